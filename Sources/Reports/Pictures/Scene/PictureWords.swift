import LayoutModel

/// What a picture says in words: its title, its message, and the whole for those who cannot see it.
struct PictureWords {
  /// A line below the picture.
  struct Note {
    var text: String
    /// The class of its colour.
    var color: String
    /// Whether it says that everything agrees.
    var isGood = false
  }

  /// How many deviations are said in words.
  private static let mostDeviations = 12

  let title: String
  /// The device and the system.
  let caption: String
  /// What there is to see, in a sentence or two.
  let headlines: [String]
  let notes: [Note]
  let description: String
  /// What happened over time; nil where nothing moved.
  let motion: String?

  init(_ scene: PictureScene) {
    title = "Picture of \(VisibleText.line(scene.name))"
    caption = Self.caption(scene)
    headlines = Self.headlines(scene)
    notes = Self.notes(scene)
    motion = MotionScene(of: scene.layout, preferring: scene.focus)?.sentence
    description =
      ([caption] + headlines + Self.parts(scene) + notes.map(\.text)
      + [motion].compactMap(\.self))
      .map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
  }

  private static func caption(_ scene: PictureScene) -> String {
    let platform = scene.configuration.platform
    let size = scene.layout.screenSize
    let device = platform.isCustomDevice ? "screen" : VisibleText.line(platform.device.name)
    var words = [
      "\(device), \(VisibleText.line(platform.systemName)) \(platform.os)",
      "\(PointText.format(size.width)) × \(PointText.format(size.height)) points",
    ]
    if platform.orientation != .portrait { words.append(platform.orientation.rawValue) }
    return words.joined(separator: ", ")
  }

  // MARK: The message

  private static func headlines(_ scene: PictureScene) -> [String] {
    if let gap = scene.layout.gaps.first(where: { $0.scope == .everything }) {
      return ["Not modelled: \(VisibleText.line(gap.reason))."]
    }
    return place(scene) + deviation(scene)
  }

  /// How far apart recorded and computed lie, the first few of them.
  private static func deviation(_ scene: PictureScene) -> [String] {
    let texts = scene.deviations.prefix(3).compactMap { deviation in
      deviation.difference.map {
        "\(VisibleText.line(scene.shortened(deviation.metric))) Δ\u{A0}\(PointText.signed($0))"
      }
    }
    guard !texts.isEmpty else { return [] }
    let more = scene.deviations.count > texts.count ? ", …" : ""
    return ["Recorded deviates: \(texts.joined(separator: ", "))\(more)"]
  }

  /// Where the content lies; without a scroll view where the view does.
  private static func place(_ scene: PictureScene) -> [String] {
    guard scene.drawsFocus else {
      let reason = scene.layout.gaps.first.map { "not modelled: \(VisibleText.line($0.reason))" }
      return ["Where \(quoted(scene.focusView.id)) lies is \(reason ?? "hidden")."]
    }
    guard let content = scene.content else { return [frameSentence(scene)] }
    let id = quoted(scene.focusView.id)
    var lines: [String] = []
    for axis in [Axis.y, .x] where content.offset[axis] != 0 {
      lines.append(offsetSentence(content.offset[axis], axis, of: id))
      let value = PointText.format(content.offset[axis])
      let reason = reason(of: axis, scene) ?? ""
      lines.append("contentOffset.\(axis.rawValue) = \(value)\(reason)")
    }
    if lines.isEmpty {
      lines.append("The content begins at the top left corner of \(id): contentOffset = 0, 0")
    }
    return lines
  }

  private static func offsetSentence(_ offset: Double, _ axis: Axis, of id: String) -> String {
    let distance = PointText.format(offset.magnitude)
    let points = offset.magnitude == 1 ? "point" : "points"
    let side =
      switch (axis, offset < 0) {
      case (.y, true): "below the top of"
      case (.y, false): "above the top of"
      case (.x, true): "to the right of the left edge of"
      case (.x, false): "to the left of the left edge of"
      }
    return "The content begins \(distance) \(points) \(side) \(id)."
  }

  /// Where the offset comes from, as the rest of an equation, if the layout says so.
  private static func reason(of axis: Axis, _ scene: PictureScene) -> String? {
    let metric = Metric(.view(scene.focus), .contentOffset(axis))
    guard let explanation = scene.layout.explanation(of: metric) else { return nil }
    // "300 = set 300" is no reason.
    let value = NumberText.format(explanation.value)
    let rest = explanation.expression.dropLast(value.count)
    if explanation.expression.hasSuffix(" " + value),
      rest.allSatisfy({ $0.isLetter || $0 == " " || $0 == "." })
    {
      return nil
    }
    let isSum = scene.layout.derivation(of: metric)?.form == .sum
    return (isSum ? " = " : ": ") + withMinus(explanation.expression)
  }

  /// Writes the minus signs of an expression as such; a hyphen between letters stays one.
  static func withMinus(_ expression: String) -> String {
    let scalars = Array(expression.unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      let isSign = scalar == "-" && (before == " " || before == "(")
      text.append(isSign ? "\u{2212}" : scalar)
    }
    return VisibleText.line(String(text))
  }

  private static func frameSentence(_ scene: PictureScene) -> String {
    let frame = scene.layout.views[scene.focus].frame
    let id = quoted(scene.focusView.id)
    let place = "\(PointText.format(frame.minX)), \(PointText.format(frame.minY))"
    let size =
      "\(PointText.format(frame.size.width)) × \(PointText.format(frame.size.height)) points"
    return "The frame of \(id) begins at \(place) and is \(size) large."
  }

  private static func quoted(_ id: String) -> String {
    "“\(DrawnText.fitted(VisibleText.line(id), to: 300, .headline))”"
  }

  // MARK: The parts

  /// What is drawn, for those who cannot see it.
  private static func parts(_ scene: PictureScene) -> [String] {
    var parts = scene.bars.map {
      "The \($0.name) is \(PointText.format($0.frame.size.height)) points high"
    }
    if let (_, insets) = scene.safeArea {
      let name = scene.layout.hasSafeAreas ? "safe area insets" : "layout guides"
      parts.append(
        "The \(name) are \(PointText.format(insets.top)) at the top and"
          + " \(PointText.format(insets.bottom)) at the bottom")
    }
    guard let content = scene.content else { return parts }
    parts.append(frameSentence(scene))
    parts.append(
      "The content is \(PointText.format(content.contentSize.width)) ×"
        + " \(PointText.format(content.contentSize.height)) points large")
    for band in content.bands {
      let value = PointText.format(band.value)
      parts.append(
        band.kind == .added
          ? "The system adds \(value) points of inset at the \(band.edge.rawValue)"
          : "contentInset.\(band.edge.rawValue) is \(value)")
    }
    if let first = content.rows.first, let last = content.rows.last {
      parts.append(
        content.rows.count == 1
          ? "In sight is \(first.name)" : "In sight are \(first.name) to \(last.name)")
    }
    return parts
  }

  // MARK: Below the picture

  private static func notes(_ scene: PictureScene) -> [Note] {
    var notes = comparison(scene)
    for gap in scene.layout.gaps.prefix(3) where gap.scope != .everything {
      notes.append(Note(text: "Not modelled: \(VisibleText.line(gap.reason)).", color: "pl-quiet"))
    }
    if scene.omittedBoxCount > 0 {
      let count = CountText.format(scene.omittedBoxCount, "more view")
      notes.append(Note(text: "\(count) not drawn.", color: "pl-quiet"))
    }
    return notes
  }

  private static func comparison(_ scene: PictureScene) -> [Note] {
    let agreeing = scene.comparisons.filter {
      $0.verdict == .match || $0.verdict == .unexpectedMatch
    }.count
    let deviations = scene.deviations
    var notes: [Note] = []
    if deviations.isEmpty, agreeing > 0 {
      let text =
        agreeing == 1
        ? "✓ Recorded = computed: the one number that was recorded is the computed one."
        : "✓ Recorded = computed: all \(agreeing) numbers that were compared agree."
      notes.append(Note(text: text, color: "pl-good", isGood: true))
    } else if deviations.isEmpty {
      notes.append(
        Note(text: "Computed; nothing that was recorded is compared with it.", color: "pl-quiet"))
    }
    for deviation in deviations.prefix(mostDeviations) {
      var text = deviation.isWaived ? "~ " : "✗ "
      text += "\(VisibleText.line(deviation.metric)): recorded \(deviation.recorded),"
      text += " computed \(deviation.computed)"
      if let difference = deviation.difference { text += ", Δ \(PointText.signed(difference))" }
      if deviation.isWaived { text += " (waived)" }
      notes.append(Note(text: text, color: "pl-recorded-text"))
    }
    if deviations.count > mostDeviations {
      let count = CountText.format(deviations.count - mostDeviations, "more deviation")
      notes.append(Note(text: "… \(count).", color: "pl-recorded-text"))
    }
    if !deviations.isEmpty, agreeing > 0 {
      notes.append(
        Note(text: "✓ \(CountText.format(agreeing, "number")) as computed.", color: "pl-quiet"))
    }
    return notes
  }
}

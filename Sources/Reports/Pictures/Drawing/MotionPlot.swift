import LayoutModel

/// The offset over time on paper: the axes, the curve, and what happened.
struct MotionPlot {
  private static let widestSlot = 40.0
  /// How many rows of labels there are at most; what has no room in them is a dot without a name.
  private static let mostRows = 6
  /// How many offsets are named at the side.
  private static let mostLevels = 9
  private static let curveHeight = 150.0
  private static let rowHeight = 17.0

  private struct PlacedMark {
    var mark: MotionScene.Mark
    var x: Double
    /// Nil where there is no room for it.
    var label: (text: DrawnLabel, row: Int)?
  }

  private let motion: MotionScene
  private let left: Double
  private let right: Double
  private var curveTop = 0.0
  /// Units of the drawing a second.
  private let unit: Double
  /// The room of a jump, which takes no time.
  private let slotWidth: Double
  private let low: Double
  private let high: Double
  private let levels: [(value: Double, name: String)]
  private var marks: [PlacedMark] = []
  private var curve: [SVGWriter.Position] = []
  private var jumps: [[SVGWriter.Position]] = []
  /// Where time passes, and how much has passed where each piece begins and ends.
  private var pieces: [(x: ClosedRange<Double>, time: ClosedRange<Double>)] = []

  init(_ motion: MotionScene, left: Double, right: Double, top: Double) {
    self.motion = motion
    var values = motion.stretches.flatMap { $0.samples.map(\.value) } + motion.marks.map(\.value)
    values.append(motion.start)
    let least = values.min() ?? 0
    let most = values.max() ?? 0
    let margin = max(4, (most - least) * 0.12)
    low = least - margin
    high = most + margin
    levels = Self.levels(of: motion, in: (least - margin)...(most + margin))
    let widest = levels.map {
      DrawnLabel(text: $0.name, number: PointText.format($0.value), face: .small).width
    }
    self.left = left + (widest.max() ?? 0) + 14
    self.right = right
    let slots = Double(motion.marks.filter { $0.jumpsFrom != nil }.count)
    let room = right - self.left - 60
    slotWidth = min(Self.widestSlot, 0.6 * room / max(1, slots))
    unit = motion.duration > 0 ? (room - slots * slotWidth) / motion.duration : 0
    follow()
    let rows = Double(1 + (marks.compactMap(\.label?.row).max() ?? 0))
    curveTop = top + rows * Self.rowHeight + 10
    follow()
  }

  /// The lower end of the plot with its axis.
  var bottom: Double { curveTop + Self.curveHeight + 30 }

  private func y(_ value: Double) -> Double {
    curveTop + (high - value) / (high - low) * Self.curveHeight
  }

  /// The offsets that are named at the side: where it began, where it rests, and the range.
  private static func levels(
    of motion: MotionScene, in range: ClosedRange<Double>
  ) -> [(value: Double, name: String)] {
    var levels: [(value: Double, name: String)] = []
    func add(_ value: Double, _ name: String) {
      guard range.contains(value) else { return }
      if let index = levels.firstIndex(where: { $0.value == value }) {
        if !levels[index].name.split(separator: ", ").contains(Substring(name)) {
          levels[index].name += ", \(name)"
        }
      } else if levels.count < mostLevels {
        levels.append((value, name))
      }
    }
    add(motion.start, "start")
    let samples = motion.stretches.flatMap { $0.samples.map(\.value) }
    if let last = samples.last ?? motion.marks.last?.value { add(last, "rest") }
    add(motion.range.minimum, "least at rest")
    if motion.range.maximum != motion.range.minimum { add(motion.range.maximum, "largest at rest") }
    for mark in motion.marks where mark.jumpsFrom != nil { add(mark.value, mark.name) }
    return levels.sorted { $0.value > $1.value }
  }

  /// Follows the motion from left to right and keeps where everything lies.
  private mutating func follow() {
    marks = []
    curve = []
    jumps = []
    pieces = []
    var x = left + 14
    var time = 0.0
    var value = motion.start
    curve.append((left, y(value)))
    curve.append((x, y(value)))
    var rows: [Double] = []
    for stretch in motion.stretches {
      let begin = (x: x, time: time)
      for sample in stretch.samples {
        x += max(0, sample.time - time) * unit
        time = max(time, sample.time)
        value = sample.value
        curve.append((x, y(value)))
      }
      if let mark = stretch.mark {
        x += max(0, mark.time - time) * unit
        time = max(time, mark.time)
        if mark.jumpsFrom == nil { value = mark.value }
        curve.append((x, y(value)))
        if x > begin.x { pieces.append((begin.x...x, begin.time...time)) }
        if mark.jumpsFrom != nil {
          let from = (x: x, y: y(value))
          x += slotWidth
          value = mark.value
          jumps.append([from, (x, y(value))])
          // The line is broken where the jump is: a dashed one takes its place.
          curve.append((.nan, .nan))
          curve.append((x, y(value)))
        }
        place(mark, at: x, &rows)
      } else if x > begin.x {
        pieces.append((begin.x...x, begin.time...time))
      }
    }
    curve.append((min(right, x + 24), y(value)))
  }

  /// Finds the lowest row in which a mark's label has room.
  private mutating func place(_ mark: MotionScene.Mark, at x: Double, _ rows: inout [Double]) {
    var label = DrawnLabel(
      text: mark.name, number: PointText.format(mark.value), face: .small)
    label.x = max(left, min(x - 4, right - label.width))
    let row = rows.firstIndex { $0 + 8 < label.x } ?? rows.count
    guard row < Self.mostRows else {
      marks.append(PlacedMark(mark: mark, x: x, label: nil))
      return
    }
    if row == rows.count { rows.append(0) }
    rows[row] = label.x + label.width
    marks.append(PlacedMark(mark: mark, x: x, label: (label, row)))
  }

  // MARK: Drawing

  func draw(into writer: inout SVGWriter) {
    let floor = curveTop + Self.curveHeight
    drawLevels(into: &writer)
    writer.path([[(left, curveTop), (left, floor)]], "pl-axis")
    for placed in marks {
      guard let label = placed.label else { continue }
      writer.line((placed.x, labelY(label.row) + 3), (placed.x, floor), "pl-leader")
    }
    writer.path(curve.split { $0.x.isNaN }.map(Array.init), "pl-curve")
    writer.path(jumps, "pl-jump")
    for placed in marks {
      writer.dot((placed.x, y(placed.mark.value)), radius: 3.2, "pl-event")
      guard var label = placed.label?.text, let row = placed.label?.row else { continue }
      label.y = labelY(row)
      writer.label(label)
    }
    drawTime(at: floor, into: &writer)
  }

  private func labelY(_ row: Int) -> Double { curveTop - 10 - Double(row) * Self.rowHeight }

  private func drawLevels(into writer: inout SVGWriter) {
    let places = LabelStack.places(
      levels.map { y($0.value) }, pitch: 13,
      in: curveTop...(curveTop + Self.curveHeight))
    for (level, place) in zip(levels, places) {
      writer.path([[(left - 8, place), (left, y(level.value))]], "pl-leader")
      writer.line((left, y(level.value)), (right, y(level.value)), "pl-level")
      let label = DrawnLabel(
        text: level.name, number: PointText.format(level.value), face: .small, anchor: .end)
      writer.label(label.at(left - 11, place))
    }
  }

  /// Draws the axis of time: solid where time passes, dashed where it stands still.
  private func drawTime(at floor: Double, into writer: inout SVGWriter) {
    writer.line((left, floor), (right, floor), "pl-axis pl-instant")
    writer.path(pieces.map { [($0.x.lowerBound, floor), ($0.x.upperBound, floor)] }, "pl-axis")
    let step = Self.tick(for: motion.duration)
    var next = 0
    var last = -Double.infinity
    for piece in pieces {
      while Double(next) * step <= piece.time.upperBound + 1e-9, next < 100 {
        let time = Double(next) * step
        let x = piece.x.lowerBound + (time - piece.time.lowerBound) * unit
        writer.line((x, floor), (x, floor + 4), "pl-axis")
        var label = DrawnLabel(
          text: "\(PointText.format(time)) s", face: .small, color: "pl-quiet", anchor: .middle)
        label.x = x
        label.y = floor + 15
        if label.frame.minX > last + 4 {
          writer.label(label)
          last = label.frame.maxX
        }
        next += 1
      }
    }
  }

  /// A round distance of ticks, so that there are no more than eight.
  private static func tick(for duration: Double) -> Double {
    var step = 0.1
    var factors = 0
    while duration / step > 8, step.isFinite {
      step *= factors % 3 == 1 ? 2.5 : 2
      factors += 1
    }
    return step
  }
}

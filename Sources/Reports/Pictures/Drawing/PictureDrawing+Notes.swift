import LayoutModel

extension PictureDrawing {
  /// Writes below the picture what recorded and computed come to, what is not modelled, the key to
  /// the signs and the scale.
  ///
  /// - Returns: The lower end of what was drawn.
  mutating func drawNotes(below start: Double) -> Double {
    var y = start + 6
    let room = width - 24
    for note in words.notes {
      for line in DrawnText.wrapped(note.text, to: room, .emphasis) {
        y += 15
        writer.label(
          DrawnLabel(
            text: line, face: note.isGood ? .emphasis : .text, color: note.color,
            x: Self.margin, y: y))
      }
    }
    return drawKey(below: y + 8)
  }

  /// A sign with what it stands for.
  private struct KeyEntry {
    var text: String
    var draw: (inout SVGWriter, Rect) -> Void
  }

  private mutating func drawKey(below start: Double) -> Double {
    var x = 12.0
    var y = start + 10
    func advance(_ width: Double) {
      if x > 12, x + width > self.width - 12 {
        x = 12
        y += 20
      }
    }
    for entry in keyEntries() {
      let size = 24 + 6 + DrawnText.width(entry.text, .small) + 16
      advance(size)
      entry.draw(&writer, Rect(x: x, y: y - 6, width: 24, height: 12))
      writer.label(DrawnLabel(text: entry.text, face: .small).at(x + 30, y))
      x += size
    }
    let unit = 100 * self.x.scale
    let text = "100 points"
    advance(unit + 12 + DrawnText.width(text, .small))
    let (from, to) = (x, x + unit)
    writer.path(
      [
        [(from, y), (to, y)], [(from, y - 4), (from, y + 4)], [(to, y - 4), (to, y + 4)],
        [((from + to) / 2, y - 2.5), ((from + to) / 2, y + 2.5)],
      ], "pl-dimension")
    writer.label(DrawnLabel(text: text, face: .small).at(to + 6, y))
    return y + 8
  }

  /// The signs that this picture has.
  private func keyEntries() -> [KeyEntry] {
    var entries: [KeyEntry] = []
    func add(_ text: String, _ draw: @escaping (inout SVGWriter, Rect) -> Void) {
      entries.append(KeyEntry(text: text, draw: draw))
    }
    func middle(_ rect: Rect) -> [[SVGWriter.Position]] {
      [[(rect.minX, rect.minY + 6), (rect.maxX, rect.minY + 6)]]
    }
    if let content = scene.content {
      add("content") { writer, rect in
        writer.rect(rect, "pl-content")
        writer.rect(rect, "pl-content-edge")
      }
      if content.offset != .zero {
        add("contentOffset: from the content's origin to the bounds' origin") { writer, rect in
          writer.line((rect.minX, rect.minY + 6), (rect.maxX - 8, rect.minY + 6), "pl-offset")
          writer.arrowhead(
            at: (rect.maxX, rect.minY + 6), direction: (1, 0), length: 10, width: 8,
            "pl-offset-head")
        }
      }
      if content.bands.contains(where: { $0.kind == .contentInset }) {
        add("contentInset") { writer, rect in
          writer.path(Hatching.lines(in: rect, pitch: 6, isAscending: true), "pl-inset")
          writer.rect(rect, "pl-inset")
        }
      }
      if content.bands.contains(where: { $0.kind == .added }) {
        add("added by the system (adjustedContentInset)") { writer, rect in
          writer.path(Hatching.lines(in: rect, pitch: 5, isAscending: false), "pl-added")
          writer.rect(rect, "pl-added")
        }
      }
    }
    if scene.safeArea != nil {
      add(scene.layout.hasSafeAreas ? "safe area" : "layout guides") { writer, rect in
        writer.path(middle(rect), "pl-safe")
      }
    }
    if scene.deviations.contains(where: { $0.place != nil }) {
      add("recorded, where it deviates") { writer, rect in
        writer.path(middle(rect), "pl-recorded")
      }
    }
    if !x.breaks.isEmpty || !y.breaks.isEmpty {
      add("broken: a part is left out") { writer, rect in
        writer.path(
          [
            (0...6).map { index in
              (rect.minX + Double(index) * 4, rect.minY + 6 + (index % 2 == 0 ? 2 : -2))
            }
          ], "pl-break-edge")
      }
    }
    return entries
  }
}

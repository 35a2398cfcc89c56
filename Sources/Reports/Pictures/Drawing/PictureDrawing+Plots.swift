import LayoutModel

extension PictureDrawing {
  /// Draws the offset over time, if content moved.
  ///
  /// What takes no time, as a drag of a document does, has a slot of its own, so that it is seen.
  ///
  /// - Returns: The lower end of what was drawn.
  mutating func drawPlot(below start: Double) -> Double {
    guard let motion = MotionScene(of: scene.layout, preferring: scene.focus) else { return start }
    let plot = MotionPlot(motion, left: 12, right: width - 24, top: start + 26)
    let id = VisibleText.line(scene.configuration.views[motion.view].id)
    let title = "contentOffset.\(motion.axis.rawValue) of \(id) over time"
    writer.label(
      DrawnLabel(
        text: DrawnText.fitted(title, to: width - 2 * Self.margin, .headline), face: .headline,
        x: Self.margin, y: start + 24))
    plot.draw(into: &writer)
    return plot.bottom
  }
}

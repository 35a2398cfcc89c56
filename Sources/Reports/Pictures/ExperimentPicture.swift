package import LayoutModel

/// The picture of an experiment: its geometry as a technical drawing, in points.
///
/// ```swift
/// let picture = ExperimentPicture(
///   name: "own/table", configuration: configuration, layout: layout, comparisons: comparisons)
/// picture.svg()  // <svg …>: stands in a page that has ExperimentPicture.styleSheet
/// ```
///
/// What is computed is drawn, what was recorded lies over it where it deviates, and the deviation is
/// dimensioned. A layout that explains its numbers lets the picture say where they come from; one
/// with sampled motion adds the offset over time.
package struct ExperimentPicture: Sendable {
  private let scene: PictureScene

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - name: The experiment's name.
  ///   - configuration: What was laid out.
  ///   - layout: What the simulator made of it.
  ///   - comparisons: Recorded beside computed; empty where nothing was compared.
  package init(
    name: String, configuration: Configuration, layout: Layout, comparisons: [Comparison]
  ) {
    scene = PictureScene(
      name: name, configuration: configuration, layout: layout, comparisons: comparisons)
  }

  /// Returns an `<svg>` element for a page that has the ``styleSheet``.
  ///
  /// It has neither identifiers nor styles of its own, no script and no reference to anything.
  package func svg() -> String { drawing(showsName: false).svg(isStandalone: false) }

  /// Returns a whole SVG file with its style inside.
  package func standaloneSVG() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + drawing(showsName: true).svg(isStandalone: true)
  }

  /// Returns the picture in box-drawing characters; nil where so few columns have no room for it.
  package func characters(width: Int) -> [String]? {
    width < CharacterPicture.leastWidth ? nil : CharacterPicture(scene, width: width).lines
  }

  /// The device, the system and the screen in words.
  var caption: String { PictureWords(scene).caption }

  func drawing(showsName: Bool) -> PictureDrawing {
    PictureDrawing(scene, showsName: showsName)
  }
}

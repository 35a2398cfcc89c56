/// The parts of a search bar.
public struct SearchBarLayout: Hashable, Sendable {
  /// The frame of the text field in the bar.
  public var searchTextField: Rect
  /// The height that the bar asks for, in points.
  public var idealHeight: Double

  /// Makes a layout.
  public init(searchTextField: Rect, idealHeight: Double) {
    self.searchTextField = searchTextField
    self.idealHeight = idealHeight
  }
}

/// The data and layout of a collection view.
public struct CollectionViewConfiguration: Hashable, Sendable {
  /// The layout.
  public var layout: FlowLayoutConfiguration
  /// The sections of the data source.
  public var sections: [CollectionSection]

  /// Makes a collection view's data; by default without any section.
  public init(layout: FlowLayoutConfiguration = .init(), sections: [CollectionSection] = []) {
    self.layout = layout
    self.sections = sections
  }
}

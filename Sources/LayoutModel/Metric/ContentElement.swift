/// A thing that a table or collection view lays out.
public enum ContentElement: Hashable, Sendable {
  case row(IndexPath)
  case item(IndexPath)
  /// The header of a section.
  case header(section: Int)
  /// The footer of a section.
  case footer(section: Int)
}

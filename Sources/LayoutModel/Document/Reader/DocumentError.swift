/// What is wrong with a document: what was found, where, and what would be right.
public struct DocumentError: Error, Hashable, Sendable {
  /// What was found and what would be right, in one line.
  public var message: String
  /// Where the value, or its key, begins.
  public var location: SourceLocation
  /// The JSON path of the value, as in `configuration.view.subviews[0].frame`; empty for the
  /// document itself.
  public var path: String

  /// Makes an error.
  public init(_ message: String, at location: SourceLocation, path: String) {
    self.message = message
    self.location = location
    self.path = path
  }
}

extension DocumentError: CustomStringConvertible {
  /// One line, as in `3:12: configuration.view.frame: …`.
  public var description: String {
    path.isEmpty ? "\(location): \(message)" : "\(location): \(path): \(message)"
  }
}

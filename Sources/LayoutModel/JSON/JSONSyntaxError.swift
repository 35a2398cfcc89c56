/// The first place where an input isn't JSON, and what would be right there.
public struct JSONSyntaxError: Error, Equatable, Sendable {
  /// One line that says what was found and what would be right, without the location.
  public var message: String
  /// Where it was found.
  public var location: SourceLocation

  /// Creates an error from its parts.
  public init(message: String, location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The location and the message: `3:12: found ',' where a value should be`.
  public var description: String { "\(location): \(message)" }
}

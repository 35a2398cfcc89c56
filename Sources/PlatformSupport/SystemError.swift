/// What the operating system answered to a call that failed.
public struct SystemError: Error, Hashable, Sendable {
  /// The number of the error, as in errno(3).
  public let number: Int32

  /// Makes an error.
  public init(number: Int32) {
    self.number = number
  }

  /// What a program can do about it.
  public enum Kind: Sendable {
    case notFound
    case notPermitted
    case noReader
    case other
  }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words, as in "No such file or directory".
  public var description: String { PlatformSupport.message(of: self) }

  /// What kind of error it is.
  public var kind: Kind { PlatformSupport.kind(of: self) }
}

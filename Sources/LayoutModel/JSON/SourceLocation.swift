/// A place in a text as people count it: line and column, both from 1.
///
/// Lines end at a line feed. The column counts Unicode scalars, so that it agrees with what an
/// editor shows for a text without combining marks.
public struct SourceLocation: Equatable, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a location; without arguments, the beginning of a text.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Returns the location behind `bytes` when this one is the location of their first byte.
  ///
  /// - Complexity: O(n) in the number of bytes.
  func advanced(over bytes: ArraySlice<UInt8>) -> SourceLocation {
    let lineFeeds = bytes.count { $0 == ASCII.lineFeed }
    let lastLineFeed = lineFeeds == 0 ? nil : bytes.lastIndex(of: ASCII.lineFeed)
    let lastLine = bytes[(lastLineFeed.map { $0 + 1 } ?? bytes.startIndex)...]
    let scalars = lastLine.count { $0 & 0b1100_0000 != 0b1000_0000 }
    return SourceLocation(line: line + lineFeeds, column: (lineFeeds == 0 ? column : 1) + scalars)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as compilers print it: `3:12`.
  public var description: String { "\(line):\(column)" }
}

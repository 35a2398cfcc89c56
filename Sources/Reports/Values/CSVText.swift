import LayoutModel

/// A text as a cell of CSV.
///
/// Quoted is what holds a comma, a quote or a line end, as RFC 4180 has it. A text that a
/// spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets take for
/// "this is text"; so does one that begins with an apostrophe, so that no two texts make one cell.
struct CSVText {
  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")

  private let bytes: UnsafeBufferPointer<UInt8>
  private let isQuoted: Bool
  private let isGuarded: Bool

  /// Looks at a text, which must outlive this.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isQuoted = bytes.contains { word in
      word.equal(to: Self.comma) | word.equal(to: Self.quote)
        | word.equal(to: UInt8(ascii: "\n")) | word.equal(to: UInt8(ascii: "\r"))
    }
    isGuarded = bytes.first.map(Self.isToBeGuarded) ?? false
  }

  /// The most bytes that it takes: a quote is two, and around it are two more.
  var longest: Int { (isQuoted ? 2 * bytes.count + 2 : bytes.count) + 1 }

  /// Writes the cell.
  @inline(__always)
  func write(to run: inout ByteRun) {
    if isQuoted { run.append(Self.quote) }
    if isGuarded { run.append(UInt8(ascii: "'")) }
    guard isQuoted else { return run.append(bytes) }
    for byte in bytes {
      if byte == Self.quote { run.append(byte) }
      run.append(byte)
    }
    run.append(Self.quote)
  }

  private static func isToBeGuarded(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}

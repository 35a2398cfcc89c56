import LayoutModel

/// Writes CSV as RFC 4180 has it, with lines that end in a line feed alone.
struct CSVWriter: Sendable {
  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")

  private(set) var bytes: [UInt8] = []
  private var isAtLineStart = true

  /// What has been written, as a text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a text.
  ///
  /// A text that a spreadsheet would run as a formula gets an apostrophe before it, which
  /// spreadsheets take for "this is text".
  mutating func cell(_ text: String) {
    separate()
    let isFormula = text.utf8.first.map(Self.beginsFormula) ?? false
    guard isFormula || text.utf8.contains(where: Self.needsQuotes) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    let isQuoted = text.utf8.contains(where: Self.needsQuotes)
    if isQuoted { bytes.append(Self.quote) }
    if isFormula { bytes.append(UInt8(ascii: "'")) }
    for byte in text.utf8 {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(Self.quote) }
  }

  /// Writes a number in its shortest form; nothing where there is none.
  mutating func cell(_ number: Double?) {
    word(number.map(NumberText.format) ?? "")
  }

  /// Writes an integer.
  mutating func cell(_ integer: Int) {
    word(String(integer))
  }

  /// Writes a value; nothing where it is missing.
  mutating func cell(_ value: MetricValue?) {
    switch value {
    case .number(let number): cell(number)
    case .text(let text): cell(text)
    case .boolean(let boolean): word(boolean ? "true" : "false")
    case .missing, nil: word("")
    }
  }

  /// Writes a word of the program's own as it is.
  mutating func word(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
  }

  /// Ends the line.
  mutating func endLine() {
    bytes.append(Self.lineFeed)
    isAtLineStart = true
  }

  /// Moves what has been written to the end of the output.
  mutating func move(to output: inout [UInt8]) {
    output += bytes
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func separate() {
    if !isAtLineStart { bytes.append(Self.comma) }
    isAtLineStart = false
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == Self.comma || byte == Self.quote || byte == Self.lineFeed
      || byte == UInt8(ascii: "\r")
  }

  private static func beginsFormula(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}

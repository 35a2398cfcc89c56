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
    text.withBytes { text in
      let isQuoted = text.contains { word in
        word.equal(to: Self.comma) | word.equal(to: Self.quote) | word.equal(to: Self.lineFeed)
          | word.equal(to: UInt8(ascii: "\r"))
      }
      let isFormula = text.first.map(Self.beginsFormula) ?? false
      // A quote is two; around it are two more, and a formula's apostrophe.
      append(atMost: isQuoted ? 2 * text.count + 3 : text.count + 1) { run in
        if isQuoted { run.append(Self.quote) }
        if isFormula { run.append(UInt8(ascii: "'")) }
        guard isQuoted else { return run.append(text) }
        for byte in text {
          if byte == Self.quote { run.append(byte) }
          run.append(byte)
        }
        run.append(Self.quote)
      }
    }
  }

  /// Writes a number in its shortest form; nothing where there is none.
  mutating func cell(_ number: Double?) {
    append(atMost: NumberText.longest) { run in
      if let number { NumberText.append(number, to: &run) }
    }
  }

  /// Writes an integer.
  mutating func cell(_ integer: Int) {
    append(atMost: NumberText.longest) { $0.append(decimal: integer) }
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
    append(atMost: word.utf8.count) { $0.append(word) }
  }

  /// Writes the cells of another writer, which are on one line that has not ended.
  mutating func cells(of other: CSVWriter) {
    other.bytes.withUnsafeBufferPointer { cells in
      append(atMost: cells.count) { $0.append(cells) }
    }
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

  /// Appends a cell with what separates it from the one before it.
  private mutating func append(atMost capacity: Int, _ cell: (inout ByteRun) -> Void) {
    let isFirst = isAtLineStart
    isAtLineStart = false
    bytes.append(atMost: capacity + 1) { run in
      if !isFirst { run.append(Self.comma) }
      cell(&run)
    }
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

import LayoutModel

/// Writes CSV as RFC 4180 has it, with lines that end in a line feed alone.
struct CSVWriter: Sendable {
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")

  private(set) var bytes: [UInt8] = []
  private var isAtLineStart = true

  /// What has been written, as a text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a text, as ``CSVText`` does.
  mutating func cell(_ text: String) {
    text.withBytes { bytes in
      let cell = CSVText(bytes)
      append(atMost: cell.longest) { cell.write(to: &$0) }
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

  /// Ends the line.
  mutating func endLine() {
    bytes.append(Self.lineFeed)
    isAtLineStart = true
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
}

import LayoutModel

/// Writes CSV as RFC 4180 has it, with lines that end in a line feed alone.
struct CSVWriter {
  private(set) var text = ""
  private var isAtLineStart = true

  /// Writes a text.
  ///
  /// A text that a spreadsheet would run as a formula gets an apostrophe before it, which
  /// spreadsheets take for "this is text".
  mutating func cell(_ text: String) {
    let first = text.unicodeScalars.first
    let isFormula = first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    append(isFormula ? "'\(text)" : text)
  }

  /// Writes a number in its shortest form; nothing where there is none.
  mutating func cell(_ number: Double?) {
    append(number.map(NumberText.format) ?? "")
  }

  /// Writes an integer.
  mutating func cell(_ integer: Int) {
    append(String(integer))
  }

  /// Writes a value; nothing where it is missing.
  mutating func cell(_ value: MetricValue?) {
    switch value {
    case .number(let number): cell(number)
    case .text(let text): cell(text)
    case .boolean(let boolean): append(boolean ? "true" : "false")
    case .missing, nil: append("")
    }
  }

  /// Writes a word of the program's own as it is.
  mutating func word(_ word: String) {
    append(word)
  }

  /// Ends the line.
  mutating func endLine() {
    text += "\n"
    isAtLineStart = true
  }

  private mutating func append(_ cell: String) {
    if !isAtLineStart { text += "," }
    isAtLineStart = false
    let needsQuotes = cell.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r"
    }
    guard needsQuotes else {
      text += cell
      return
    }
    text += "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }
}

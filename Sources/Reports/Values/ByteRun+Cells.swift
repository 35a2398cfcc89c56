import LayoutModel

/// Goes on with a line that has cells already: before each comes a comma.
///
/// There must be room for what is written.
extension OutputSpan<UInt8> {
  /// Writes a text.
  mutating func cell(_ text: String) {
    beginCell()
    text.withBytes { CSVText($0).write(to: &self) }
  }

  /// Writes a text that has nothing to quote, given as UTF-8.
  @inline(__always)
  mutating func cell(plain text: [UInt8]) {
    beginCell()
    text.withUnsafeBufferPointer { append($0) }
  }

  /// Writes a number in its shortest form; nothing where there is none.
  @inline(__always)
  mutating func cell(_ number: Double?) {
    beginCell()
    if let number { NumberText.append(number, to: &self) }
  }

  /// Writes a number into two cells.
  @inline(__always)
  mutating func cells(bothOf number: Double) {
    let start = count
    cell(number)
    append(copyOf: start..<count)
  }

  /// Writes a value; nothing where it is missing.
  @inline(__always)
  mutating func cell(_ value: MetricValue?) {
    switch value {
    case .number(let number): cell(number)
    case .text(let text): cell(text)
    case .boolean(let boolean): append((boolean ? ",true" : ",false") as StaticString)
    case .missing, nil: beginCell()
    }
  }

  @inline(__always)
  private mutating func beginCell() { append(UInt8(ascii: ",")) }
}

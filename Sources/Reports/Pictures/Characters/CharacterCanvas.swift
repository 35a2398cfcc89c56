import LayoutModel

/// A sheet of character cells, on which later strokes cover earlier ones.
struct CharacterCanvas {
  private static let blank: Character = " "
  /// What stands in the second cell of a character that takes two.
  private static let taken: Character = "\u{0}"

  let width: Int
  let height: Int
  private var cells: [Character]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Self.blank, count: width * height)
  }

  /// Puts a character into a cell; outside of the sheet nothing happens.
  mutating func put(_ character: Character, row: Int, column: Int) {
    guard (0..<height).contains(row), (0..<width).contains(column) else { return }
    cells[row * width + column] = character
  }

  /// Puts a character into a cell that is still blank.
  mutating func fill(_ character: Character, row: Int, column: Int) {
    guard isBlank(row: row, columns: column..<(column + 1)) else { return }
    put(character, row: row, column: column)
  }

  /// Writes a text from a cell on, with a blank on both sides if asked.
  mutating func write(_ text: String, row: Int, column: Int) {
    var column = column
    for character in text {
      put(character, row: row, column: column)
      let width = max(1, DisplayWidth.of(String(character)))
      if width == 2 { put(Self.taken, row: row, column: column + 1) }
      column += width
    }
  }

  /// Whether cells of a row are on the sheet and blank.
  func isBlank(row: Int, columns: Range<Int>) -> Bool {
    guard (0..<height).contains(row), columns.lowerBound >= 0, columns.upperBound <= width else {
      return false
    }
    return columns.allSatisfy { cells[row * width + $0] == Self.blank }
  }

  mutating func drawHorizontal(_ character: Character, row: Int, columns: ClosedRange<Int>) {
    for column in columns { put(character, row: row, column: column) }
  }

  mutating func drawVertical(_ character: Character, column: Int, rows: ClosedRange<Int>) {
    for row in rows { put(character, row: row, column: column) }
  }

  /// The lines without the blanks at their ends, and without blank lines at the end.
  var lines: [String] {
    var lines = (0..<height).map { row in
      var line = String(
        cells[(row * width)..<((row + 1) * width)].filter { $0 != Self.taken })
      while line.last == Self.blank { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

import LayoutModel

/// Rows in aligned columns, as many of them as the reader's terminal has room for.
///
/// Where a row is too wide the optional columns go first, the last one before the others. Where that
/// is not enough each row becomes a small paragraph. Nothing is ever cut off in the middle.
struct TextTable {
  struct Column {
    let title: String
    var isNumber = false
    /// Whether it stands there although nothing stands in it.
    var isWanted = false
    /// Whether a narrow table may do without it.
    var isOptional = false
    /// Whether it stands on the first line of the paragraph, and without its title.
    var isHeading = false
  }

  struct Cell {
    var text: String
    var color: TextColor?

    init(_ text: String, _ color: TextColor? = nil) {
      self.text = text
      self.color = color
    }
  }

  private static let gap = "  "

  let columns: [Column]
  private(set) var rows: [[Cell]] = []

  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row of as many cells as there are columns; their text is visible already.
  mutating func add(_ row: [Cell]) {
    precondition(row.count == columns.count, "a row has a cell for each column")
    rows.append(row)
  }

  /// Returns the lines of the table, without line ends.
  func lines(_ style: TextStyle) -> [String] {
    let widths = columns.indices.map { column in
      rows.reduce(DisplayWidth.of(columns[column].title)) {
        max($0, DisplayWidth.of($1[column].text))
      }
    }
    // A column in which nothing stands says nothing, where nobody asked for it.
    var shown = columns.indices.filter { column in
      columns[column].isWanted || rows.contains { !$0[column].text.isEmpty }
    }
    guard let width = style.width else { return aligned(shown, widths, style) }
    while total(shown, widths) > width {
      guard let dropped = shown.last(where: { columns[$0].isOptional }) else {
        return paragraphs(style)
      }
      shown.removeAll { $0 == dropped }
    }
    return aligned(shown, widths, style)
  }

  private func total(_ shown: [Int], _ widths: [Int]) -> Int {
    shown.reduce(0) { $0 + widths[$1] } + Self.gap.count * max(0, shown.count - 1)
  }

  private func aligned(_ shown: [Int], _ widths: [Int], _ style: TextStyle) -> [String] {
    var lines: [String] = []
    if columns.contains(where: { !$0.title.isEmpty }) {
      let titles = columns.map { Cell($0.title, .quiet) }
      lines.append(line(titles, shown, widths, style))
    }
    return lines + rows.map { line($0, shown, widths, style) }
  }

  private func line(
    _ row: [Cell], _ shown: [Int], _ widths: [Int], _ style: TextStyle
  ) -> String {
    var line = ""
    var blank = ""
    for column in shown {
      let cell = row[column]
      let padding = String(
        repeating: " ", count: max(0, widths[column] - DisplayWidth.of(cell.text)))
      let text = style.paint(cell.text, cell.color)
      // The spaces behind a cell wait for the next one, so that no line ends in them.
      if cell.text.isEmpty {
        blank += padding + Self.gap
      } else if columns[column].isNumber {
        line += blank + padding + text
        blank = Self.gap
      } else {
        line += blank + text
        blank = padding + Self.gap
      }
    }
    return line
  }

  private func paragraphs(_ style: TextStyle) -> [String] {
    var lines: [String] = []
    for row in rows {
      let cells = zip(columns, row).filter { !$0.1.text.isEmpty }
      let heading = cells.filter(\.0.isHeading).map { style.paint($0.1.text, $0.1.color) }
      lines.append(heading.joined(separator: " "))
      for (column, cell) in cells where !column.isHeading {
        lines += paragraph(column.title, cell, style)
      }
    }
    return lines
  }

  /// A cell with its title before it; prose that is too long is broken between its words.
  private func paragraph(_ title: String, _ cell: Cell, _ style: TextStyle) -> [String] {
    let first = "  \(title) "
    let isShort = style.width.map { DisplayWidth.of(first + cell.text) <= $0 } ?? true
    let lines =
      isShort
      ? [first + cell.text]
      : WrappedText.lines(cell.text, width: style.width, first: first, rest: "    ")
    return lines.enumerated().map { index, line in
      let indent = index == 0 ? first.count : 4
      let text = style.paint(String(line.dropFirst(indent)), cell.color)
      return index == 0
        ? "  \(style.paint(title, .quiet)) \(text)" : line.prefix(indent) + text
    }
  }
}

/// CSV as programs print it.
enum CSVText {
  /// Returns the rows, each a list of cells.
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    var characters = Array(text.replacing("\r\n", with: "\n"))[...]
    while let character = characters.popFirst() {
      switch character {
      case "\"" where isQuoted && characters.first == "\"": cell.append(characters.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\n" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.append(character)
      }
    }
    return cell.isEmpty && row.isEmpty ? rows : rows + [row + [cell]]
  }
}

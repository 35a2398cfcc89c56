/// Values that a question asks of each experiment, or of each group of them.
///
///     let columns = try ColumnList.parse("name, os, measured.table.contentOffset.y")
///     let ofGroups = try ColumnList.parse("count, mean(measured.table.contentOffset.y)")
package struct ColumnList: Sendable {
  /// The list as it was written.
  package let text: String

  let expressions: [FilterExpression]

  /// Reads a list of values that are separated by commas.
  ///
  /// - Throws: `FilterError` where the text is none.
  package static func parse(_ text: String) throws(FilterError) -> ColumnList {
    ColumnList(text: text, expressions: try FilterParser.values(text))
  }

  /// How many experiments there are.
  package static let count = ColumnList(
    text: "count", expressions: [FilterExpression(kind: .name("count"), columns: 0..<5)])

  /// The values as they were written, for headings.
  package var names: [String] {
    let characters = Array(text)
    return expressions.map { String(characters[$0.columns]) }
  }
}

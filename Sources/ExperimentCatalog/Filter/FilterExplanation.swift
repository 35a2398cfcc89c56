/// How a filter is carried out.
package struct FilterExplanation: Hashable, Sendable {
  /// The statement, with a question mark for each value.
  package let sql: String

  /// The values in the order of the question marks.
  package let values: [SQLiteValue]

  /// SQLite's plan, one step a line, nested steps indented.
  package let plan: [String]
}

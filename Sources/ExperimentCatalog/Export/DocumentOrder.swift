import LayoutModel

/// Puts a document's numbers in the order in which they were written, which its canonical text has
/// forgotten.
struct DocumentOrder {
  private let measurements: Statement
  private let unexplained: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    measurements = try connection.prepare(
      """
      SELECT metric.path FROM measurement AS m CROSS JOIN metric ON metric.id = m.metric
      WHERE m.revision = ?1 ORDER BY m.position
      """)
    unexplained = try connection.prepare(
      "SELECT name FROM unexplained WHERE revision = ?1 ORDER BY position")
  }

  /// - Throws: `SQLiteError`, and `JSONSyntaxError` where the document is damaged.
  func documentText(_ text: [UInt8], of revision: Int64) throws -> [UInt8] {
    let measured = try names(measurements, revision)
    let unexplained = try names(unexplained, revision)
    // Nearly all documents that programs write are in order.
    guard !(Self.isSorted(measured) && Self.isSorted(unexplained)) else { return text }
    return DocumentReader(try JSONTape(parsing: text))
      .text(measurements: measured, unexplained: unexplained)
  }

  private func names(_ statement: Statement, _ revision: Int64) throws(SQLiteError) -> [String] {
    try statement.bind(revision, at: 1)
    var names: [String] = []
    while try statement.step() { names.append(statement.text(at: 0)) }
    return names
  }

  /// Whether the names stand as the canonical form sorts them: by their bytes.
  private static func isSorted(_ names: [String]) -> Bool {
    zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

import LayoutModel

extension CatalogChecker {
  private static let changed =
    "somebody changed the file by other means; restore it from a backup, or record them anew"

  /// Documents that are not what their digests say, or rows that are not what documents say.
  func documents() throws -> [CheckFinding] {
    let statement = try connection.prepare(
      """
      SELECT e.name, r.digest, d.document, c.fingerprint, cd.document, r.id
      FROM experiment AS e
      CROSS JOIN revision AS r ON r.experiment = e.id
      CROSS JOIN revision_document AS d ON d.revision = r.id
      CROSS JOIN configuration AS c ON c.id = r.configuration
      CROSS JOIN configuration_document AS cd ON cd.configuration = c.id
      ORDER BY e.name, r.number
      """)
    let measurements = try connection.prepare(
      """
      SELECT metric.path, m.kind, m.number, m.text FROM measurement AS m
      CROSS JOIN metric ON metric.id = m.metric WHERE m.revision = ?1
      """)
    var changed: [String] = []
    var contradicting: [String] = []
    while try statement.step() {
      let name = statement.text(at: 0)
      let isIntact =
        SHA256.digest(of: statement.bytes(at: 2)).bytes == statement.bytes(at: 1)
        && SHA256.digest(of: statement.bytes(at: 4)).bytes == statement.bytes(at: 3)
      guard isIntact, let document = Self.document(statement.bytes(at: 2)) else {
        if changed.last != name { changed.append(name) }
        continue
      }
      try measurements.bind(statement.int64(at: 5), at: 1)
      let agrees = try Self.agree(document, measurements)
      if !agrees || document.fingerprint.bytes != statement.bytes(at: 3),
        contradicting.last != name
      {
        contradicting.append(name)
      }
    }
    return [
      finding(
        .damage, changed, "a document is not the one that was recorded",
        advice: Self.changed),
      finding(
        .damage, contradicting, "the rows contradict the document", advice: Self.changed),
    ].compactMap { $0 }
  }

  private static func document(_ text: [UInt8]) -> RecordableDocument? {
    guard let tape = try? JSONTape(parsing: text) else { return nil }
    return try? DocumentReader(tape).recordable()
  }

  /// Whether the rows are the document's measurements, all of them and no others.
  private static func agree(
    _ document: RecordableDocument, _ rows: Statement
  ) throws(SQLiteError) -> Bool {
    var values = Dictionary(
      document.experiment.measurements.map { ($0.path, $0.value) },
      uniquingKeysWith: { first, _ in first })
    var agrees = true
    while try rows.step() {
      let recorded = values.removeValue(forKey: rows.text(at: 0))
      let stored = try rows.metricValue(at: 1)
      if recorded.map({ !$0.isIdentical(to: stored) }) ?? true { agrees = false }
    }
    return agrees && values.isEmpty
  }
}

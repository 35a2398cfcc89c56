import LayoutModel
import PlatformSupport

/// The questions of `Catalog.check`, each inside of its transaction.
struct CatalogChecker {
  private static let fromBackup =
    "restore the catalog from a backup; `plumb export --all-revisions` saves what can be read"
  /// How many of the same kind are named.
  private static let mostNamed = 5

  let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// SQLite's own check.
  static func pages(
    _ connection: Connection, isFull: Bool
  ) throws(SQLiteError) -> [CheckFinding] {
    let check = isFull ? "integrity_check" : "quick_check"
    return try connection.texts("PRAGMA \(check)(\(mostNamed))").filter { $0 != "ok" }
      .map { CheckFinding(.damage, "the file is damaged: \($0)", advice: fromBackup) }
  }

  /// Rows of which something is not so that the schema says of all.
  func constraints() throws(SQLiteError) -> [CheckFinding] {
    let tables = try connection.prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL ORDER BY name")
    var findings: [CheckFinding] = []
    while try tables.step() {
      let table = tables.text(at: 0)
      let rows = "FROM \(Connection.quoted(table)) WHERE"
      let conditions = CheckConstraints(of: tables.text(at: 1)).conditions
      // All at once, and one by one only where there is something to find. One that is NULL is met.
      let anyBroken = conditions.map { "NOT (\($0))" }.joined(separator: " OR ")
      guard !conditions.isEmpty,
        try connection.scalar("SELECT 1 \(rows) \(anyBroken) LIMIT 1") != nil
      else { continue }
      for condition in conditions {
        let count = try connection.integer("SELECT count(*) \(rows) NOT (\(condition))")
        guard count > 0 else { continue }
        let words = condition.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        findings.append(
          CheckFinding(
            .damage,
            "\(CountText.format(Int(count), "row")) of \(table) "
              + "\(count == 1 ? "breaks" : "break") a rule: \(words)",
            advice: Self.fromBackup))
      }
    }
    return findings
  }

  /// Rows that refer to nothing.
  func references() throws(SQLiteError) -> [CheckFinding] {
    let statement = try connection.prepare(
      """
      SELECT "table", parent, count(*) FROM pragma_foreign_key_check
      GROUP BY "table", parent ORDER BY "table", parent
      """)
    var findings: [CheckFinding] = []
    while try statement.step() {
      let count = statement.int(at: 2)
      findings.append(
        CheckFinding(
          .damage,
          "\(CountText.format(count, "row")) of \(statement.text(at: 0)) "
            + "\(count == 1 ? "refers" : "refer") to \(statement.text(at: 1)) that is not there",
          advice: Self.fromBackup))
    }
    return findings
  }

  /// Experiments whose revisions do not follow one another, or lack their document.
  func histories() throws(SQLiteError) -> [CheckFinding] {
    try findings(
      .damage,
      """
      SELECT e.name FROM experiment AS e WHERE e.latest IS NOT (
        SELECT r.id FROM revision AS r WHERE r.experiment = e.id ORDER BY r.number DESC LIMIT 1)
        OR e.configuration IS NOT (SELECT r.configuration FROM revision AS r WHERE r.id = e.latest)
        OR (SELECT count(*) <> max(r.number) FROM revision AS r WHERE r.experiment = e.id)
      """, "the revisions do not follow one another", advice: Self.fromBackup)
      + findings(
        .damage,
        """
        SELECT DISTINCT e.name FROM experiment AS e
        JOIN revision AS r ON r.experiment = e.id
        LEFT JOIN revision_document AS d ON d.revision = r.id
        LEFT JOIN configuration_document AS c ON c.configuration = r.configuration
        WHERE d.document IS NULL OR c.document IS NULL
        """, "a document is missing", advice: Self.fromBackup)
  }

  /// Rows that nothing refers to.
  func leftovers() throws(SQLiteError) -> [CheckFinding] {
    let count = try connection.integer(
      "SELECT count(*) FROM configuration WHERE id NOT IN (SELECT configuration FROM revision)")
    guard count > 0 else { return [] }
    return [
      CheckFinding(
        .loose,
        "\(CountText.format(Int(count), "configuration")) \(count == 1 ? "belongs" : "belong") to no "
          + "experiment",
        advice: "`plumb purge` removes them")
    ]
  }

  /// Runs that were begun and never ended.
  func runs() throws(SQLiteError) -> [CheckFinding] {
    let statement = try connection.prepare(
      "SELECT id, started_at, process FROM run WHERE outcome = 'running' ORDER BY id")
    var findings: [CheckFinding] = []
    while try statement.step() {
      let run = "run \(statement.int64(at: 0)), begun at \(statement.text(at: 1)),"
      switch statement.textIfPresent(at: 2).map(PlatformSupport.isRunning) {
      case true?:
        findings.append(CheckFinding(.note, "\(run) is going on", advice: "wait for its end"))
      case false?:
        findings.append(
          CheckFinding(
            .note, "\(run) was abandoned: its process has ended",
            advice: "`plumb run` computes what it has not computed"))
      case nil:
        findings.append(
          CheckFinding(
            .note, "\(run) has not ended, and nobody knows which process it was",
            advice: "`plumb run` computes what it has not computed"))
      }
    }
    return findings
  }

  /// One finding that names the first of the texts that a question answers with.
  func findings(
    _ severity: CheckFinding.Severity, _ sql: String, _ what: String, advice: String
  ) throws(SQLiteError) -> [CheckFinding] {
    finding(severity, try connection.texts(sql), what, advice: advice).map { [$0] } ?? []
  }

  func finding(
    _ severity: CheckFinding.Severity, _ names: [String], _ what: String, advice: String
  ) -> CheckFinding? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(Self.mostNamed).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > Self.mostNamed ? " and \(names.count - Self.mostNamed) more" : ""
    return CheckFinding(
      severity, "\(what): \(shown)\(more)", advice: advice)
  }
}

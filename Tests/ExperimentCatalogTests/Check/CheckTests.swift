import ExperimentCatalog
import Foundation
import LayoutModel
import Testing

@Suite struct CheckTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  private func check(_ isFull: Bool = false) throws -> [String] {
    try test.catalog.check(isFull: isFull).map { "\($0.severity.rawValue): \($0.message)" }
  }

  /// As somebody does who has sqlite3 and no care.
  private func tamper(_ sql: String) throws {
    try test.catalog.connection.execute(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(sql); "
        + "PRAGMA ignore_check_constraints = OFF; PRAGMA foreign_keys = ON")
  }

  @Test func `a catalog that only plumb wrote is whole`() throws {
    _ = try test.catalog.delete(named: ["table-9"])
    #expect(try check().isEmpty)
    #expect(try check(true).isEmpty)
  }

  struct Tampering: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isFull: Bool
    let found: String

    init(_ sql: String, full: Bool = false, _ found: String) {
      testDescription = sql
      isFull = full
      self.found = found
    }
  }

  @Test(arguments: [
    Tampering(
      "DELETE FROM metric WHERE path = 'footer.state'",
      "damage: 1 row of measurement refers to metric that is not there"),
    Tampering(
      "DELETE FROM revision_document WHERE revision = 1", "damage: a document is missing: 'table-9'"
    ),
    Tampering(
      "UPDATE experiment SET latest = 99 WHERE name = 'table-9'",
      "damage: the revisions do not follow one another: 'table-9'"),
    Tampering(
      "DELETE FROM experiment WHERE name = 'nothing'; DELETE FROM revision_document WHERE revision = 4; "
        + "DELETE FROM revision WHERE id = 4",
      "loose: 1 configuration belongs to no experiment"),
    Tampering(
      "UPDATE revision_document SET document = replace(document, '-64', '-65')", full: true,
      "damage: a document is not the one that was recorded: 'table-9'"),
    Tampering(
      "UPDATE configuration_document SET document = replace(document, '64', '65')", full: true,
      "damage: a document is not the one that was recorded: 'table-9'"),
    Tampering(
      "UPDATE measurement SET number = -65 WHERE number = -64", full: true,
      "damage: the rows contradict the document: 'table-9'"),
    Tampering(
      "DELETE FROM measurement WHERE kind = 'nan'", full: true,
      "damage: the rows contradict the document: 'table-9'"),
  ])
  func `what somebody changed by other means is found`(_ tampering: Tampering) throws {
    try tamper(tampering.testDescription)
    let found = try check(tampering.isFull)
    #expect(found.contains(tampering.found), "\(found)")
    if tampering.isFull { #expect(try check().isEmpty) }
  }

  // SQLite's own checks leave these out on a connection that may only read.
  @Test(arguments: [
    (
      "UPDATE configuration SET os = -1 WHERE id = 2",
      "1 row of configuration breaks a rule: os > 0"
    ),
    (
      "UPDATE parameter SET value = x'00' "
        + "WHERE (configuration, name) IN (SELECT configuration, name FROM parameter LIMIT 2)",
      "2 rows of parameter break a rule: typeof(value) <> 'blob'"
    ),
    (
      "UPDATE run SET outcome = 'lost'",
      "1 row of run breaks a rule: outcome IN ('running', 'finished', 'failed')"
    ),
  ])
  func `what the schema says of all rows is looked at by a reader, too`(
    _ change: String, _ found: String
  ) throws {
    _ = try test.catalog.beginRun(simulator: "1", filter: nil)
    try tamper(change)
    let findings = try test.reopened(.read).check(isFull: false)
    #expect(findings.contains { $0.severity == .damage && $0.message == found }, "\(findings)")
    #expect(try !check().isEmpty)
  }

  @Test func `an index that lost an entry is found by the full check`() throws {
    // Writes rows behind the index's back.
    try test.catalog.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let copy = test.catalog.path + ".copy"
    try FileManager.default.copyItem(atPath: test.catalog.path, toPath: copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let root = try #require(
      try test.catalog.connection.scalar(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'measurement_by_value'"))
    guard case .integer(let page) = root, let file = FileHandle(forUpdatingAtPath: copy) else {
      Issue.record("no such page")
      return
    }
    // The number of entries of the index's page.
    try file.seek(toOffset: UInt64((page - 1) * 4096 + 3))
    try file.write(contentsOf: [0, 11])
    try file.close()
    let damaged = try Catalog(path: copy, for: .read)
    let findings = try damaged.check(isFull: true)
    #expect(findings.first?.severity == .damage)
    #expect(findings.first?.advice.contains("backup") == true)
  }

  @Test func `a run that goes on is told from one that was abandoned`() throws {
    _ = try test.catalog.beginRun(simulator: "1", filter: nil)
    #expect(try check().count == 1)
    #expect(try check()[0].hasSuffix("is going on"))
    try test.catalog.connection.execute("UPDATE run SET process = process || '0'")
    #expect(try check()[0].hasSuffix("was abandoned: its process has ended"))
    #expect(try test.catalog.check(isFull: false)[0].severity == .note)
    try test.catalog.connection.execute("UPDATE run SET process = NULL")
    #expect(try check()[0].hasSuffix("has not ended, and nobody knows which process it was"))
  }
}

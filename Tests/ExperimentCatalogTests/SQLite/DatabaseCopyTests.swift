import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct DatabaseCopyTests {
  private let folder: TemporaryFolder
  private let source: Connection
  private let target: Connection

  init() throws {
    folder = try TemporaryFolder()
    source = try Connection(path: folder.path(of: "source.sqlite"), mode: .create)
    try source.setJournalMode(.wal)
    try source.execute(
      """
      CREATE TABLE text (text);
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 30000)
      INSERT INTO text SELECT printf('%0500d', n) FROM number
      """)
    target = try Connection(path: folder.path(of: "target.sqlite"), mode: .create)
    try target.execute("CREATE TABLE old (old); INSERT INTO old VALUES ('old')")
  }

  @Test func `the target becomes what the source was in one snapshot`() throws {
    let other = try Connection(path: folder.path(of: "source.sqlite"), mode: .readWrite)
    try source.transaction(.deferred) {
      #expect(try source.integer("SELECT count(*) FROM text") == 30_000)
      let copy = try DatabaseCopy(of: source, into: target)
      try copy.copyAllButLast()
      // What others commit meanwhile is not in the snapshot.
      try other.execute("DELETE FROM text")
      try copy.finish()
    }
    #expect(try target.integer("SELECT count(DISTINCT text) FROM text") == 30_000)
    #expect(try target.scalar("PRAGMA integrity_check") == .text("ok"))
    #expect(throws: SQLiteError.self) { try target.scalar("SELECT old FROM old") }
  }

  @Test func `a copy that is given up changes nothing`() throws {
    try source.transaction(.deferred) {
      #expect(try source.pragma("page_count") > 2_000)
      try DatabaseCopy(of: source, into: target).copyAllButLast()
    }
    #expect(try target.scalar("SELECT old FROM old") == .text("old"))
    #expect(try target.pragma("page_count") == 2)
    #expect(try target.scalar("PRAGMA integrity_check") == .text("ok"))
  }

  @Test func `nothing is copied over an open transaction`() throws {
    try target.transaction(.immediate) { () throws -> Void in
      #expect(throws: SQLiteError.self) { try DatabaseCopy(of: source, into: target).finish() }
    }
    #expect(try target.scalar("SELECT old FROM old") == .text("old"))
  }
}

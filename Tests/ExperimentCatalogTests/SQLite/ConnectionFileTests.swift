import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct ConnectionFileTests {
  private let folder: TemporaryFolder
  private let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.path(of: "file.sqlite"), mode: .create)
    try connection.execute("CREATE TABLE number (n)")
  }

  private func other() throws -> Connection {
    try Connection(
      path: folder.path(of: "file.sqlite"), mode: .readWrite, busyTimeout: .zero)
  }

  @Test(arguments: [JournalMode.wal, .delete])
  func `nobody else can read or write the file meanwhile, and everybody after it`(
    _ mode: JournalMode
  ) throws {
    try connection.setJournalMode(mode)
    try connection.withFileForItself {
      try connection.execute("INSERT INTO number VALUES (1)")
      let other = try other()
      #expect(throws: SQLiteError.self) { try other.scalar("SELECT n FROM number") }
      #expect(throws: SQLiteError.self) { try other.execute("INSERT INTO number VALUES (2)") }
      try connection.execute("INSERT INTO number VALUES (3)")
    }
    #expect(try connection.journalMode() == mode)
    try other().execute("INSERT INTO number VALUES (4)")
    #expect(try connection.scalar("SELECT group_concat(n) FROM number") == .text("1,3,4"))
    #expect(try !folder.contents().contains("file.sqlite-journal"))
  }

  @Test(arguments: [JournalMode.wal, .delete], [JournalMode.wal, .delete])
  func `a copy does not bring the journal of its source`(
    _ mode: JournalMode, _ sourceMode: JournalMode
  ) throws {
    try connection.setJournalMode(mode)
    let source = try Connection(path: folder.path(of: "source.sqlite"), mode: .create)
    try source.setJournalMode(sourceMode)
    try source.execute("CREATE TABLE number (n); INSERT INTO number VALUES (7)")
    try connection.withFileForItself { try source.overwrite(connection) }
    #expect(try connection.journalMode() == mode)
    let other = try other()
    #expect(try other.scalar("SELECT n FROM number") == .integer(7))
    #expect(try other.journalMode() == mode)
    let companions = try folder.contents().filter { $0.hasPrefix("file.sqlite-") }
    #expect(companions == (mode == .wal ? ["file.sqlite-shm", "file.sqlite-wal"] : []))
  }

  @Test func `the file is given back where the work fails`() throws {
    try connection.setJournalMode(.wal)
    struct Failure: Error {}
    #expect(throws: Failure.self) { try connection.withFileForItself { throw Failure() } }
    #expect(try connection.journalMode() == .wal)
    try other().execute("INSERT INTO number VALUES (1)")
    #expect(try !folder.contents().contains("file.sqlite-journal"))
  }

  @Test func `a file that somebody has open is not to be had`() throws {
    try connection.setJournalMode(.wal)
    let other = try other()
    #expect(try other.scalar("SELECT n FROM number") == nil)
    let error = #expect(throws: SQLiteError.self) {
      try connection.withFileForItself { Issue.record("somebody else has it") }
    }
    #expect(error.map { ResultCode.busy ~= $0 } == true)
    try other.execute("INSERT INTO number VALUES (1)")
    #expect(try connection.journalMode() == .wal)
  }
}

import Foundation
import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct ConnectionTwinTests {
  private let folder: TemporaryFolder
  private let path: String
  private let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "numbers.sqlite")
    connection = try Connection(path: path, mode: .create)
    try connection.setJournalMode(.wal)
    try connection.execute("CREATE TABLE number (n); INSERT INTO number VALUES (1)")
  }

  private static func expect(_ sum: Int, in connection: Connection) throws {
    #expect(try connection.scalar("SELECT sum(n) FROM number") == .integer(Int64(sum)))
  }

  private func insert(_ number: Int) throws {
    try Connection(path: path, mode: .readWrite)
      .execute("INSERT INTO number VALUES (\(number))")
  }

  @Test(arguments: [JournalMode.wal, .delete])
  func `a twin sees what the transaction sees`(_ mode: JournalMode) throws {
    try connection.setJournalMode(mode)
    let twin = try #require(ConnectionTwin(of: connection))
    try connection.transaction(.deferred) {
      try Self.expect(1, in: connection)
      #expect(twin.join())
      if mode == .wal { try insert(2) }
      try Self.expect(1, in: connection)
      try Self.expect(1, in: twin.connection)
    }
  }

  @Test func `a twin does not join where somebody committed after the snapshot`() throws {
    let twin = try #require(ConnectionTwin(of: connection))
    try connection.transaction(.deferred) {
      try Self.expect(1, in: connection)
      try insert(2)
      #expect(!twin.join())
    }
  }

  @Test func `a twin does not join where somebody committed before the snapshot`() throws {
    // It would see the same, but that cannot be told from the case above.
    let twin = try #require(ConnectionTwin(of: connection))
    try insert(2)
    try connection.transaction(.deferred) {
      try Self.expect(3, in: connection)
      #expect(!twin.join())
    }
  }

  @Test func `what was committed before a twin is made does not keep it from joining`() throws {
    try insert(2)
    let twin = try #require(ConnectionTwin(of: connection))
    try connection.transaction(.deferred) {
      try Self.expect(3, in: connection)
      #expect(twin.join())
      try Self.expect(3, in: twin.connection)
    }
  }

  @Test func `a twin cannot write`() throws {
    let twin = try #require(ConnectionTwin(of: connection))
    let error = try #require(throws: SQLiteError.self) {
      try twin.connection.execute("INSERT INTO number VALUES (2)")
    }
    #expect(error.code.primary == .readOnly)
  }

  @Test func `a database in memory has no twin`() throws {
    let memory = try Connection(inMemory: ())
    let twin = ConnectionTwin(of: memory)
    #expect(twin == nil)
  }

  @Test func `a file that took the place of another one is no twin`() throws {
    let other = folder.path(of: "other.sqlite")
    try Connection(path: other, mode: .create)
      .execute("CREATE TABLE number (n); INSERT INTO number VALUES (1)")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: other, toPath: path)
    let twin = ConnectionTwin(of: connection)
    #expect(twin == nil)
  }

  @Test func `a writer that waits for readers does not keep a twin waiting`() throws {
    // With a rollback journal nobody may begin to read while a writer waits for the last reader.
    try connection.setJournalMode(.delete)
    let writer = try Connection(path: path, mode: .readWrite, busyTimeout: .zero)
    let twin = try #require(ConnectionTwin(of: connection))
    try connection.transaction(.deferred) {
      try Self.expect(1, in: connection)
      try writer.execute("BEGIN IMMEDIATE; INSERT INTO number VALUES (2)")
      let error = try #require(throws: SQLiteError.self) { try writer.execute("COMMIT") }
      #expect(error.code.primary == .busy)
      #expect(!twin.join())
      try Self.expect(1, in: connection)
      try writer.execute("ROLLBACK")
    }
  }
}

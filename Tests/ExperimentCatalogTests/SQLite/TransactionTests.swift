import ExperimentCatalog
import TestSupport
import Testing

@Suite struct TransactionTests {
  private let connection: Connection

  private struct Interruption: Error {}

  init() throws {
    connection = try Connection(inMemory: ())
    try connection.execute("CREATE TABLE t (x INTEGER UNIQUE) STRICT")
  }

  private func count() throws -> SQLiteValue? {
    try connection.scalar("SELECT count(*) FROM t")
  }

  @Test func `what the body returns comes back, and what it did stays`() throws {
    let answer = try connection.transaction(.immediate) {
      try connection.execute("INSERT INTO t VALUES (1)")
      #expect(connection.isInTransaction)
      return 42
    }
    #expect(answer == 42)
    #expect(try count() == .integer(1))
    #expect(!connection.isInTransaction)
  }

  @Test func `an error undoes all of it and is thrown on`() throws {
    #expect(throws: Interruption.self) {
      try connection.transaction(.immediate) {
        try connection.execute("INSERT INTO t VALUES (1)")
        throw Interruption()
      }
    }
    #expect(try count() == .integer(0))
    #expect(!connection.isInTransaction)
  }

  @Test func `the first error is kept where SQLite has rolled back by itself`() throws {
    #expect(throws: Interruption.self) {
      try connection.transaction(.immediate) {
        try connection.execute("INSERT INTO t VALUES (1)")
        try? connection.execute("INSERT OR ROLLBACK INTO t VALUES (1)")
        #expect(!connection.isInTransaction)
        throw Interruption()
      }
    }
    #expect(try count() == .integer(0))
  }

  @Test func `one inside of another is refused, and the outer one is undone`() throws {
    let error = try #require(throws: SQLiteError.self) {
      try connection.transaction(.immediate) {
        try connection.execute("INSERT INTO t VALUES (1)")
        try connection.transaction(.immediate) {}
      }
    }
    #expect(error.code == .misuse)
    #expect(error.message.hasPrefix("cannot begin a transaction: one is open already"))
    #expect(try count() == .integer(0))
  }

  @Test func `a body that ends the transaction itself is told`() throws {
    let error = try #require(throws: SQLiteError.self) {
      try connection.transaction(.immediate) { try connection.execute("COMMIT") }
    }
    #expect(error.message == "cannot commit: the transaction was ended inside of its body")
  }

  @Test func `a commit that fails undoes all of it`() throws {
    try connection.execute(
      """
      CREATE TABLE child (
        t INTEGER REFERENCES t (x) DEFERRABLE INITIALLY DEFERRED
      ) STRICT
      """)
    let error = try #require(throws: SQLiteError.self) {
      try connection.transaction(.immediate) {
        try connection.execute("INSERT INTO child VALUES (1)")
      }
    }
    #expect(error.code == .constraintForeignKey)
    #expect(!connection.isInTransaction)
    #expect(try connection.scalar("SELECT count(*) FROM child") == .integer(0))
  }

  @Test func `a second writer waits as long as told, then says busy`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "busy.sqlite")
    let first = try Connection(path: path, mode: .create)
    let second = try Connection(path: path, mode: .readWrite, busyTimeout: .milliseconds(30))
    try first.transaction(.immediate) {
      let clock = ContinuousClock()
      let start = clock.now
      let error = try #require(throws: SQLiteError.self) {
        try second.transaction(.immediate) {}
      }
      #expect(ResultCode.busy ~= error)
      #expect(clock.now - start >= .milliseconds(25))
    }
    try second.transaction(.immediate) {}
  }

  @Test func `a deferred transaction reads from one snapshot`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "snapshot.sqlite")
    let writer = try Connection(path: path, mode: .create)
    try writer.setJournalMode(.wal)
    try writer.execute("CREATE TABLE t (x)")
    let reader = try Connection(path: path, mode: .readOnly)
    try reader.transaction(.deferred) {
      #expect(try reader.scalar("SELECT count(*) FROM t") == .integer(0))
      try writer.execute("INSERT INTO t VALUES (1)")
      #expect(try reader.scalar("SELECT count(*) FROM t") == .integer(0))
    }
    #expect(try reader.scalar("SELECT count(*) FROM t") == .integer(1))
  }
}

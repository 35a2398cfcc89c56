import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct FunctionTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(inMemory: ())
  }

  @Test func `a function takes and returns values of every type`() throws {
    try connection.define("same", argumentCount: 1) { $0[0] }
    let values: [SQLiteValue] = [
      .null, .integer(.min), .real(-0.5), .text(""), .text("it's 😀"), .blob([]), .blob([0, 255]),
    ]
    for value in values {
      let statement = try connection.prepare("SELECT same(\(bind: value))" as SQL)
      #expect(try statement.step())
      #expect(statement.value(at: 0) == value)
    }
  }

  @Test func `a function may ask the connection itself`() throws {
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (1), (2)")
    try connection.define("total", argumentCount: 0) { [unowned connection] _ in
      try connection.scalar("SELECT sum(x) FROM t") ?? .null
    }
    #expect(try connection.scalar("SELECT total() + x FROM t ORDER BY x DESC") == .integer(5))
  }

  @Test func `what a function throws is the statement's error`() throws {
    struct Refusal: Error, CustomStringConvertible {
      let description = "not today"
    }
    try connection.define("refuse", argumentCount: 0) { _ in throw Refusal() }
    let error = try #require(throws: SQLiteError.self) { try connection.scalar("SELECT refuse()") }
    #expect(error.code == .error)
    #expect(error.message == "not today")
  }

  @Test func `a new function replaces the one of its name`() throws {
    for number in 1...3 {
      try connection.define("answer", argumentCount: 0) { _ in .integer(Int64(number)) }
      #expect(try connection.scalar("SELECT answer()") == .integer(Int64(number)))
    }
  }

  @Test func `a function that holds statements does not keep the file open`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "closed.sqlite")
    do {
      let connection = try Connection(path: path, mode: .create)
      try connection.setJournalMode(.wal)
      try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (7)")
      let statement = try connection.prepare("SELECT x FROM t")
      try connection.define("held", argumentCount: 0) { _ in
        defer { statement.reset() }
        return try statement.step() ? statement.value(at: 0) : .null
      }
      #expect(try connection.scalar("SELECT held()") == .integer(7))
      #expect(try folder.contents() == ["closed.sqlite", "closed.sqlite-shm", "closed.sqlite-wal"])
    }
    // The last connection to close takes the log back into the file.
    #expect(try folder.contents() == ["closed.sqlite"])
  }

  @Test func `a stranger's view cannot call a function`() throws {
    try connection.define("answer", argumentCount: 0) { _ in .integer(42) }
    try connection.execute("CREATE VIEW trap AS SELECT answer() AS x")
    let error = try #require(throws: SQLiteError.self) {
      try connection.scalar("SELECT x FROM trap")
    }
    #expect(error.message == "unsafe use of answer()")
  }
}

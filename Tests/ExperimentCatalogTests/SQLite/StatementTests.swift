import ExperimentCatalog
import Testing

@Suite struct StatementTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(inMemory: ())
  }

  struct RoundTrip: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let value: SQLiteValue
    let type: String

    init(_ testDescription: String, _ value: SQLiteValue, _ type: String) {
      self.testDescription = testDescription
      self.value = value
      self.type = type
    }
  }

  @Test(arguments: [
    RoundTrip("null", .null, "null"),
    RoundTrip("smallest integer", .integer(.min), "integer"),
    RoundTrip("integer that no double holds", .integer(9_007_199_254_740_993), "integer"),
    RoundTrip("real with an integer's value", .real(1), "real"),
    RoundTrip("real without a short decimal", .real(0.1 + 0.2), "real"),
    RoundTrip("smallest real", .real(.leastNonzeroMagnitude), "real"),
    RoundTrip("greatest real", .real(.greatestFiniteMagnitude), "real"),
    RoundTrip("infinity", .real(.infinity), "real"),
    RoundTrip("negative infinity", .real(-.infinity), "real"),
    RoundTrip("empty text", .text(""), "text"),
    RoundTrip("text that looks like a number", .text("47.330"), "text"),
    RoundTrip("text beyond ASCII", .text("Größe 📐 e\u{301}"), "text"),
    RoundTrip("text with a zero inside", .text("a\0b"), "text"),
    RoundTrip("long text", .text(String(repeating: "contentInset ", count: 10_000)), "text"),
    RoundTrip("empty blob", .blob([]), "blob"),
    RoundTrip("blob of all bytes", .blob(Array(0...255)), "blob"),
  ])
  func `a value comes back as it was bound`(_ example: RoundTrip) throws {
    let statement = try connection.prepare("SELECT ?1, typeof(?1)")
    try statement.bind(example.value, at: 1)
    #expect(try statement.step())
    #expect(statement.value(at: 0) == example.value)
    #expect(statement.text(at: 1) == example.type)
    #expect(try !statement.step())
  }

  @Test func `typed readers give what typed binding took`() throws {
    let statement = try connection.prepare("SELECT ?1, ?2, ?3, ?4, ?5, ?6")
    try statement.bind(-64, at: 1)
    try statement.bind(47.33, at: 2)
    try statement.bind("table", at: 3)
    try statement.bind([1, 0, 2] as [UInt8], at: 4)
    try statement.bind(true, at: 5)
    try statement.bind(Int64.max, at: 6)
    #expect(try statement.step())
    #expect(statement.int(at: 0) == -64)
    #expect(statement.double(at: 1) == 47.33)
    #expect(statement.text(at: 2) == "table")
    #expect(statement.bytes(at: 3) == [1, 0, 2])
    #expect(statement.bool(at: 4))
    #expect(statement.int64(at: 5) == .max)
    #expect(statement.withText(at: 2) { $0.count } == 5)
  }

  @Test func `nil of each type is NULL, and reads as nil`() throws {
    let statement = try connection.prepare("SELECT ?1, ?2, ?3, ?4, ?5")
    try statement.bind(nil as Int?, at: 1)
    try statement.bind(nil as Double?, at: 2)
    try statement.bind(nil as String?, at: 3)
    try statement.bind(nil as [UInt8]?, at: 4)
    try statement.bind(nil as Bool?, at: 5)
    #expect(try statement.step())
    #expect(statement.intIfPresent(at: 0) == nil)
    #expect(statement.doubleIfPresent(at: 1) == nil)
    #expect(statement.textIfPresent(at: 2) == nil)
    #expect(statement.bytesIfPresent(at: 3) == nil)
    #expect(statement.isNull(at: 4))
    #expect(statement.withText(at: 2) { $0.isEmpty })
  }

  @Test func `NaN is refused, since SQLite would keep NULL`() throws {
    let statement = try connection.prepare("SELECT ?1")
    let error = try #require(throws: SQLiteError.self) {
      try statement.bind(Double.nan, at: 1)
    }
    #expect(error.code == .mismatch)
    #expect(error.message.contains("cannot bind NaN to parameter 1"))
  }

  @Test(arguments: [0, -1, 2, Int.max])
  func `a parameter that is not there is named`(_ index: Int) throws {
    let statement = try connection.prepare("SELECT ?1")
    let error = try #require(throws: SQLiteError.self) { try statement.bind(1, at: index) }
    #expect(error.code == .range)
    #expect(error.message == "cannot bind parameter \(index): the statement has 1, from 1")
    #expect(error.sql == "SELECT ?1")
  }

  @Test func `binding while on a row is refused`() throws {
    let statement = try connection.prepare("SELECT ?1 UNION ALL SELECT 2")
    try statement.bind(1, at: 1)
    #expect(try statement.step())
    #expect(statement.isRunning)
    #expect(throws: SQLiteError.self) { try statement.bind(2, at: 1) }
    statement.reset()
    #expect(!statement.isRunning)
    try statement.bind(2, at: 1)
  }

  @Test func `bindings survive a reset, and go with clearBindings`() throws {
    let statement = try connection.prepare("SELECT ?1")
    try statement.bind("kept", at: 1)
    _ = try statement.step()
    statement.reset()
    _ = try statement.step()
    #expect(statement.text(at: 0) == "kept")
    statement.reset()
    statement.clearBindings()
    _ = try statement.step()
    #expect(statement.isNull(at: 0))
  }

  @Test func `a statement can run again after it failed`() throws {
    try connection.execute("CREATE TABLE t (x INTEGER PRIMARY KEY) STRICT")
    let insert = try connection.prepare("INSERT INTO t VALUES (?1)")
    try insert.bind(1, at: 1)
    try insert.run()
    #expect(throws: SQLiteError.self) { try insert.run() }
    try insert.bind(2, at: 1)
    try insert.run()
    #expect(connection.lastInsertRowID == 2)
  }

  @Test func `a statement outlives its connection`() throws {
    var other: Connection? = try Connection(inMemory: ())
    let statement = try #require(try other?.prepare("SELECT 7"))
    other = nil
    #expect(try statement.step())
    #expect(statement.int(at: 0) == 7)
  }

  @Test func `a statement knows its columns, its parameters and whether it writes`() throws {
    let select = try connection.prepare("SELECT 1 AS one, ?1 AS two")
    #expect(select.columnCount == 2)
    #expect(select.columnName(at: 1) == "two")
    #expect(select.columnName(at: 9) == "")
    #expect(select.parameterCount == 1)
    #expect(select.isReadOnly)
    #expect(try !connection.prepare("CREATE TABLE t (x)").isReadOnly)
  }
}

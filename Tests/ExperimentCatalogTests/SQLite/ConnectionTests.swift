import ExperimentCatalog
import TestSupport
import Testing

@Suite struct ConnectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func memory() throws -> Connection {
    try Connection(inMemory: ())
  }

  struct BadSQL: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sql: String
    let code: ResultCode
    let message: String

    init(_ testDescription: String, _ sql: String, _ code: ResultCode, _ message: String) {
      self.testDescription = testDescription
      self.sql = sql
      self.code = code
      self.message = message
    }
  }

  @Test(arguments: [
    BadSQL("a typo", "SELEC 1", .error, #"near "SELEC": syntax error"#),
    BadSQL("no such table", "SELECT * FROM nowhere", .error, "no such table: nowhere"),
    BadSQL("a quoted word is no text", #"SELECT "nope""#, .error, "no such column: nope"),
    BadSQL("nothing", "", .misuse, "cannot prepare: no statement in it"),
    BadSQL("only a comment", " -- SELECT 1\n", .misuse, "cannot prepare: no statement in it"),
    BadSQL(
      "two statements", "SELECT 1; SELECT 2", .misuse,
      "cannot prepare several statements at once: prepare each, or run them with execute(_:)"),
    BadSQL(
      "a zero byte", "SELECT 1\0; DROP TABLE t", .misuse,
      "cannot prepare: SQLite would end at the zero byte in it"),
  ])
  func `SQL that cannot be prepared is refused`(_ example: BadSQL) throws {
    let connection = try memory()
    let error = try #require(throws: SQLiteError.self) { try connection.prepare(example.sql) }
    #expect(error.code == example.code)
    #expect(error.message == example.message)
    #expect(error.sql == example.sql)
  }

  @Test func `blanks and comments may follow a statement`() throws {
    let connection = try memory()
    #expect(try connection.scalar("SELECT 1; -- one\n /* and */ ;\n") == .integer(1))
  }

  @Test func `a script stops at its first error and names the statement`() throws {
    let connection = try memory()
    let script = """
      CREATE TABLE t (x INTEGER UNIQUE) STRICT;
      INSERT INTO t VALUES (1);
      INSERT INTO t VALUES (1);
      INSERT INTO t VALUES (2);
      """
    let error = try #require(throws: SQLiteError.self) { try connection.execute(script) }
    #expect(error.code == .constraintUnique)
    #expect(
      error.description
        == "UNIQUE constraint failed: t.x (SQLite 2067) in: INSERT INTO t VALUES (1);")
    #expect(try connection.scalar("SELECT count(*) FROM t") == .integer(1))
  }

  @Test func `an error keeps the SQL but not the values`() throws {
    let connection = try memory()
    try connection.execute("CREATE TABLE t (x TEXT CHECK (x <> 'secret')) STRICT")
    let insert = try connection.prepare("INSERT INTO t VALUES (?1)")
    try insert.bind("secret", at: 1)
    let error = try #require(throws: SQLiteError.self) { try insert.run() }
    #expect(error.sql == "INSERT INTO t VALUES (?1)")
    #expect(error.code == .constraintCheck)
  }

  @Test func `a primary code catches its extended codes, and no other error`() throws {
    let unique = SQLiteError(code: .constraintUnique, message: "")
    #expect(ResultCode.constraint ~= unique)
    #expect(ResultCode.constraintUnique ~= unique)
    #expect(!(ResultCode.constraintCheck ~= unique))
    #expect(!(ResultCode.busy ~= unique))
    #expect(!(ResultCode.constraint ~= CancellationError()))
  }

  @Test func `each connection starts with the same switches`() throws {
    let connection = try memory()
    #expect(try connection.scalar("PRAGMA foreign_keys") == .integer(1))
    #expect(try connection.scalar("PRAGMA trusted_schema") == .integer(0))
    try connection.execute("CREATE TABLE t (x)")
    // DEFENSIVE: the schema's own table cannot be edited, whatever the pragma says.
    #expect(throws: SQLiteError.self) {
      try connection.execute("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema")
    }
    #expect(throws: SQLiteError.self) { try connection.scalar("SELECT load_extension('x')") }
  }

  @Test func `a cached statement comes back clean, and another while it is in use`() throws {
    let connection = try memory()
    let sql = "SELECT ?1 UNION ALL SELECT 2"
    let first = try connection.cached(sql)
    try first.bind(1, at: 1)
    #expect(try first.step())
    let second = try connection.cached(sql)
    #expect(first !== second)
    #expect(first.int(at: 0) == 1)
    first.reset()
    let third = try connection.cached(sql)
    #expect(first === third)
    #expect(try third.step())
    #expect(third.isNull(at: 0))
  }

  @Test func `changes counts the rows of the last statement`() throws {
    let connection = try memory()
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (1), (2), (3)")
    #expect(connection.changes == 3)
    try connection.execute("DELETE FROM t WHERE x > 1")
    #expect(connection.changes == 2)
  }

  @Test func `only create makes a file`() throws {
    let path = folder.path(of: "new.sqlite")
    for mode in [Connection.Mode.readOnly, .readWrite] {
      let error = try #require(throws: SQLiteError.self) { try Connection(path: path, mode: mode) }
      #expect(ResultCode.cannotOpen ~= error)
      #expect(error.message == "cannot open \(path): unable to open database file")
    }
    try Connection(path: path, mode: .create).execute("CREATE TABLE t (x)")
    #expect(try folder.contents() == ["new.sqlite"])
  }

  @Test func `a reader cannot write`() throws {
    let path = folder.path(of: "read.sqlite")
    try Connection(path: path, mode: .create).execute("CREATE TABLE t (x)")
    let reader = try Connection(path: path, mode: .readOnly)
    let error = try #require(throws: SQLiteError.self) {
      try reader.execute("INSERT INTO t VALUES (1)")
    }
    #expect(error.code == .readOnly)
  }

  @Test(arguments: ["", "a\0b"])
  func `a path that is no path is refused`(_ path: String) {
    #expect(throws: SQLiteError.self) { try Connection(path: path, mode: .create) }
  }

  @Test func `a file that is no database shows with the first statement`() throws {
    let path = try folder.write(String(repeating: "no database\n", count: 100), to: "notes.txt")
    let connection = try Connection(path: path, mode: .readOnly)
    let error = try #require(throws: SQLiteError.self) {
      try connection.scalar("SELECT 1 FROM sqlite_schema")
    }
    #expect(error.code == .notADatabase)
  }

  @Test func `a copy holds what the original held, and never overwrites`() throws {
    let source = try memory()
    try source.execute("CREATE TABLE t (x); INSERT INTO t VALUES (42)")
    let path = folder.path(of: "copy.sqlite")
    try source.copy(to: path)
    let copy = try Connection(path: path, mode: .readOnly)
    #expect(try copy.scalar("SELECT x FROM t") == .integer(42))
    let error = try #require(throws: SQLiteError.self) { try source.copy(to: path) }
    #expect(
      error.message
        == "cannot copy the database in memory to \(path): there is a database already")
  }
}

import Testing

@testable import ExperimentCatalog

@Suite struct RowReceiverTests {
  /// Keeps the rows as lists of values.
  private final class Rows: RowReceiver {
    var rows: [[SQLiteValue]] = []

    override func receive(_ row: SQLiteArguments) throws(SQLiteError) {
      rows.append((0..<row.count).map { row[$0] })
    }
  }

  /// Keeps texts, and refuses one.
  private final class Texts: RowReceiver {
    var texts: [String?] = []

    override func receive(_ row: SQLiteArguments) throws(SQLiteError) {
      if row.textIfPresent(at: 0) == "odd" {
        throw SQLiteError(code: .corrupt, message: "an odd row")
      }
      texts.append(row.textIfPresent(at: 0))
    }
  }

  private let connection: Connection

  init() throws {
    connection = try Connection(inMemory: ())
  }

  private func read(_ columns: String, _ source: String, into rows: RowReceiver) throws {
    let statement = try connection.prepare(handing: columns, source, to: rows)
    while try statement.step(into: rows) {}
  }

  @Test func `a row comes whole, with a value of every type`() throws {
    let rows = Rows()
    try read(
      "column1, column2, NULL, x'00ff', 'it''s'", "FROM (VALUES (1, -0.5), (2, 3))", into: rows)
    #expect(
      rows.rows == [
        [.integer(1), .real(-0.5), .null, .blob([0, 255]), .text("it's")],
        [.integer(2), .integer(3), .null, .blob([0, 255]), .text("it's")],
      ])
  }

  @Test func `texts of any length and content are what they were`() throws {
    let texts = Texts()
    let all: [String?] = [
      "", "a", "fifteen letters", "sixteen letters!", "0\u{0}1", "\u{0}", "😀😀😀", "ääääääää", nil,
      String(repeating: "long ", count: 1000),
    ]
    let statement = try connection.prepare(handing: "?1", "", to: texts)
    for text in all {
      statement.reset()
      try statement.bind(text, at: 1)
      while try statement.step(into: texts) {}
    }
    #expect(texts.texts == all)
  }

  @Test(arguments: ["x'41ff42'", "x'41ff4243444546474849505152535455'"])
  func `bytes that are no UTF-8 are repaired as elsewhere`(_ bytes: String) throws {
    let texts = Texts()
    try read("CAST(\(bytes) AS TEXT)", "", into: texts)
    let statement = try connection.prepare("SELECT CAST(\(bytes) AS TEXT)")
    #expect(try statement.step())
    #expect(texts.texts == [statement.text(at: 0)])
    #expect(statement.text(at: 0).hasPrefix("A\u{FFFD}B"))
  }

  @Test func `what a receiver throws the step throws, and the next run is a new one`() throws {
    let texts = Texts()
    let statement = try connection.prepare(
      handing: "column1", "FROM (VALUES ('a'), (?1), ('c'))", to: texts)
    try statement.bind("odd", at: 1)
    #expect(try statement.step(into: texts))
    let error = try #require(throws: SQLiteError.self) { try statement.step(into: texts) }
    #expect(error.code == .corrupt && error.message == "an odd row")
    #expect(!statement.isRunning)
    try statement.bind("b", at: 1)
    while try statement.step(into: texts) {}
    #expect(texts.texts == ["a", "a", "b", "c"])
  }

  @Test func `a row may ask a function that receives rows itself`() throws {
    let inner = Rows()
    let outer = Rows()
    let counting = try connection.prepare(
      handing: "column1", "FROM (VALUES (10), (20))", to: inner)
    try connection.define("count_inner", argumentCount: 0) { _ in
      while try counting.step(into: inner) {}
      return .integer(Int64(inner.rows.count))
    }
    try read("count_inner(), column1", "FROM (VALUES (1), (2))", into: outer)
    #expect(outer.rows == [[.integer(2), .integer(1)], [.integer(4), .integer(2)]])
    #expect(inner.rows == [[.integer(10)], [.integer(20)], [.integer(10)], [.integer(20)]])
  }

  @Test func `who calls the function without a receiver gets nothing`() throws {
    let rows = Rows()
    try read("1", "", into: rows)
    #expect(try connection.scalar("SELECT receive_row(2)") == .null)
    #expect(rows.rows == [[.integer(1)]])
  }

  @Test func `a stranger's view cannot call the function`() throws {
    let rows = Rows()
    try read("1", "", into: rows)
    try connection.execute("CREATE VIEW trap AS SELECT receive_row(1) AS x")
    let error = try #require(throws: SQLiteError.self) {
      try connection.scalar("SELECT x FROM trap")
    }
    #expect(error.message == "unsafe use of receive_row()")
  }
}

import LayoutModel
import Testing

@testable import ExperimentCatalog

@Suite struct SQLAnswerTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  private func answer(
    _ sql: String
  ) throws -> (columns: [String], rows: [[ParameterValue?]]) {
    var answer: (columns: [String], rows: [[ParameterValue?]]) = ([], [])
    try test.catalog.answer(sql: sql) {
      answer.columns = $0
    } row: {
      answer.rows.append($0)
      return true
    }
    return answer
  }

  @Test func `values of every type come as they are`() throws {
    let answer = try answer(
      """
      SELECT 1 AS a, 2.5 AS a, 'x' AS t, NULL AS n, x'01FF' AS b, 9007199254740993 AS big,
        1e300 * 1e300 AS inf
      """)
    #expect(answer.columns == ["a", "a:2", "t", "n", "b", "big", "inf"])
    #expect(
      answer.rows == [
        [
          .number(1), .number(2.5), .text("x"), nil, .text("X'01FF'"), .text("9007199254740993"),
          .number(.infinity),
        ]
      ])
  }

  @Test(arguments: [
    "SELECT count(*) FROM experiment", "WITH a AS (SELECT 1) SELECT * FROM a",
    "PRAGMA user_version", "PRAGMA table_info(tag)", "EXPLAIN QUERY PLAN SELECT * FROM tag",
    "SELECT name FROM pragma_table_info('experiment')", "SELECT value FROM json_each('[1,2]')",
    "SELECT name FROM sqlite_schema", "SELECT * FROM experiment_flat; -- one",
    "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT i FROM n",
  ])
  func `what reads is answered`(_ sql: String) throws {
    #expect(try !answer(sql).rows.isEmpty)
  }

  @Test(
    arguments: [
      ("INSERT INTO tag VALUES ('a', 1)", "writing to tag"),
      ("UPDATE experiment SET name = 'x'", "writing to experiment"),
      ("WITH a AS (SELECT 1) DELETE FROM tag", "writing to tag"),
      ("REPLACE INTO simulator (version) VALUES ('x')", "writing to simulator"),
      ("CREATE TABLE x (a)", "changing the schema"), ("DROP VIEW deviation", "changing the schema"),
      ("CREATE TEMP TABLE x (a)", "changing the schema"),
      ("ALTER TABLE tag ADD COLUMN x", "changing the schema"),
      ("ATTACH '/tmp/plumb-evil.sqlite' AS x", "ATTACH"), ("DETACH x", "DETACH"),
      ("BEGIN", "a transaction"), ("SAVEPOINT x", "a transaction"),
      ("PRAGMA user_version = 3", "PRAGMA user_version with a value"),
      ("PRAGMA journal_mode = delete", "PRAGMA journal_mode with a value"),
      ("PRAGMA writable_schema = 1", "PRAGMA writable_schema with a value"),
      ("PRAGMA wal_checkpoint", "PRAGMA wal_checkpoint"), ("PRAGMA optimize", "PRAGMA optimize"),
      ("VACUUM INTO '/tmp/plumb-evil.sqlite'", "this"), ("VACUUM", "this"),
      ("ANALYZE", "changing the schema"), ("REINDEX", "REINDEX"),
    ])
  func `what does not read is refused, and nothing is changed`(
    _ sql: String, _ refused: String
  ) throws {
    let before = try test.catalog.connection.pragma("data_version")
    let changes = try test.catalog.connection.integer("SELECT total_changes()")
    let error = try #require(throws: FilterError.self) { try answer(sql) }
    #expect(error.message == "\(refused) is refused: only reading is allowed")
    #expect(try test.catalog.connection.integer("SELECT total_changes()") == changes)
    #expect(try test.catalog.connection.pragma("data_version") == before)
    // The catalog itself may write as before.
    #expect(try test.record(SmallDocuments.nothing).count == 1)
    #expect(
      try test.catalog.record(MetricTolerance(metric: "*", condition: "", points: 1, reason: "")))
  }

  @Test(
    arguments: [
      ("SELECT nam FROM experiment", "       ^^^", "no such column: nam"),
      ("SELEC 1", "^^^^^", #"near "SELEC": syntax error"#),
      ("SELECT 'ü', nam", "            ^^^", "no such column: nam"),
      ("SELECT * FROM nowhere", "^^^^^^", "no such table: nowhere"),
      ("SELECT 1; SELECT 2", "^", "this is not one statement of SQL; ask one question at a time"),
      ("", "^", "this is not one statement of SQL; ask one question at a time"),
      ("SELECT abs(-9223372036854775808)", "^^^^^^", "integer overflow"),
    ])
  func `what SQLite does not understand is told with the place`(
    _ sql: String, _ carets: String, _ message: String
  ) throws {
    let error = try #require(throws: FilterError.self) { try answer(sql) }
    #expect(error.message == message)
    #expect(error.excerpt == "\(sql)\n\(carets)")
  }

  @Test func `the views have readable columns and leave out what is deleted`() throws {
    func rows(_ sql: String) throws -> [[ParameterValue?]] {
      try answer(sql).rows
    }
    try test.catalog.connection.execute(
      "UPDATE experiment SET deleted_at = '2026-11-30' WHERE name = 'nothing'")
    #expect(
      try rows(
        "SELECT name, os, device, main_inset_top, measurements, tags FROM experiment_flat ORDER BY os_number"
      )
        == [
          [
            .text("table-9"), .text("9.3"), .text("iPhone 6s"), .number(64), .number(6),
            .text("Field, inset"),
          ],
          [.text("scroll-11"), .text("11.0"), nil, .number(1.5), .number(2), nil],
          [
            .text("table-11"), .text("11.2"), .text("iPhone X"), .number(0), .number(4),
            .text("field"),
          ],
        ])
    #expect(
      try rows(
        "SELECT metric, recorded_kind, recorded, recorded_text, computed_kind, difference FROM deviation WHERE experiment = 'table-9' ORDER BY metric"
      )
        == [
          [.text("footer.state"), .text("text"), nil, .text("idle"), .text("not-computed"), nil],
          [.text("table.contentOffset.x"), .text("nan"), nil, nil, .text("not-computed"), nil],
          [
            .text("table.contentOffset.y"), .text("finite"), .number(-64), nil,
            .text("not-computed"), nil,
          ],
          [
            .text("table.contentSize.height"), .text("finite"), .number(132.5), nil,
            .text("not-computed"), nil,
          ],
          [
            .text("table.isScrollable.y"), .text("boolean"), .number(0), nil, .text("not-computed"),
            nil,
          ],
          [
            .text("table.rows[0,1].frame.y"), .text("finite"), .number(44), nil,
            .text("not-computed"), nil,
          ],
        ])
    #expect(try rows("SELECT count(*) FROM deviation") == [[.number(12)]])
  }
}

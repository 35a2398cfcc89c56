import Testing

@testable import ExperimentCatalog

@Suite struct CheckConstraintsTests {
  @Test func `conditions are found wherever they stand, and nothing else is taken for one`() throws
  {
    let sql = """
      CREATE TABLE "CHECK (no)" (
        a INTEGER NOT NULL CHECK (a > 0), -- CHECK (not this)
        b TEXT DEFAULT 'CHECK (nor this)' check(b <> ')' AND b IN ('(', 'it''s')),
        /* CHECK (nor that) */
        [check (e)] REAL, checked INTEGER, `CHECK` TEXT,
        CONSTRAINT rule CHECK
          -- why
          (CASE a WHEN 1 THEN (checked IS NULL) ELSE TRUE END)
      ) STRICT
      """
    try Connection(inMemory: ()).execute(sql)
    #expect(
      CheckConstraints(of: sql).conditions == [
        "a > 0", "b <> ')' AND b IN ('(', 'it''s')",
        "CASE a WHEN 1 THEN (checked IS NULL) ELSE TRUE END",
      ])
    #expect(CheckConstraints(of: "CREATE TABLE t (a)").conditions.isEmpty)
  }

  @Test func `every condition of the catalog's schema can be asked for`() throws {
    let test = try TestCatalog()
    let tables = try test.catalog.connection.prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
    var count = 0
    while try tables.step() {
      for condition in CheckConstraints(of: tables.text(at: 1)).conditions {
        count += 1
        let broken = "SELECT count(*) FROM \(tables.text(at: 0)) WHERE NOT (\(condition))"
        #expect(try test.catalog.connection.integer(broken) == 0)
      }
    }
    let word =
      "SELECT sum((length(sql) - length(replace(sql, 'CHECK (', ''))) / 7) FROM sqlite_schema"
    #expect(try test.catalog.connection.integer(word) == Int64(count))
  }
}

import TestSupport
import Testing

@Suite struct SQLTests {
  private static func withDemo() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    try #require(plumb.run("demo").status == 0)
    return plumb
  }

  private static let environment = ["PLUMB_CATALOG": "plumb-demo.sqlite"]

  @Test func `a question in SQL is answered in every format`() throws {
    let plumb = try Self.withDemo()
    let sql = "SELECT os, count(*) AS n FROM experiment_flat WHERE os_number > 10000000 GROUP BY os"
    for (format, output) in [
      ("text", "os     n\n10.3   5\n11.0  18\n"), ("csv", "os,n\n10.3,5\n11.0,18\n"),
      ("ndjson", "{\"os\":\"10.3\",\"n\":5}\n{\"os\":\"11.0\",\"n\":18}\n"),
    ] {
      #expect(
        try plumb.run("sql", sql, "--format", format, environment: Self.environment)
          == .done(output))
    }
    let json = try plumb.run("sql", sql, "--format", "json", environment: Self.environment)
    #expect(
      json
        == .done(
          """
          {
            "schema": "plumb.sql/1",
            "columns": ["os", "n"],
            "rows": [
              {"os": "10.3", "n": 5},
              {"os": "11.0", "n": 18}
            ],
            "count": 2
          }

          """))
    let none = try plumb.run(
      "sql", "SELECT 1 AS a WHERE FALSE", "--format", "json", environment: Self.environment)
    #expect(none.output.hasSuffix("\n  \"rows\": [],\n  \"count\": 0\n}\n"))
    #expect(
      try plumb.run("sql", "SELECT 1 WHERE FALSE", environment: Self.environment)
        == .done("no rows.\n"))
  }

  @Test func `rows are written as they come, and the text lists a bounded number`() throws {
    let plumb = try Self.withDemo()
    let endless =
      "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
    let objects = "{\"i\":1}\n{\"i\":2}\n{\"i\":3}\n"
    for (format, lines) in [("csv", "i\n1\n2\n"), ("ndjson", objects)] {
      let run = try plumb.shell(
        "cd \(plumb.folder.path) && plumb sql '\(endless)' --format \(format)"
          + " --catalog plumb-demo.sqlite | head -3")
      #expect(run == .done(lines))
    }
    let many = try plumb.run(
      "sql", "\(endless) LIMIT 100007", environment: Self.environment
    ).output.split(separator: "\n")
    #expect(many.count == 100_002)
    #expect(many.last == "… there are more rows, which are not shown.")
    let few = try plumb.run(
      "sql", endless, "--limit", "2", environment: Self.environment)
    #expect(few == .done("i\n1\n2\n… there are more rows, which are not shown.\n"))
    let all = try plumb.run(
      "sql", "\(endless) LIMIT 2", "--limit", "2", environment: Self.environment)
    #expect(all == .done("i\n1\n2\n"))
  }

  @Test func `what fails on the way replaces no file`() throws {
    let plumb = try Self.withDemo()
    _ = try plumb.folder.write("before", to: "rows.csv")
    let run = try plumb.run(
      "sql", "SELECT 1 UNION ALL SELECT abs(-9223372036854775807 - 1)", "--format", "csv", "-o",
      "rows.csv", environment: Self.environment)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("plumb: error: integer overflow\n"))
    #expect(try plumb.read("rows.csv") == "before")
    #expect(try plumb.folder.contents().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test func `an error stands under its word, and what writes is refused`() throws {
    let plumb = try Self.withDemo()
    #expect(
      try plumb.run("sql", "SELECT nam FROM experiment_flat", environment: Self.environment)
        == .failed(
          2,
          """
          plumb: error: no such column: nam
            SELECT nam FROM experiment_flat
                   ^^^

          """))
    #expect(
      try plumb.run("sql", "DELETE FROM tag", environment: Self.environment)
        == .failed(
          2,
          """
          plumb: error: writing to tag is refused: only reading is allowed
            DELETE FROM tag
            ^^^^^^

          """))
    #expect(try plumb.run("sql", "SELECT 1").status == 66)
  }
}

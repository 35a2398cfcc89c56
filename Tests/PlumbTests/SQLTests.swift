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
    #expect(json.output.hasPrefix("{\n  \"schema\": \"plumb.sql/1\",\n  \"count\": 2,\n"))
    #expect(
      try plumb.run("sql", "SELECT 1 WHERE FALSE", environment: Self.environment)
        == .done("no rows.\n"))
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

import ExperimentCatalog
import Foundation
import TestSupport
import Testing

private let lacksPostgreSQL = PostgreSQLServer.programs == nil

/// The SQL of `plumb export`, loaded by a real PostgreSQL server.
@Suite(
  .disabled(if: lacksPostgreSQL, "PostgreSQL is not installed: apt-get install postgresql"))
struct ExportSQLTests {
  /// All fixtures and one value of each kind, with three revisions of one experiment, computed.
  private static func withEverything() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    let fixtures = ["articles", "field", "peers"].flatMap { folder in
      let path = FixtureFolder.root.appending(path: "Fixtures/\(folder)").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().map { "\(path)/\($0)" }
    }
    _ = try plumb.run(["record", "-q"] + fixtures + [EarlierCatalog.all[0].documentPath])
    _ = try plumb.run(
      "record", "-q", "-", input: SampleDocument.experiment("quote ' \\\\ \\u0000 \u{1F600} end"))
    _ = try plumb.run("run", "-q")
    return plumb
  }

  @Test func `PostgreSQL loads it, counts the same and gives the documents back to the byte`()
    throws
  {
    let plumb = try Self.withEverything()
    let server = try PostgreSQLServer()
    let script = server.folder.path(of: "all.sql")
    #expect(
      try plumb.run("export", "--format", "sql", "--all-revisions", "-o", script) == .done(""))
    try server.load(script)

    let catalog = try Connection(path: plumb.folder.path(of: "plumb.sqlite"), mode: .readOnly)
    for table in ["configuration", "expectation", "revision", "measurement", "unexplained", "tag"] {
      let count = try #require(try catalog.scalar("SELECT count(*) FROM \(table)"))
      #expect(
        try SQLiteValue.integer(
          #require(Int64(server.query("SELECT count(*) FROM \(table)").dropLast())))
          == count, "\(table)")
      #expect(count != .integer(0), "\(table)")
    }
    // Every number to the bit, every kind, every text.
    #expect(try Self.values(server) == Self.values(catalog))
    let documents = try server.query(
      #"SELECT document FROM revision ORDER BY experiment COLLATE "C", revision"#)
    #expect(try documents == plumb.run("export", "--all-revisions").output)
  }

  @Test func `values that are not finite stay what they are`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", EarlierCatalog.all[0].documentPath)
    let server = try PostgreSQLServer()
    let script = server.folder.path(of: "kinds.sql")
    _ = try plumb.run("export", "name = 'kinds'", "--format", "sql", "-o", script)
    try server.load(script)
    #expect(
      try server.query(
        "SELECT metric, kind, number, text, printed, evidence, measured_by FROM measurement "
          + "ORDER BY position")
          == """
          table.contentOffset.y|nan|NaN||nan||
          table.contentOffset.x|+inf|Infinity||inf||
          table.contentSize.height|-inf|-Infinity||-inf||
          table.contentSize.width|missing|||||
          table.frame.height|finite|667||667.00||
          table.adjustedContentInset.top|finite|64||64.0|stated|Kim

          """)
    #expect(
      try server.query("SELECT name, kind, number, text FROM unexplained ORDER BY position")
        == "who knows|nan|NaN|\ncolour|text||red\n")
    #expect(
      try server.query("SELECT tolerance, source_kind, recorded_at FROM revision")
        == "0.5|device|2016-09-01\n")
  }

  @Test func `waivers and tolerances come too, whatever the filter`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    #expect(
      try plumb.run(
        "waive", "add", "*.frame.*", "--where", "os < 10 and name <> 'it''s'", "--deviation",
        "-1,0.1", "--reason", "It's so."
      ).status == 0)
    #expect(
      try plumb.run("tolerance", "add", "view.frame.width", "0.25", "--reason", "seen").status == 0)
    #expect(try plumb.run("tolerance", "add", "view.*", "pixel", "--where", "os > 9").status == 0)
    let server = try PostgreSQLServer()
    let script = server.folder.path(of: "rules.sql")
    #expect(
      try plumb.run("export", "os > 11", "--format", "sql", "-o", script) == .done(""))
    try server.load(script)
    #expect(
      try server.query(
        "SELECT number, metric, condition, deviation_min, deviation_max, reason FROM waiver")
        == "1|*.frame.*|os < 10 and name <> 'it''s'|-1|0.1|It's so.\n")
    #expect(
      try server.query(
        "SELECT number, metric, condition, points, reason FROM tolerance ORDER BY number")
        == "1|view.frame.width||0.25|seen\n2|view.*|os > 9||\n")
    #expect(try server.query("SELECT count(*) FROM revision") == "0\n")
  }

  @Test func `a script that fails leaves nothing behind`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", EarlierCatalog.all[0].documentPath)
    let server = try PostgreSQLServer()
    let script = server.folder.path(of: "all.sql")
    _ = try plumb.run("export", "--format", "sql", "-o", script)
    let whole = try String(contentsOfFile: script, encoding: .utf8)
    try (whole.replacingOccurrences(of: "COMMIT;", with: "SELECT nope;\nCOMMIT;"))
      .write(toFile: script, atomically: true, encoding: .utf8)
    #expect(throws: PostgreSQLServer.Failure.self) { try server.load(script) }
    #expect(
      try server.query("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "0\n")
  }

  private static func values(_ server: PostgreSQLServer) throws -> [String] {
    try server.query(
      """
      SELECT experiment, revision, metric, kind,
        CASE WHEN kind IN ('finite', 'boolean') THEN encode(float8send(number), 'hex') END, text
      FROM measurement ORDER BY experiment COLLATE "C", revision, position
      """
    ).split(separator: "\n").map(String.init)
  }

  private static func values(_ catalog: Connection) throws -> [String] {
    let statement = try catalog.prepare(
      """
      SELECT e.name, r.number, metric.path, m.kind, m.number, m.text
      FROM experiment AS e JOIN revision AS r ON r.experiment = e.id
      JOIN measurement AS m ON m.revision = r.id JOIN metric ON metric.id = m.metric
      ORDER BY e.name, r.number, m.position
      """)
    var lines: [String] = []
    while try statement.step() {
      let bits = statement.doubleIfPresent(at: 4).map { number in
        let hex = String(number.bitPattern, radix: 16)
        return String(repeating: "0", count: 16 - hex.count) + hex
      }
      lines.append(
        (0..<4).map { statement.text(at: $0) }.joined(separator: "|") + "|\(bits ?? "")|"
          + (statement.textIfPresent(at: 5) ?? ""))
    }
    return lines
  }
}

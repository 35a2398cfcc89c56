import TestSupport
import Testing

/// `--quiet` and `--verbose`, which every command has.
@Suite struct VerbosityTests {
  private static func withCatalog() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    // With a tag each, so that there is a statement that runs twice.
    let input = (SampleDocument.experiment("a") + SampleDocument.experiment("b", width: "1"))
      .replacing(#""configuration""#, with: #""tags": ["t"], "configuration""#)
    _ = try plumb.run("record", "-q", "-", input: input)
    _ = try plumb.run("run", "-q")
    return plumb
  }

  @Test func `verbose says which SQL ran, and leaves the data as it is`() throws {
    let plumb = try Self.withCatalog()
    let run = try plumb.run("query", "os < 10", "--verbose")
    #expect(run.output == (try plumb.run("query", "os < 10").output))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("plumb: SQL ran ") == true)
    #expect(lines.dropFirst().first?.hasSuffix("ms  runs  rows  statement") == true)
    #expect(lines.contains { $0.hasSuffix("  PRAGMA user_version") })
    // What ran once is shown with its values, what ran more often without.
    #expect(lines.contains { $0.contains(" c.os < 10000000 ") }, "\(run.errors)")
    #expect(lines.contains { $0.contains("SELECT tag FROM tag WHERE revision = ?1") })
    let total =
      #/plumb: ms: opening [\d.]+, preparing [\d.]+, stepping [\d.]+, computing [\d.]+, writing [\d.]+; [\d.]+ in all/#
    #expect(lines.last?.wholeMatch(of: total) != nil, "\(run.errors)")
  }

  @Test func `verbose counts runs and rows`() throws {
    let plumb = try Self.withCatalog()
    let errors = try plumb.run("sql", "SELECT name FROM experiment", "-v").errors
    let line = errors.split(separator: "\n").first { $0.contains("SELECT name FROM experiment") }
    #expect(line?.split(separator: " ").dropFirst().prefix(2) == ["1", "2"], "\(errors)")
  }

  @Test func `a value that recolours the terminal does not, and a long one is cut`() throws {
    let plumb = try Self.withCatalog()
    let name = "\u{1B}[31m" + String(repeating: "x", count: 900)
    let errors = try plumb.run("show", name, "-v").errors
    #expect(!errors.contains("\u{1B}"))
    #expect(errors.contains("\\u{1B}[31mxxx"))
    let lines = errors.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(lines.allSatisfy { $0.count <= 530 })
    #expect(lines.contains { $0.hasSuffix("…") })
  }

  @Test func `verbose tells of a command that fails, too, and of one without SQL`() throws {
    let plumb = try Self.withCatalog()
    let failed = try plumb.run("show", "nobody", "-v")
    #expect(failed.status == 66)
    #expect(failed.errors.contains("plumb: SQL ran "))
    let errors = try plumb.run("devices", "-v").errors
    #expect(errors.hasPrefix("plumb: no SQL ran\nplumb: ms: opening 0.00, "))
  }

  @Test func `without verbose nothing is said`() throws {
    let plumb = try Self.withCatalog()
    #expect(try plumb.run("query").errors.isEmpty)
  }

  @Test func `quiet leaves data and errors`() throws {
    let plumb = try Self.withCatalog()
    let hint = try plumb.run("query", "view.contentSize.height > 1")
    if !hint.errors.isEmpty {
      #expect(try plumb.run("query", "-q", "view.contentSize.height > 1").errors.isEmpty)
    }
    _ = try plumb.run("waive", "add", "x", "--deviation", "1,2", "--reason", "r", "-q")
    #expect(try plumb.run("report").errors.contains("plumb: note: the waiver of x covers nothing"))
    #expect(try plumb.run("report", "-q").errors.isEmpty)
    #expect(try plumb.run("report", "-q").output == plumb.run("report").output)
    #expect(
      try plumb.run("show", "-q", "nobody").errors.hasPrefix("plumb: error: no experiment"))
    #expect(try plumb.run("delete", "-q", "a") == .done(""))
    #expect(try plumb.run("restore", "-q", "a") == .done(""))
    #expect(try plumb.run("report", "-q", "--fail-on", "deviates").errors.contains("--fail-on"))
  }

  @Test func `quiet and verbose together say only what was measured`() throws {
    let plumb = try Self.withCatalog()
    let run = try plumb.run("run", "-qv")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("plumb: SQL ran "))
  }

  @Test func `the demo in quiet prints its report alone`() throws {
    let run = try BuiltBinary().run("demo", "-q")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("183 measurements: "))
    #expect(!run.output.contains("Go on with"))
  }
}

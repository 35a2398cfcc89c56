import Testing

@Suite struct WaiveTests {
  /// A catalog in which `a` deviates by -1.
  private static func withDeviation() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a", width: "374"))
    _ = try plumb.run("run", "-q")
    return plumb
  }

  private static func waiver(deviation: String = "[-1, -1]", condition: String = "") -> String {
    """
    {"metric": "view.*", "where": "\(condition)", "deviation": \(deviation),
     "reason": "measured a point too narrow", "since": "2026-11-30"}
    """
  }

  @Test func `a waived deviation stays visible, with its reason`() throws {
    let plumb = try Self.withDeviation()
    #expect(try plumb.run("waive", "-", input: Self.waiver()) == .done("1 waiver: 1 new.\n"))
    #expect(try plumb.run("waive", "-", input: Self.waiver()) == .done("1 waiver: 0 new.\n"))
    let report = try plumb.run("report").output
    #expect(report.hasPrefix("1 measurement: 1 waived.\n"))
    #expect(report.contains("[1] measured a point too narrow\n"))
  }

  @Test func `a waiver that its experiment no longer needs is an unexpected match`() throws {
    let plumb = try Self.withDeviation()
    _ = try plumb.run("waive", "-q", "-", input: Self.waiver(condition: "name = 'a'"))
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    let run = try plumb.run("report", "--fail-on", "unexpected-match")
    #expect(run.status == 1)
    #expect(run.errors == "plumb: --fail-on: 1 unexpected-match\n")
    #expect(run.output.hasPrefix("1 measurement: 1 unexpected match.\n"))
  }

  @Test func `a deviation outside the range stays one and names the waiver`() throws {
    let plumb = try Self.withDeviation()
    _ = try plumb.run("waive", "-q", "-", input: Self.waiver(deviation: "[-3, -2]"))
    let report = try plumb.run("report").output
    #expect(report.hasPrefix("1 measurement: 1 deviates.\n"))
    #expect(
      report.contains("[1] a waiver expects a deviation of -3 to -2: measured a point too narrow"))
  }

  @Test func `a wrong waiver is answered with its place, and none is recorded`() throws {
    let plumb = try Self.withDeviation()
    let input = Self.waiver() + "\n" + Self.waiver(deviation: "[1, 0]")
    #expect(
      try plumb.run("waive", "-", input: input)
        == .failed(
          65,
          """
          plumb: error: <stdin>:3:48: deviation: a deviation is [least, most], and the most is \
          not below the least

          """))
    #expect(try plumb.run("report").output.hasPrefix("1 measurement: 1 deviates.\n"))
  }

  @Test func `a condition that is no filter is bad input`() throws {
    let plumb = try Self.withDeviation()
    let run = try plumb.run("waive", "-", input: Self.waiver(condition: "os >"))
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("plumb: error: cannot record the waiver of view.*: "))
    #expect(run.errors.hasSuffix("\n  os >\n      ^\n"))
  }
}

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

  @Test func `a waiver is added by options, listed and removed`() throws {
    let plumb = try Self.withDeviation()
    #expect(
      try plumb.run(
        "waive", "add", "view.*", "--where", "os < 10", "--deviation", "-1,-0.5", "--reason",
        "rounds down", "--reference", "log:3", "--since", "2026-11-30")
        == .done("1 waiver: 1 new.\n"))
    #expect(try plumb.run("report").output.hasPrefix("1 measurement: 1 waived.\n"))
    #expect(
      try plumb.run("waive", "list", "--format", "csv")
        == .done(
          """
          number,metric,where,least,most,since,reason,reference
          1,view.*,os < 10,-1,-0.5,2026-11-30,rounds down,log:3

          """))
    #expect(
      try plumb.run("waive", "list")
        == .done(
          """
          number  metric  where    least  most  since       reason       reference
               1  view.*  os < 10     -1  -0.5  2026-11-30  rounds down  log:3

          """))
    #expect(try plumb.run("waive", "remove", "1") == .done("1 waiver removed.\n"))
    #expect(try plumb.run("report").output.hasPrefix("1 measurement: 1 deviates.\n"))
    #expect(
      try plumb.run("waive", "remove", "1")
        == .failed(66, "plumb: error: there is no waiver 1; plumb waive list shows them\n"))
    #expect(try plumb.run("waive", "list") == .done("no rows.\n"))
  }

  @Test(arguments: [
    (["add"], "plumb waive add takes one metric, as in 'table.contentOffset.y'"),
    (["add", "a", "b"], "plumb waive add takes one metric, as in 'table.contentOffset.y'"),
    (["add", "a"], "--deviation LEAST,MOST is missing: the range of the deviation"),
    (
      ["add", "a", "--deviation", "2,1"],
      "--deviation is LEAST,MOST, two numbers, and the most is not below the least; found '2,1'"
    ),
    (["add", "a", "--deviation", "1,2"], "--reason TEXT is missing: why the deviation stays"),
    (
      ["add", "a", "--deviation", "1,2", "--reason", "r", "--since", "now"],
      "--since is a day as in 2026-11-30, not 'now'"
    ),
    (["list", "--where", "os < 8"], "--where is for plumb waive add"),
    (["waivers.json", "--reason", "r"], "--reason is for plumb waive add"),
    (["remove"], "the number of the waiver to remove is missing"),
    (["remove", "x"], "'x' is no number of a waiver; plumb waive list shows them"),
  ])
  func `what is missing or wrong in a waiver is told`(
    _ arguments: [String], _ message: String
  ) throws {
    #expect(
      try Self.withDeviation().run(["waive"] + arguments)
        == .failed(2, "plumb: error: \(message)\n"))
  }

  @Test func `a waiver that covers nothing is told, and fails a gate that asks for it`() throws {
    let plumb = try Self.withDeviation()
    let note = "plumb: note: the waiver of table.* where os < 8 covers nothing\n"
    _ = try plumb.run(
      "waive", "add", "table.*", "--where", "os < 8", "--deviation", "1,2", "--reason", "known")
    #expect(try plumb.run("report").errors == note)
    let gate = try plumb.run("report", "--fail-on", "unused-waiver,not-finite")
    #expect(gate.status == 1)
    #expect(gate.errors == note + "plumb: --fail-on: 1 unused-waiver\n")
    #expect(try plumb.run("report", "os < 10").errors.isEmpty)
    #expect(
      try plumb.run("report", "os < 10", "--fail-on", "unused-waiver")
        == .failed(
          2,
          "plumb: error: --fail-on unused-waiver judges the whole catalog; leave the filter out\n"
        ))
  }

  @Test func `what list prints as ndjson is recorded elsewhere as it is here`() throws {
    let plumb = try Self.withDeviation()
    _ = try plumb.run(
      "waive", "-q", "-",
      input: Self.waiver(condition: "name like 'a%'") + Self.waiver(deviation: "[-2.5, 1e3]"))
    _ = try plumb.run(
      "waive", "-q", "add", "*.y", "--deviation", "0,0", "--reason", "says \"so\"\n\u{1F642}",
      "--reference", "log:3", "--since", "2026-11-30")
    let list = try plumb.run("waive", "list", "--format", "ndjson")
    #expect(list.status == 0)
    #expect(
      list.output.split(separator: "\n").last
        == #"{"metric":"*.y","deviation":[0,0],"reason":"says \"so\"\n🙂","reference":"log:3","since":"2026-11-30"}"#
    )
    let other = try BuiltBinary()
    _ = try other.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    #expect(try other.run("waive", "-", input: list.output) == .done("3 waivers: 3 new.\n"))
    #expect(try other.run("waive", "list", "--format", "ndjson") == list)
    #expect(try other.run("waive", "list") == plumb.run("waive", "list"))
  }

  @Test func `no waivers are no documents`() throws {
    #expect(try Self.withDeviation().run("waive", "list", "--format", "ndjson") == .done(""))
  }

  @Test func `a word that is nearly one of the command's is no file`() throws {
    #expect(
      try Self.withDeviation().run("waive", "lsit")
        == .failed(
          66, "plumb: error: there is no file 'lsit'; did you mean 'plumb waive list'?\n"))
  }

  @Test func `a condition on the command line that is no filter is wrong use`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    for range in ["-inf,0", "0,inf", "nan,nan", "2,1", "1"] {
      let run = try plumb.run("waive", "add", "view.*", "--deviation=\(range)", "--reason", "r")
      #expect(run.status == 2)
    }
    for condition in ["deviates", "os >"] {
      let run = try plumb.run(
        "waive", "add", "view.*", "--where", condition, "--deviation", "1,2", "--reason", "r")
      #expect(run.status == 2, "\(run)")
      #expect(run.errors.contains("^"))
    }
  }
}

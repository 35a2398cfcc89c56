import Foundation
import TestSupport
import Testing

@Suite struct ReportTests {
  /// A catalog with one match and one deviation of 1 point.
  private static func withCatalog(isComputed: Bool = true) throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    let input = SampleDocument.experiment("a") + SampleDocument.experiment("b", width: "374")
    try #require(plumb.run("record", "-q", "-", input: input).status == 0)
    if isComputed { try #require(plumb.run("run", "-q") == .done("")) }
    return plumb
  }

  @Test func `a run computes what is not computed yet, and nothing twice`() throws {
    let plumb = try Self.withCatalog(isComputed: false)
    #expect(
      try plumb.run("run", "name = 'nobody'")
        == .done("0 configurations: 0 computed, 0 up to date (simulator 1).\n"))
    #expect(
      try plumb.run("run")
        == .done("1 configuration: 1 computed, 0 up to date (simulator 1).\n"))
    #expect(
      try plumb.run("run")
        == .done("1 configuration: 0 computed, 1 up to date (simulator 1).\n"))
  }

  @Test func `before a run the report says what to do`() throws {
    #expect(
      try Self.withCatalog(isComputed: false).run("report")
        == .done(
          """
          2 measurements: 2 not computed.

          2 not computed yet: plumb run computes them.

          …  not-computed  2

          """))
  }

  @Test func `recorded and computed are compared`() throws {
    let plumb = try Self.withCatalog()
    #expect(
      try plumb.run("report")
        == .done(
          """
          2 measurements: 1 match, 1 deviates.

             experiment  metric            recorded  computed  difference     limit  rule   verdict
          ✗  b           view.frame.width       374       375          -1  0.000001  whole  deviates

          ✓  match     1
          ✗  deviates  1

          """))
    #expect(
      try plumb.run("report", "--format", "csv")
        == .done(
          """
          experiment,revision,metric,recorded,computed,difference,limit,rule,verdict
          a,1,view.frame.width,375,375,0,0.000001,whole,match
          b,1,view.frame.width,374,375,-1,0.000001,whole,deviates

          """))
  }

  @Test func `a filter selects what is compared`() throws {
    let run = try Self.withCatalog().run("report", "name = 'a'")
    #expect(run == .done("1 measurement: 1 match.\n\n✓  match  1\n"))
  }

  @Test func `the command line's tolerance comes before all others`() throws {
    let plumb = try Self.withCatalog()
    func rows(_ tolerance: String) throws -> [Substring] {
      try plumb.run("report", "--tolerance", tolerance, "--format", "csv").output
        .split(separator: "\n")
    }
    #expect(try rows("1").last == "b,1,view.frame.width,374,375,-1,1,command-line,match")
    #expect(try rows("0.9").last == "b,1,view.frame.width,374,375,-1,0.9,command-line,deviates")
    #expect(try rows("pixel").last == "b,1,view.frame.width,374,375,-1,0.25,pixel,deviates")
    #expect(
      try plumb.run("report", "--tolerance", "-1")
        == .failed(2, "plumb: error: --tolerance is a number from 0 or pixel, not '-1'\n"))
    #expect(try plumb.run("report", "--tolerance", "nan").status == 2)
  }

  @Test func `a gate fails on the verdicts that it names`() throws {
    let plumb = try Self.withCatalog()
    let failed = try plumb.run("report", "--fail-on", "waived,deviates")
    #expect(failed.status == 1)
    #expect(failed.errors == "plumb: --fail-on: 1 deviates\n")
    #expect(failed.output == (try plumb.run("report").output))
    #expect(try plumb.run("report", "--fail-on", "waived,not-finite").status == 0)
  }

  @Test func `a gate that compares nothing fails`() throws {
    let plumb = try Self.withCatalog(isComputed: false)
    let run = try plumb.run("report", "--fail-on", "deviates")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "plumb: --fail-on: nothing was compared: 2 measurements: 2 not computed.\n")
    #expect(
      try plumb.run("report", "name = 'nobody'", "--fail-on", "deviates").errors
        == "plumb: --fail-on: nothing was compared: 0 measurements: nothing to compare.\n")
  }

  @Test func `an unknown verdict is answered with the nearest`() throws {
    #expect(
      try BuiltBinary().run("report", "--fail-on", "deviates,notfinite")
        == .failed(
          2,
          "plumb: error: --fail-on does not know 'notfinite'; did you mean 'not-finite'?\n"))
  }

  @Test func `a number of deviations can be allowed`() throws {
    let plumb = try Self.withCatalog()
    #expect(try plumb.run("report", "--max-deviations", "1").status == 0)
    let failed = try plumb.run("report", "--max-deviations", "0")
    #expect(failed.status == 1)
    #expect(failed.errors == "plumb: --max-deviations: 1 deviates, more than 0\n")
    #expect(try plumb.run("report", "--fail-on", "waived", "--max-deviations", "0").status == 0)
    #expect(try plumb.run("report", "--max-deviations", "1.5").status == 2)
  }

  @Test func `a baseline lets pass what was known, and only that`() throws {
    let plumb = try Self.withCatalog()
    // What a later run would have found is not known to an earlier one.
    func gate(_ run: String) throws -> BuiltBinary.Run {
      try plumb.run("report", "--fail-on", "deviates", "--baseline", run, "--format", "summary")
    }
    let known = try gate("1")
    #expect(known.status == 0)
    #expect(known.errors == "plumb: note: 1 known from the baseline\n")

    let new =
      SampleDocument.experiment("c", width: "10") + SampleDocument.experiment("a", width: "9")
    _ = try plumb.run("record", "-q", "-", input: new)
    _ = try plumb.run("run", "-q")
    let failed = try gate("1")
    #expect(failed.status == 1)
    #expect(
      failed.errors
        == "plumb: note: 1 known from the baseline\nplumb: --baseline: 2 new deviates\n")
    #expect(failed.output == (try plumb.run("report", "--format", "summary").output))
    #expect(try gate("previous") == failed)
    #expect(try gate("2").status == 0)
    #expect(
      try gate("7")
        == .failed(66, "plumb: error: there is no run 7; plumb run --list has the numbers\n"))
    #expect(try gate("x").status == 2)
    let runs = try plumb.run("run", "--list", "--format", "csv").output.split(separator: "\n")
    #expect(runs.map { $0.prefix(2) } == ["ru", "2,", "1,"])
  }

  @Test func `what was not compared is no pass, and the gate says so`() throws {
    let plumb = try Self.withCatalog()
    let query = "{\"name\": \"q\", \"configuration\": {\"platform\": {\"os\": \"12.0\", \"device\":"
    _ = try plumb.run(
      "record", "-q", "-",
      input: query + " \"iPhone 8\"}}, \"measurements\": {\"view.frame.x\": null}}\n")
    let run = try plumb.run("report", "--max-deviations", "1", "--format", "summary")
    #expect(run.status == 0)
    #expect(run.errors == "plumb: note: 1 measurement of 3 not compared, which is no pass\n")
    let junit = try plumb.run("report", "--format", "junit").output
    #expect(junit.contains("<skipped message=\"no-measurement\"/>"))
  }

  @Test func `every format is written whole to a file, and equal catalogs give equal bytes`() throws
  {
    let plumb = try Self.withCatalog()
    for format in [
      "text", "markdown", "html", "json", "ndjson", "csv", "junit", "github", "summary",
    ] {
      let first = try plumb.run("report", "--format", format)
      #expect(first.status == 0 && !first.output.isEmpty, "\(format)")
      #expect(try plumb.run("report", "--format", format) == first)
      #expect(try plumb.run("report", "--format", format, "-o", "r").output.isEmpty)
      #expect(
        try String(contentsOfFile: plumb.folder.path(of: "r"), encoding: .utf8) == first.output,
        "\(format)")
      let stamped = try plumb.run("report", "--format", format, "--stamp").output
      #expect((stamped != first.output) == !["csv", "ndjson"].contains(format), "\(format)")
    }
  }

  @Test func `a metric is plotted over versions`() throws {
    let plumb = try Self.withCatalog()
    let run = try plumb.run("report", "--trend", "view.frame.*")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix("view.frame.* over OS versions: 2 measurements of 2 experiments\n"))
    for format in ["markdown", "html", "svg", "json", "ndjson", "csv", "summary"] {
      let run = try plumb.run("report", "--trend", "view.frame.*", "--format", format)
      #expect(run.status == 0 && !run.output.isEmpty, "\(format)")
    }
    #expect(try plumb.run("report", "--trend", "nothing").status == 66)
    #expect(try plumb.run("report", "--trend", "x", "--fail-on", "deviates").status == 2)
    #expect(try plumb.run("report", "--over", "os").status == 2)
    #expect(try plumb.run("report", "--trend", "x", "--over", "time").status == 2)
    #expect(try plumb.run("report", "--trend", "x", "--format", "junit").status == 2)
  }

  @Test func `only the latest revision is compared`() throws {
    let plumb = try Self.withCatalog()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("b", width: "375"))
    #expect(try plumb.run("report").output.hasPrefix("2 measurements: 2 match.\n"))
    let csv = try plumb.run("report", "--format", "csv").output
    #expect(csv.hasSuffix("b,2,view.frame.width,375,375,0,0.000001,whole,match\n"))
  }
}

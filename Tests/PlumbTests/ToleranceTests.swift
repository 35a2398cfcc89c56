import Testing

@Suite struct ToleranceTests {
  @Test func `a tolerance of the catalog decides, and the verdict says so`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a", width: "374"))
    _ = try plumb.run("run", "-q")
    let add = ["tolerance", "add", "view.*", "1", "--where", "os < 10", "--reason", "known"]
    #expect(try plumb.run(add) == .done("1 tolerance: new.\n"))
    #expect(try plumb.run(add) == .done("1 tolerance: replaced.\n"))
    func row(_ arguments: String...) throws -> Substring? {
      try plumb.run(["report", "--format", "csv"] + arguments).output.split(separator: "\n").last
    }
    #expect(try row() == "a,1,view.frame.width,374,375,-1,1,catalog,match")
    #expect(
      try row("--tolerance", "0") == "a,1,view.frame.width,374,375,-1,0,command-line,deviates")
    #expect(
      try plumb.run("tolerance", "list")
        == .done(
          """
          number  metric  where    limit  reason
               1  view.*  os < 10      1  known

          """))
    #expect(try plumb.run("tolerance", "add", "*", "pixel", "-q") == .done(""))
    #expect(try row() == "a,1,view.frame.width,374,375,-1,0.25,catalog,deviates")
    #expect(
      try plumb.run("tolerance", "list", "--format", "ndjson").output.hasSuffix(
        "{\"number\":2,\"metric\":\"*\",\"where\":\"\",\"limit\":\"pixel\",\"reason\":\"\"}\n"))
    #expect(try plumb.run("tolerance", "remove", "1", "2", "1") == .done("2 tolerances removed.\n"))
    #expect(try row() == "a,1,view.frame.width,374,375,-1,0.000001,whole,deviates")
  }

  @Test(arguments: [
    (["add", "x"], "plumb tolerance add takes a metric and a limit: 'table.*' 0.5, or pixel"),
    (["add", "x", "y"], "a tolerance is a number from 0, or pixel; found 'y'"),
    (["add", "x", "nan"], "a tolerance is a number from 0, or pixel; found 'nan'"),
    (["put"], "plumb tolerance does not know 'put'; write add, list or remove"),
    (["list", "--reason", "r"], "--reason is for plumb tolerance add"),
    (["remove"], "the number of the tolerance to remove is missing"),
    (["remove", "x"], "'x' is no number of a tolerance; plumb tolerance list shows them"),
  ])
  func `what is wrong in a tolerance is told`(
    _ arguments: [String], _ message: String
  ) throws {
    #expect(
      try BuiltBinary().run(["tolerance"] + arguments)
        == .failed(2, "plumb: error: \(message)\n"))
  }

  @Test func `a word that is nearly one of the command's is answered with it`() throws {
    #expect(
      try BuiltBinary().run("tolerance", "lsit")
        == .failed(2, "plumb: error: plumb tolerance does not know 'lsit'; did you mean 'list'?\n"))
    #expect(
      try BuiltBinary().run("report", "--tolerance", "pixle")
        == .failed(
          2,
          "plumb: error: --tolerance is a number from 0 or pixel, not 'pixle'; did you mean 'pixel'?\n"
        ))
  }
}

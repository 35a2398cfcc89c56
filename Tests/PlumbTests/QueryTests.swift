import Testing

@Suite struct QueryTests {
  private static func withDemo() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    try #require(plumb.run("demo").status == 0)
    return plumb
  }

  private static let environment = ["PLUMB_CATALOG": "plumb-demo.sqlite"]

  @Test func `a filter selects experiments, and they come by name`() throws {
    #expect(
      try Self.withDemo().run(
        "query", "device = 'iPhone X' and table.contentInsetAdjustmentBehavior = 'never'",
        environment: Self.environment)
        == .done(
          """
          2 experiments:

          experiment                revision    os  device    main class   measurements  source
          articles/002/ios11-never         1  11.0  iPhone X  UITableView             2  article
          articles/002/recommended         1  11.0  iPhone X  UITableView             4  article

          """))
  }

  @Test func `without a filter all experiments are listed, in every format`() throws {
    let plumb = try Self.withDemo()
    let text = try plumb.run("query", environment: Self.environment)
    #expect(text.output.hasPrefix("73 experiments:\n\n"))
    #expect(text.output.split(separator: "\n").count == 75)
    let csv = try plumb.run("query", "--format", "csv", environment: Self.environment)
    #expect(csv.output.split(separator: "\n").count == 74)
    let json = try plumb.run("query", "--format", "json", environment: Self.environment)
    #expect(
      json.output.hasPrefix("{\n  \"schema\": \"plumb.query/1\",\n  \"count\": 73,\n"))
  }

  @Test func `a filter asks for verdicts, with the catalog's waivers`() throws {
    let plumb = try Self.withDemo()
    for filter in ["waived", "verdict(table.contentSize.height) = 'waived'", "not matches"] {
      let csv = try plumb.run("query", filter, "--format", "csv", environment: Self.environment)
      let names = csv.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
      #expect(names == ["articles/003/case-1", "articles/003/case-2"], "\(filter)")
    }
    for command in ["query", "report"] {
      let run = try plumb.run(command, "deviates", environment: Self.environment)
      #expect(run.status == 0 && run.output.hasPrefix("0 "), "\(command): \(run.output)")
    }
    let run = try plumb.run("run", "verdict = 'not-computed'", environment: Self.environment)
    #expect(
      run == .done("0 configurations: 0 computed, 0 computed before (simulator 1).\n"))
  }

  @Test func `a list that is cut says so`() throws {
    let run = try Self.withDemo().run("query", "--limit", "2", environment: Self.environment)
    #expect(run.output.hasSuffix("\n… 71 more of 73 are not shown.\n"))
  }

  @Test func `a filter that selects nothing is no failure`() throws {
    #expect(
      try Self.withDemo().run("query", "os < 7", environment: Self.environment)
        == .done("0 experiments.\n"))
  }

  @Test func `a wrong filter is answered with a caret and the nearest names`() throws {
    let run = try Self.withDemo().run(
      "query", "os >= 11 and navigtionBar.isPresent", environment: Self.environment)
    #expect(
      run
        == .failed(
          2,
          """
          plumb: error: there is no parameter 'navigtionBar.isPresent'; did you mean \
          'navigationBar.isPresent' or 'navigationBar.isHidden' or 'navigationBar.prompt'?
            os >= 11 and navigtionBar.isPresent
                         ^^^^^^^^^^^^^^^^^^^^^^

          """))
  }

  @Test func `a filter in pieces is one argument too many`() throws {
    let run = try BuiltBinary().run("query", "os", ">=", "11")
    #expect(
      run
        == .failed(
          2,
          """
          plumb: error: '>=' is one argument too many; quote the filter as a whole
          usage: plumb query ['FILTER'] [options]
          plumb help query says more

          """))
  }

  @Test func `a limit is a whole number from 1`() throws {
    #expect(
      try BuiltBinary().run("query", "--limit", "0")
        == .failed(2, "plumb: error: --limit is a whole number from 1, not '0'\n"))
  }
}

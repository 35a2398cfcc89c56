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
      run == .done("0 configurations: 0 computed, 0 up to date (simulator 1).\n"))
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

  @Test func `a question has an order, a limit and columns`() throws {
    let plumb = try Self.withDemo()
    let arguments = [
      "query",
      "name like 'articles/002/ios11%' order by measured.main.contentOffset.y, name limit 2",
      "--columns", "name,os,measured.main.contentOffset.y,verdict(main.contentOffset.y)",
    ]
    #expect(
      try plumb.run(arguments, environment: Self.environment)
        == .done(
          """
          name                                  os  measured.main.contentOffset.y  \
          verdict(main.contentOffset.y)
          articles/002/ios11-always-covered   11.0                            -88  match
          articles/002/ios11-automatic-short  11.0                            -88  match
          … there are more; the limit of the question ends the list here.

          """))
    #expect(
      try plumb.run(arguments + ["--format", "csv"], environment: Self.environment)
        == .done(
          """
          name,os,measured.main.contentOffset.y,verdict(main.contentOffset.y)
          articles/002/ios11-always-covered,11.0,-88,match
          articles/002/ios11-automatic-short,11.0,-88,match

          """))
    #expect(
      try plumb.run(arguments + ["--format", "ndjson"], environment: Self.environment).output
        .hasPrefix(
          #"{"name":"articles/002/ios11-always-covered","os":"11.0","#
            + #""measured.main.contentOffset.y":-88,"verdict(main.contentOffset.y)":"match"}"#))
    #expect(
      try plumb.run(arguments + ["--format", "json"], environment: Self.environment).output
        .hasPrefix(
          """
          {
            "schema": "plumb.query/1",
            "count": 2,
            "isCut": true,
            "columns": [
          """))
  }

  @Test func `groups are counted`() throws {
    #expect(
      try Self.withDemo().run(
        "query", "order by count desc", "--group-by", "os", "--columns",
        "count,max(measured.main.contentOffset.y)", environment: Self.environment)
        == .done(
          """
            os  count  max(measured.main.contentOffset.y)
           9.3     50                                 500
          11.0     18                                   0
          10.3      5                                   0

          """))
  }

  @Test func `how many is a number alone`() throws {
    let plumb = try Self.withDemo()
    for (format, output) in [
      ("text", "18\n"), ("csv", "count\n18\n"), ("ndjson", "{\"count\":18}\n"),
      ("json", "{\"schema\": \"plumb.query/1\", \"count\": 18}\n"),
    ] {
      #expect(
        try plumb.run(
          "query", "os >= 11", "--count", "--format", format,
          environment: Self.environment) == .done(output))
    }
    for (filter, count) in [("os >= 11 limit 3", 3), ("order by name limit 99", 73)] {
      #expect(
        try plumb.run("query", filter, "--count", environment: Self.environment)
          == .done("\(count)\n"))
    }
    #expect(
      try plumb.run("query", "--count", "--columns", "name", environment: Self.environment)
        == .failed(
          2,
          "plumb: error: --count is a number alone; write --columns count for a column beside "
            + "others\n"))
  }

  @Test func `the same but for a few parameters is found`() throws {
    let plumb = try Self.withDemo()
    let run = try plumb.run(
      "query", "--like", "articles/000/cells-inset", "--varying", "table.contentInset",
      "--columns", "name,table.contentInset.top,measured.table.contentOffset.y",
      environment: Self.environment)
    #expect(
      run
        == .done(
          """
          name                      table.contentInset.top  measured.table.contentOffset.y
          articles/000/cells-inset                      64                             -64
          articles/000/cells-only                        0                               0

          """))
    #expect(
      try plumb.run("query", "--like", "articles/000/cellsonly", environment: Self.environment)
        == .failed(
          66,
          "plumb: error: no experiment is called 'articles/000/cellsonly'; did you mean "
            + "'articles/000/cells-only' or 'articles/000/cells-inset'?\n"))
    #expect(
      try plumb.run("query", "--varying", "os", environment: Self.environment)
        == .failed(
          2,
          "plumb: error: --varying says what may differ from --like NAME, which is missing\n"))
  }

  @Test func `the SQL of a question is shown with its values and plan`() throws {
    let plumb = try Self.withDemo()
    let run = try plumb.run(
      "query", "os > 9.3 and device = 'iPhone X'", "--count", "--explain",
      environment: Self.environment)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("SQL\n  SELECT count(*) FROM "))
    #expect(run.output.contains("\nvalues\n  ?1  9003000\n  ?2  'iPhone X'\n"))
    #expect(run.output.contains("\nplan\n  SCAN "))
    let json = try plumb.run(
      "query", "--explain", "--format", "json", environment: Self.environment)
    #expect(json.output.hasPrefix("{\n  \"schema\": \"plumb.explain/1\",\n  \"sql\": \"SELECT "))
    #expect(
      try plumb.run("query", "--explain", "--format", "csv").errors
        == "plumb: error: --format does not know 'csv'; write one of text, json\n")
  }

  @Test func `a parameter that is only measured gets a note`() throws {
    let run = try Self.withDemo().run(
      "query", "table.contentOffset.y < 0", environment: Self.environment)
    #expect(
      run
        == .done(
          "0 experiments.\n",
          saying: "plumb: note: 'table.contentOffset.y' asks for what a configuration states, and "
            + "none states it; 'measured.table.contentOffset.y' asks for what was measured\n"))
  }

  @Test func `what a count or a mean leaves out is said beside the answer`() throws {
    let plumb = try BuiltBinary()
    for (name, width) in [("a", "375"), ("b", "\"nan\""), ("c", "\"inf\"")] {
      _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment(name, width: width))
    }
    #expect(
      try plumb.run(
        "query", "--columns",
        "count,count(measured.view.frame.width),mean(measured.view.frame.width)",
        "--format", "csv")
        == .done(
          """
          count,count(measured.view.frame.width),mean(measured.view.frame.width)
          3,1,375

          """,
          saying: """
            plumb: note: count(measured.view.frame.width) leaves out 2 values that are not finite
            plumb: note: mean(measured.view.frame.width) leaves out 2 values that are not finite

            """))
  }

  @Test func `numbers that are not finite are numbers in CSV, where texts are kept from running`()
    throws
  {
    let plumb = try BuiltBinary()
    for (name, width) in [("=1+1", "\"-inf\""), ("'=1+1", "\"inf\""), ("c", "\"nan\"")] {
      _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment(name, width: width))
    }
    #expect(
      try plumb.run("query", "--columns", "name,measured.view.frame.width", "--format", "csv")
        == .done(
          """
          name,measured.view.frame.width
          ''=1+1,inf
          '=1+1,-inf
          c,nan

          """))
    #expect(
      try plumb.run("report", "--format", "csv").output.split(separator: "\n").dropFirst().map {
        $0.split(separator: ",").prefix(4).joined(separator: ",")
      } == [
        "''=1+1,1,view.frame.width,inf", "'=1+1,1,view.frame.width,-inf",
        "c,1,view.frame.width,nan",
      ])
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

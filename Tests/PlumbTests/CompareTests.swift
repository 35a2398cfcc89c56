import ExperimentCatalog
import TestSupport
import Testing

@Suite struct CompareTests {
  private let plumb: BuiltBinary

  init() throws {
    plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", EarlierCatalog.all[0].documentPath)
  }

  @Test func `two experiments are compared by what they state and measure`() throws {
    let run = try plumb.run(
      "compare", "articles/000/cells-only", "articles/000/cells-inset")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.hasPrefix("articles/000/cells-only -> articles/000/cells-inset\n\nparameters\n"))
    #expect(run.output.contains("\n  table.contentInset.top     -  ->  64\n"))
    #expect(run.output.contains("\nmeasurements\n  table.contentOffset.y  0  ->  -64  -64\n"))
    let same = try plumb.run("compare", "kinds", "kinds")
    #expect(same == .done("kinds and kinds state and measure the same.\n"))
    let json = try plumb.run("compare", "kinds", "three", "--format", "json")
    #expect(json.status == 1)
    #expect(json.output.contains(#""schema": "plumb.compare/1""#))
    #expect(json.output.contains(#""differs": true"#))
    #expect(
      try plumb.run("compare", "kinds", "tree")
        == .failed(
          66, "plumb: error: no experiment is called 'tree'; did you mean 'three'?\n"))
    #expect(try plumb.run("compare", "kinds").status == 2)
    #expect(try plumb.run("compare", "--os", "--runs", "kinds").status == 2)
  }

  @Test func `the history says what changed with each revision`() throws {
    let run = try plumb.run("show", "three", "--history")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("three: 3 revisions\n\nrevision 1, recorded here at 20"))
    #expect(
      run.output.contains(
        """

          table.rowHeight           44   ->  50       +6
          table.contentSize.height  132  ->  150     +18
          tags                      'a'  ->  'a, c'

        """))
    let kinds = try plumb.run("show", "kinds", "--history")
    #expect(kinds.output.contains(", device log.txt:3 printed"))
    let second = try plumb.run("show", "three", "--revision", "2")
    #expect(second.output.hasPrefix("three\nrevision 2 of 3\n"))
    #expect(second.output.contains("recorded 150"))
    #expect(
      try plumb.run("show", "three", "--revision", "4")
        == .failed(66, "plumb: error: 'three' has revisions 1 to 3, not 4\n"))
    #expect(try plumb.run("show", "three", "--revision", "1", "--history").status == 2)
  }

  @Test func `what moved between simulator versions is sorted by whether it is better or worse`()
    throws
  {
    let one = try plumb.run("compare", "--runs")
    #expect(one.status == 66)
    #expect(one.errors.contains("only 0 simulator versions have computed something here"))
    _ = try plumb.run("run", "-q")
    // As an older simulator might have computed it.
    do {
      let catalog = try Catalog(path: plumb.folder.path(of: "plumb.sqlite"), for: .write)
      try catalog.connection.execute(
        """
        PRAGMA foreign_keys = OFF;
        UPDATE simulator SET id = 2;
        UPDATE expectation SET simulator = 2;
        UPDATE run SET simulator = 2;
        INSERT INTO simulator (id, version) VALUES (1, '0.9');
        INSERT INTO expectation SELECT 1, configuration, metric, kind,
          CASE WHEN number = -64 THEN -44 WHEN number = 64 THEN 60 ELSE number END, text
          FROM expectation WHERE number IS NOT 913 OR metric > 1
        """)
    }
    let run = try plumb.run("compare", "--runs")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("simulator 0.9 -> 1: improved: 2, appeared: 2\n"))
    #expect(run.output.contains("-44  ->  -64  -20  deviates -> match"))
    let back = try plumb.run("compare", "--runs", "1", "0.9")
    #expect(back.output.hasPrefix("simulator 1 -> 0.9: regressed: 2, vanished: 2\n"))
    #expect(
      try plumb.run("compare", "--runs", "1", "1")
        == .done("simulator 1 -> 1: nothing moved.\n"))
    let unknown = try plumb.run("compare", "--runs", "1", "7")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("there are 0.9, 1"))
  }

  @Test func `a layout is compared over systems`() throws {
    let document = SampleDocument.experiment("on 12", width: "374")
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("own"))
    let alone = try plumb.run("compare", "--os", "own")
    #expect(alone.status == 0)
    #expect(alone.output.hasSuffix("and its likes: 0\n"))
    _ = try plumb.run(
      "record", "-q", "-", input: document.replacing(#""os": "9.3""#, with: #""os": "12.0""#))
    let run = try plumb.run("compare", "--os", "own")
    #expect(run.status == 1)
    #expect(run.output.contains(": on 12\n"))
    #expect(run.output.contains("375  ->  374"))
  }

  @Test func `likes are compared each with the one before, and what is the same is said once`()
    throws
  {
    for (name, os, width) in [("on 9", "9.3", 375), ("on 12", "12.0", 374), ("on 13", "13.0", 374)]
    {
      _ = try plumb.run(
        "record", "-q", "-",
        input: SampleDocument.experiment(name, width: "\(width)")
          .replacing(#""os": "9.3""#, with: #""os": "\#(os)""#))
    }
    _ = try plumb.run("run", "-q")
    let run = try plumb.run("compare", "--like", "on 9", "--varying", "platform.os")
    #expect(run.status == 1)
    #expect(
      run.output == """
        on 9 and its likes, 3 experiments: 1 of 2 steps moved.

        the same in all
          platform.device  'iPhone 6s'
          view.class       'UIView'

        iOS 9.3 -> iOS 12.0: on 9 -> on 12
          view.frame.width  375  ->  374  -1  match -> deviates

        """)
    #expect(
      try plumb.run("compare", "--like", "on 12", "os > 12", "--varying", "platform.os")
        == .done("on 12 has no like: nothing to compare.\n"))
    #expect(try plumb.run("compare", "--like", "nobody").status == 66)
    #expect(try plumb.run("compare", "--varying", "platform.os", "kinds").status == 2)
    #expect(try plumb.run("compare", "--like", "kinds", "--os", "kinds").status == 2)

    let filters = try plumb.run("compare", "--filters", "os < 10 and name = 'on 9'", "os > 12")
    #expect(filters.status == 1)
    #expect(
      filters.output == """
        1 pair of the same layout: 1 differ, 0 experiments without a partner

        iOS 9.3, iPhone 6s -> iOS 13.0, iPhone 6s: on 9 -> on 13
          view.frame.width  375  ->  374  -1  match -> deviates

        """)
    #expect(try plumb.run("compare", "--filters", "os < 10").status == 2)
    #expect(try plumb.run("compare", "--filters", "os <", "os > 1").status == 2)
    for format in ["markdown", "html", "json", "ndjson", "csv", "junit", "github", "summary"] {
      let run = try plumb.run("compare", "--like", "on 9", "--format", format)
      #expect(run.status == 1 && run.output.contains("on 9"), "\(format)")
    }
  }

  @Test func `two catalogs are compared by name and digest`() throws {
    _ = try plumb.run("backup", "-q", "other.sqlite")
    let same = try plumb.run("compare", "--catalogs", "other.sqlite")
    #expect(same.status == 0)
    #expect(same.output.hasSuffix(": 12 experiments are the same, 0 differ\n"))
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("here"))
    _ = try plumb.run(
      "record", "-q", "-", "--catalog", "other.sqlite", input: SampleDocument.experiment("there"))
    _ = try plumb.run("delete", "-q", "three", "--catalog", "other.sqlite")
    let run = try plumb.run("compare", "--catalogs", "other.sqlite")
    #expect(run.status == 1)
    #expect(
      run.output
        == """
        FOLDER/plumb.sqlite -> other.sqlite: 11 experiments are the same, 0 differ, 3 are in one of \
        them only

        only in FOLDER/plumb.sqlite: 2
          here
          three

        only in other.sqlite: 1
          there

        """)
    let github = try plumb.run("compare", "--catalogs", "other.sqlite", "--format", "github")
    #expect(github.output.contains("::three: only in FOLDER/plumb.sqlite: 2\n"))
    let junit = try plumb.run("compare", "--catalogs", "other.sqlite", "--format", "junit")
    #expect(junit.output.contains("message=\"only in other.sqlite: 1\""))
    #expect(try plumb.run("compare", "--catalogs", "none.sqlite").status == 66)
  }

  @Test func `a revision that says the same in another notation says so`() throws {
    for width in ["375.0", "\"375.0\""] {
      _ = try plumb.run(
        "record", "-q", "-", input: SampleDocument.experiment("twice", width: width))
    }
    let history = try plumb.run("show", "twice", "--history").output
    #expect(history.contains("twice: 2 revisions\n"))
    #expect(history.contains("the same values in another notation"))
  }
}

import TestSupport
import Testing

@Suite struct ShowTests {
  @Test func `an experiment is shown whole, each number with its reason`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("demo")
    let run = try plumb.run(
      "show", "articles/002/pre11-first", "--catalog", "plumb-demo.sqlite")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        articles/002/pre11-first
        Before iOS 11 the first subview, a table, is adjusted.

        source     article 002_591edaa7a1390c31.txt:60-62, derived

        configuration
          platform  os 10.3, device iPhone 7
          container
            navigationBar
          view
            table (UITableView)  frame [0, 0, 375, 667], sections [{rows 30}]

        measurements (simulator 1)
          ✓ table.contentInset.top  recorded 64, computed 64: match
              64 = status bar 20 + navigation bar 44
              by automaticallyAdjustsScrollViewInsets (recorded: articles/002/pre11-first,
                   articles/002/pre11-not-covered)

        """))
    #expect(run.output.contains("    -64 = -(status bar 20 + navigation bar 44)\n"))
    #expect(run.output.contains("\nrevisions\n  1  2"))
  }

  @Test func `a waived number shows the waiver's reason`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("demo")
    let run = try plumb.run("show", "articles/003/case-1", "--catalog", "plumb-demo.sqlite")
    #expect(
      run.output.contains(
        """
          ~ table.contentSize.height  recorded 300, computed 0: waived by +300 (limit 0.000001, \
        whole)

        """))
    #expect(run.output.contains("      waived: Article 003 says that the content of an empty"))
  }

  @Test func `every revision is listed`() throws {
    let plumb = try BuiltBinary()
    for width in ["1", "2", "1"] {
      _ = try plumb.run(
        "record", "-q", "-", input: SampleDocument.experiment("a", width: width))
    }
    let lines = try plumb.run("show", "a").output.split(separator: "\n")
    #expect(lines.suffix(3).map { $0.prefix(5) } == ["  1  ", "  2  ", "  3  "])
    // The first and the third are the same document.
    #expect(lines.suffix(3).first?.suffix(12) == lines.last?.suffix(12))
  }

  @Test func `show does not wait for a run`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    #expect(
      try plumb.run("show", "a").output.contains(
        "  ✓ view.frame.width  recorded 375, computed 375: match\n"))
  }

  @Test func `an unknown name is answered with the nearest`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("own/table"))
    #expect(
      try plumb.run("show", "own/tabel")
        == .failed(
          66,
          "plumb: error: no experiment is called 'own/tabel'; did you mean 'own/table'?\n"))
    #expect(
      try plumb.run("show", "xyzzy")
        == .failed(
          66, "plumb: error: no experiment is called 'xyzzy'; plumb query lists the names\n"))
  }

  @Test func `a name is needed`() throws {
    #expect(
      try BuiltBinary().run("show")
        == .failed(
          2,
          """
          plumb: error: NAME is missing
          usage: plumb show NAME [options]
          plumb help show says more

          """))
  }
}

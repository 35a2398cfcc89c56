import TestSupport
import Testing

@Suite struct DemoTests {
  /// What `plumb demo` prints below what it recorded and computed.
  private static func report(_ catalog: String) -> String {
    """

    183 measurements: 181 match, 2 waived.

       experiment           metric                    recorded  computed  difference     limit  \
    rule   verdict  reason
    ~  articles/003/case-1  table.contentSize.height       300         0        +300  0.000001  \
    whole  waived   [1]
    ~  articles/003/case-2  table.contentSize.height       300         0        +300  0.000001  \
    whole  waived   [1]

    [1] Article 003 says that the content of an empty table is as large as the table's frame.
        Article 000 contradicts it: by its formula the height is that of the header, the rows and
        the footer, and a table of 300 points without rows printed 113 there, 64 + 49. A table
        without rows on iOS 13 printed 0. We follow the prints and keep both records.

    ✓  match   181
    ~  waived    2

    metric              measurements  match  deviate  waived  other
    contentSize.height            25     23        0       2      0
    and 25 in which everything matches.

    group         measurements  match  deviate  waived  other
    articles/003            13     11        0       2      0
    and 4 in which everything matches.

    Go on with
      plumb query 'os >= 11 and navigationBar.isPresent' --catalog \(catalog)
      plumb show articles/002/pre11-first --catalog \(catalog)
      plumb report --format csv --catalog \(catalog)

    """
  }

  @Test func `the tour goes from the articles' documents to the report`() throws {
    let plumb = try BuiltBinary()
    #expect(
      try plumb.run("demo")
        == .done(
          """
          73 experiments: 73 new, 0 revised, 0 unchanged.
          71 configurations: 71 computed, 0 up to date (simulator 1).

          """ + Self.report("plumb-demo.sqlite"),
          saying: "plumb: made plumb-demo.sqlite\n"))
  }

  @Test func `a second tour changes nothing and reports the same`() throws {
    let plumb = try BuiltBinary()
    try plumb.folder.makeFolder("there")
    let folder = plumb.folder.path(of: "there")
    _ = try plumb.run("demo", folder)
    #expect(
      try plumb.run("demo", folder)
        == .done(
          """
          73 experiments: 0 new, 0 revised, 73 unchanged; nothing changed.
          71 configurations: 0 computed, 71 up to date (simulator 1).

          """ + Self.report("FOLDER/there/plumb-demo.sqlite")))
  }

  @Test func `what the tour proposes works`() throws {
    let plumb = try BuiltBinary()
    let commands = try plumb.run("demo").output.split(separator: "\n")
      .filter { $0.hasPrefix("  plumb ") }
    #expect(commands.count == 3)
    for command in commands {
      let run = try plumb.run(CommandText.arguments(command))
      #expect(run.status == 0 && !run.output.isEmpty, "\(command)")
    }
  }

  @Test func `a folder that is not there is named`() throws {
    #expect(
      try BuiltBinary().run("demo", "nowhere")
        == .failed(66, "plumb: error: there is no folder nowhere; make it first\n"))
  }
}

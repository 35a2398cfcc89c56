import Foundation
import TestSupport
import Testing

@Suite struct WhereTests {
  private static func withCatalog() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    try #require(
      plumb.run("record", "-q", "-", input: SampleDocument.experiment("a")) == .done(""))
    return plumb
  }

  @Test func `the nearest catalog upward is found`() throws {
    let plumb = try Self.withCatalog()
    try plumb.folder.makeFolder("deep/down")
    #expect(
      try plumb.run("where", in: "deep/down")
        == .done(
          "FOLDER/plumb.sqlite\nthe nearest plumb.sqlite upward from FOLDER/deep/down\n"))
    #expect(try plumb.run("where", "-q", in: "deep") == .done("FOLDER/plumb.sqlite\n"))
  }

  @Test func `a link to what is not there is not passed over for a catalog further up`() throws {
    let plumb = try Self.withCatalog()
    try plumb.folder.makeFolder("deep")
    try FileManager.default.createSymbolicLink(
      atPath: plumb.folder.path(of: "deep/plumb.sqlite"),
      withDestinationPath: "not-mounted/plumb.sqlite")
    let read = try plumb.run("query", in: "deep")
    #expect(read.status == 66)
    #expect(read.errors.contains("FOLDER/deep/plumb.sqlite, the nearest one, is a link"))
    _ = try plumb.folder.write(SampleDocument.experiment("new"), to: "deep/a.json")
    #expect(try plumb.run("record", "a.json", in: "deep").status != 0)
    #expect(try plumb.run("query", "--count").output == "1\n")
  }

  @Test func `the option comes before the environment, the environment before the search`() throws {
    let plumb = try Self.withCatalog()
    let environment = ["PLUMB_CATALOG": plumb.folder.path(of: "plumb.sqlite")]
    #expect(
      try plumb.run("where", environment: environment)
        == .done("FOLDER/plumb.sqlite\nnamed by $PLUMB_CATALOG\n"))
    #expect(
      try plumb.run("where", "--catalog", "plumb.sqlite", environment: environment)
        == .done("FOLDER/plumb.sqlite\nnamed by --catalog\n"))
    #expect(
      try plumb.run("where", environment: ["PLUMB_CATALOG": ""])
        == .done("FOLDER/plumb.sqlite\nthe nearest plumb.sqlite upward from FOLDER\n"))
  }

  @Test func `the JSON names its schema`() throws {
    let plumb = try Self.withCatalog()
    #expect(
      try plumb.run("where", "--format", "json", "--catalog", "plumb.sqlite").output
        .contains("\"schema\": \"plumb.where/1\""))
  }

  @Test func `where there is none it says what would make one, and makes none`() throws {
    let plumb = try BuiltBinary()
    #expect(
      try plumb.run("where")
        == .failed(
          66,
          """
          plumb: error: no catalog found; there is no plumb.sqlite in FOLDER or above it
          plumb record FILE makes FOLDER/plumb.sqlite; --catalog and $PLUMB_CATALOG name \
          another one

          """))
    #expect(
      try plumb.run("where", "--catalog", "x.sqlite")
        == .failed(
          66,
          "plumb: error: no catalog found; --catalog names FOLDER/x.sqlite, which is not there\n"))
    #expect(
      try plumb.run("where", environment: ["PLUMB_CATALOG": "/nowhere/x.sqlite"])
        == .failed(
          66,
          """
          plumb: error: no catalog found; $PLUMB_CATALOG names /nowhere/x.sqlite, which is not \
          there

          """))
    #expect(try plumb.folder.contents() == [])
  }

  @Test(arguments: [["query"], ["show", "a"], ["run"], ["report"], ["where"]])
  func `no command but record and demo makes a catalog`(_ arguments: [String]) throws {
    let plumb = try BuiltBinary()
    let run = try plumb.run(arguments)
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("plumb: error: no catalog found; "))
    #expect(try plumb.folder.contents() == [])
  }
}

import ExperimentCatalog
import Foundation
import TestSupport
import Testing

@Suite struct CatalogErrorTests {
  private static func withCatalog() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    return plumb
  }

  @Test(arguments: [["query"], ["report"], ["run"], ["record", "-"]])
  func `a file that is no catalog is left alone`(_ arguments: [String]) throws {
    let plumb = try BuiltBinary()
    _ = try plumb.folder.write("no catalog, but somebody's text", to: "plumb.sqlite")
    let run = try plumb.run(arguments, input: SampleDocument.experiment("a"))
    #expect(run.status == 74)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("plumb: error: "))
    #expect(try plumb.read("plumb.sqlite") == "no catalog, but somebody's text")
  }

  @Test func `a folder in the catalog's place is no catalog`() throws {
    let plumb = try BuiltBinary()
    #expect(try plumb.run("query", "--catalog", ".").status == 74)
  }

  @Test func `a writer waits for another one and then says so`() throws {
    let plumb = try Self.withCatalog()
    let catalog = try Catalog(path: plumb.folder.path(of: "plumb.sqlite"), for: .write)
    let run = try catalog.record { _ in
      try plumb.run("record", "--wait", "0.1", "-", input: SampleDocument.experiment("b"))
    }
    #expect(run.status == 75)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("another process is writing"))
  }

  @Test func `a reader does not wait for a writer`() throws {
    let plumb = try Self.withCatalog()
    let catalog = try Catalog(path: plumb.folder.path(of: "plumb.sqlite"), for: .write)
    let run = try catalog.record { _ in try plumb.run("query", "--wait", "0") }
    #expect(run.status == 0)
  }

  @Test(arguments: ["-1", "soon", "nan", "inf"])
  func `a wait is a number of seconds`(_ wait: String) throws {
    #expect(
      try BuiltBinary().run("query", "--wait", wait)
        == .failed(2, "plumb: error: --wait is a number from 0, not '\(wait)'\n"))
  }

  @Test func `the longest wait is no trouble`() throws {
    #expect(try Self.withCatalog().run("query", "--wait", "1e300").status == 0)
  }

  @Test func `a catalog newer than the program is refused and not touched`() throws {
    let plumb = try Self.withCatalog()
    do {
      let catalog = try Catalog(path: plumb.folder.path(of: "plumb.sqlite"), for: .write)
      try catalog.connection.execute("PRAGMA user_version = 9999")
    }
    let run = try plumb.run("record", "-", input: SampleDocument.experiment("b"))
    #expect(run.status == 74)
    #expect(run.errors.contains("newer"))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everything"))
  func `a catalog that is read-only can be read and not written`() throws {
    let plumb = try Self.withCatalog()
    let path = plumb.folder.path(of: "plumb.sqlite")
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    #expect(try plumb.run("query").status == 0)
    #expect(try plumb.run("record", "-", input: SampleDocument.experiment("b")).status == 77)
  }
}

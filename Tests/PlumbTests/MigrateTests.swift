import Foundation
import TestSupport
import Testing

@Suite struct MigrateTests {
  private let plumb: BuiltBinary

  init() throws {
    plumb = try BuiltBinary()
    _ = try EarlierCatalog.all[0].copy(to: plumb.folder)
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: plumb.folder.path(of: name)))
  }

  @Test func `a dry run says what would be done and does nothing`() throws {
    let before = try bytes("plumb.sqlite")
    let run = try plumb.run("migrate", "--dry-run")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("FOLDER/plumb.sqlite would get "))
    #expect(run.output.contains("\n  v0002_deletion_and_provenance\n"))
    #expect(run.output.hasSuffix("\nNothing was changed.\n"))
    #expect(try bytes("plumb.sqlite") == before)
  }

  @Test func `migrating names what was done and where the copy lies`() throws {
    let before = try bytes("plumb.sqlite")
    let run = try plumb.run("migrate")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("FOLDER/plumb.sqlite got "))
    let copy = "plumb.sqlite.before-v0002_deletion_and_provenance"
    #expect(run.output.hasSuffix("\nAs it was before: FOLDER/\(copy)\n"))
    #expect(try bytes("plumb.sqlite") != before)
    #expect(try plumb.run("query").output.hasPrefix("12 experiments:\n"))
    let again = try plumb.run("migrate")
    #expect(again.output.hasSuffix(", which is the newest; nothing to do.\n"))
    #expect(try plumb.run("migrate", "--dry-run") == again)
    #expect(try plumb.run("migrate", "-q") == .done(""))
    // The way back is the copy.
    #expect(try plumb.run("migrate", "--dry-run", "--catalog", copy).output.contains("would get"))
  }

  @Test func `a reader sends to migrate, a writer migrates and says so`() throws {
    let query = try plumb.run("query")
    #expect(query.status == 74)
    #expect(query.errors.contains("run `plumb migrate --catalog FOLDER/plumb.sqlite`"))
    let record = try plumb.run("record", "-", input: SampleDocument.experiment("new"))
    #expect(record.output == "1 experiment: 1 new, 0 revised, 0 unchanged.\n")
    #expect(
      record.errors.hasSuffix(
        "as it was before: FOLDER/plumb.sqlite.before-v0002_deletion_and_provenance\n"))
  }

  @Test func `an empty file and no file are no catalogs`() throws {
    _ = try plumb.folder.write("", to: "empty.sqlite")
    for arguments in [["migrate"], ["migrate", "--dry-run"]] {
      let empty = try plumb.run(arguments + ["--catalog", "empty.sqlite"])
      #expect(empty.status == 66)
      #expect(empty.errors.contains("is empty"))
      #expect(try plumb.run(arguments + ["--catalog", "none.sqlite"]).status == 66)
    }
  }
}

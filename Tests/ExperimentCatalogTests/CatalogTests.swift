import ExperimentCatalog
import Foundation
import LayoutModel
import Migrations
import PlatformSupport
import TestSupport
import Testing

@Suite struct CatalogTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "plumb.sqlite")
  }

  private func open(_ access: Catalog.Access, at path: String? = nil) throws -> Catalog {
    try Catalog(path: path ?? self.path, for: access)
  }

  @Test func `only create makes a catalog`() throws {
    for access in [Catalog.Access.read, .write] {
      let error = try #require(throws: CatalogError.self) { try open(access) }
      #expect(error.code == .missing)
      #expect(error.message == "cannot open \(path): there is no such file")
    }
    #expect(try folder.contents() == [])
    #expect(try open(.create).isNew)
    #expect(try !open(.create).isNew)
    #expect(try !open(.write).isNew)
    #expect(try open(.read).migration == MigrationOutcome())
  }

  @Test func `a new catalog has every table, and its journal suits the file system`() throws {
    let catalog = try open(.create)
    #expect(catalog.migration.applied == Migration.all)
    #expect(try catalog.connection.scalar("SELECT count(*) FROM revision") == .integer(0))
    #expect(try catalog.connection.scalar("PRAGMA synchronous") == .integer(2))
    let type = PlatformSupport.fileSystemType(at: path)
    #expect(try catalog.connection.journalMode() == JournalMode(fileSystemType: type))
  }

  @Test func `a journal that somebody chose for what is recorded stays`() throws {
    let catalog = try open(.create)
    try catalog.connection.execute("INSERT INTO simulator (version) VALUES ('1')")
    _ = try catalog.beginRun(simulator: "1", filter: nil)
    try catalog.connection.setJournalMode(.delete)
    #expect(try open(.write).connection.journalMode() == .delete)
  }

  @Test func `what a killed writer left in a rollback journal is rolled back for a reader`() throws
  {
    let writer = try open(.create).connection
    try writer.setJournalMode(.delete)
    // A cache of a few pages writes changes into the file before the commit.
    try writer.execute("PRAGMA cache_size = 5; BEGIN; ")
    for number in 0..<2000 {
      try writer.execute("INSERT INTO simulator (version) VALUES ('version \(number)')")
    }
    for end in ["", "-journal"] {
      let bytes = try Data(contentsOf: URL(filePath: path + end))
      try bytes.write(to: URL(filePath: folder.path(of: "left.sqlite") + end))
    }
    let reader = try open(.read, at: folder.path(of: "left.sqlite")).connection
    #expect(try reader.scalar("SELECT count(*) FROM simulator") == .integer(0))
    #expect(try reader.scalar("PRAGMA integrity_check") == .text("ok"))
    #expect(throws: SQLiteError.self) {
      try reader.execute("INSERT INTO simulator (version) VALUES ('a')")
    }
    try writer.execute("ROLLBACK")
  }

  @Test func `an empty file becomes a catalog with create alone`() throws {
    _ = try folder.write("", to: "plumb.sqlite")
    for access in [Catalog.Access.read, .write] {
      let error = try #require(throws: CatalogError.self) { try open(access) }
      #expect(error.code == .missing)
      #expect(error.message == "\(path) is empty: record an experiment to make it a catalog")
    }
    #expect(try open(.create).isNew)
  }

  @Test func `a new catalog in which nothing is can be removed, with all its files`() throws {
    try open(.create).removeIfUnused()
    #expect(try folder.contents() == [])
  }

  @Test func `a link to a catalog that is removed again stays a link to nothing`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.path(of: "target.sqlite"))
    try open(.create).removeIfUnused()
    #expect(try folder.contents() == ["plumb.sqlite"])
    #expect(try open(.create).isNew)
    #expect(try folder.contents() == ["plumb.sqlite", "target.sqlite"])
  }

  @Test func `a catalog that others have open, or in which something is, is not removed`() throws {
    let catalog = try open(.create)
    let reader = try open(.read)
    catalog.removeIfUnused()
    #expect(try reader.counts().experiments == 0)
    #expect(try folder.contents().contains("plumb.sqlite"))
    _ = try open(.write).record(waivers: [
      Waiver(
        metric: "a", condition: "", deviation: 0...0, reason: "b", reference: "",
        since: "2026-01-01")
    ])
    withExtendedLifetime(reader) { catalog.removeIfUnused() }
    #expect(try open(.read).numberedWaivers().count == 1)
  }

  @Test func `a catalog that was there before is not removed, be it empty`() throws {
    _ = try open(.create)
    try open(.create).removeIfUnused()
    #expect(try folder.contents() == ["plumb.sqlite"])
    let empty = try folder.write("", to: "empty.sqlite")
    try open(.create, at: empty).removeIfUnused()
    #expect(try folder.contents() == ["empty.sqlite", "plumb.sqlite"])
  }

  @Test(arguments: [Catalog.Access.read, .write, .create])
  func `a folder is no catalog`(_ access: Catalog.Access) throws {
    let error = try #require(throws: CatalogError.self) { try open(access, at: folder.path) }
    #expect(error.code == .foreign)
    #expect(error.message == "cannot open \(folder.path): it is a folder, a catalog is a file")
  }

  @Test(arguments: [Catalog.Access.read, .write, .create])
  func `a text is no catalog, and stays as it is`(_ access: Catalog.Access) throws {
    let text = String(repeating: "contentOffset: {0, -64}\n", count: 50)
    let path = try folder.write(text, to: "log.txt")
    let error = try #require(throws: CatalogError.self) { try open(access, at: path) }
    #expect(error.code == .foreign)
    #expect(error.description == "cannot open \(path): it is no SQLite database")
    #expect(try folder.contents() == ["log.txt"])
  }

  @Test func `a name that SQLite would take for something else is a file`() throws {
    let path = folder.path(of: ":memory:")
    #expect(try open(.create, at: path).isNew)
    #expect(try !open(.create, at: path).isNew)
  }

  @Test func `of many that make one catalog at once each gets it`() async throws {
    let path = path
    let made = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let catalog = try Catalog(path: path, for: .create)
          return catalog.migration.applied.count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(made == Migration.all.count)
  }
}

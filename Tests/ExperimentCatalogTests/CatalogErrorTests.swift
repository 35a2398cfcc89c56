import LayoutModel
import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct CatalogErrorTests {
  private static func bulky(_ name: String) throws -> RecordableDocument {
    try document(
      """
      {"name": "\(name)", "note": "\(String(repeating: "x", count: 20_000))",
       "configuration": {"platform": {"os": "12.0", "device": "iPhone X"}}}
      """)
  }

  @Test func `a full disk changes nothing and is told`() throws {
    let test = try TestCatalog(recording: [try Self.bulky("before")])
    let connection = test.catalog.connection
    let pages = try connection.pragma("page_count")
    try connection.execute("PRAGMA max_page_count = \(pages + 4)")
    let documents = try (0..<5).map { try Self.bulky("after \($0)") }
    let error = try #require(throws: CatalogError.self) { try test.record(documents) }
    #expect(error.code == .full)
    #expect(
      error.message
        == "cannot record into \(test.catalog.path): the disk is full; nothing was changed")
    #expect(try test.catalog.experimentNames() == ["before"])
    try connection.execute("PRAGMA max_page_count = 1000000")
    #expect(try test.record(documents).allSatisfy { $0 == .new })
  }

  @Test func `a value of no kind is told as damage`() throws {
    let test = try TestCatalog()
    try test.record(SmallDocuments.tableOn9)
    try test.catalog.connection.execute(
      """
      PRAGMA ignore_check_constraints = ON;
      UPDATE measurement SET kind = 'odd' WHERE text = 'idle';
      """)
    let error = try #require(throws: CatalogError.self) {
      try test.catalog.measured(simulator: "1") { _ in }
    }
    #expect(error.code == .corrupt)
    #expect(
      error.message
        == "cannot read measurements of \(test.catalog.path): the file is damaged; restore it "
        + "from a copy")
    #expect(error.cause?.message == "there is no value of the kind 'odd'")
  }

  @Test func `a configuration without its document is told as damage`() throws {
    let test = try TestCatalog()
    try test.record(SmallDocuments.tableOn9)
    try test.catalog.connection.execute("DELETE FROM configuration_document")
    let error = try #require(throws: CatalogError.self) {
      try test.catalog.pending(simulator: "1") { _ in }
    }
    #expect(error.code == .corrupt)
    #expect(error.cause?.message == "a configuration has no document")
  }

  @Test func `many that record at once lose nothing`() async throws {
    let test = try TestCatalog()
    let path = test.catalog.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let catalog = try Catalog(path: path, for: .write, wait: .seconds(60))
          for number in 0..<10 {
            let json = """
              {"name": "\(writer)/\(number)",
               "configuration": {"platform": {"os": "1\(number % 3 + 1).0", "device": "iPhone 8"}}}
              """
            _ = try catalog.record { recorder in try recorder.add(document(json)) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try test.catalog.counts().experiments == 40)
    #expect(try test.count("configuration") == .integer(3))
    try test.catalog.connection.checkForeignKeys()
    #expect(try test.catalog.connection.scalar("PRAGMA integrity_check") == .text("ok"))
  }
}

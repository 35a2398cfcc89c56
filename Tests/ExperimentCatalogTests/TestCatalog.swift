import ExperimentCatalog
import LayoutModel
import TestSupport

/// A catalog in a folder of its own, removed with the value.
struct TestCatalog {
  private let folder: TemporaryFolder
  let catalog: Catalog

  init() throws {
    folder = try TemporaryFolder()
    catalog = try Catalog(path: folder.path(of: "plumb.sqlite"), for: .create)
  }

  init(recording documents: [RecordableDocument]) throws {
    try self.init()
    _ = try record(documents)
  }

  /// Another connection to the same file.
  func reopened(_ access: Catalog.Access = .write, wait: Patience = .zero) throws -> Catalog {
    try Catalog(path: catalog.path, for: access, wait: wait)
  }

  @discardableResult
  func record(_ documents: [RecordableDocument]) throws -> [RecordOutcome] {
    try catalog.record { recorder in try documents.map { try recorder.add($0) } }
  }

  @discardableResult
  func record(_ json: String...) throws -> [RecordOutcome] {
    try record(json)
  }

  @discardableResult
  func record(_ json: [String]) throws -> [RecordOutcome] {
    try record(json.map(document))
  }

  /// How many rows a table has.
  func count(_ table: String) throws -> SQLiteValue? {
    try catalog.connection.scalar("SELECT count(*) FROM \(table)")
  }
}

/// Reads a document from JSON.
func document(_ json: String) throws -> RecordableDocument {
  try DocumentReader(JSONTape(parsing: Array(json.utf8))).recordable()
}

/// The documents of all files in a folder under `Fixtures`.
func fixtures(_ folder: String) throws -> [RecordableDocument] {
  try FixtureFolder.documents(folder).map { try DocumentReader($0).recordable() }
}

import Foundation
package import LayoutModel

/// A catalog that an earlier version of the program made, with what it was made from.
///
/// The files of each schema version lie in Tests/ExperimentCatalogTests/Catalogs and are never
/// written anew: they are what such a version left behind.
package struct EarlierCatalog: CustomStringConvertible, Sendable {
  package static let all = [EarlierCatalog(version: 1), EarlierCatalog(version: 2)]

  private static let folder = FixtureFolder.root.appending(
    path: "Tests/ExperimentCatalogTests/Catalogs")

  package let version: Int

  package var description: String { "v000\(version)" }

  /// Copies the catalog into a folder, and returns the copy's path.
  package func copy(to folder: TemporaryFolder, as name: String = "plumb.sqlite") throws -> String {
    let path = folder.path(of: name)
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: "\(self).sqlite"), to: URL(filePath: path))
    return path
  }

  /// The path of the file of documents that were recorded into it.
  package var documentPath: String { Self.folder.appending(path: "\(self).ndjson").path }

  /// What was recorded into it, in this order.
  package func documents() throws -> [RecordableDocument] {
    try JSONStream.documents(in: read("\(self).ndjson")).map { try DocumentReader($0).recordable() }
  }

  /// The waivers in it.
  package func waivers() throws -> [Waiver] {
    try JSONStream.documents(in: read("\(self)-waivers.json")).map {
      try DocumentReader($0).waiver()
    }
  }

  private func read(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: Self.folder.appending(path: name)))
  }
}

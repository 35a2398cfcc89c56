import ExperimentCatalog
import LayoutModel

extension Catalog {
  /// The latest document of an experiment.
  ///
  /// - Throws: `Failure` where there is no such experiment, `CatalogError`, `DocumentError`.
  func document(of name: String) throws -> RecordableDocument {
    guard let text = try experiment(named: name)?.revisions.last?.documentText else {
      throw try unknownName(name)
    }
    return try DocumentReader(JSONTape(parsing: text)).recordable()
  }
}

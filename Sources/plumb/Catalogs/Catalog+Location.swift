import ExperimentCatalog

extension Catalog {
  /// Opens the catalog of a command that only reads.
  convenience init(reading options: CatalogOptions) throws {
    let location = try CatalogLocation.find(option: options.path)
    try self.init(path: location.path, for: .read, wait: options.wait)
  }

  /// Opens the catalog of a command that changes one, and makes none.
  convenience init(changing options: CatalogOptions) throws {
    let location = try CatalogLocation.find(option: options.path)
    try self.init(path: location.path, for: .write, wait: options.wait)
  }
}

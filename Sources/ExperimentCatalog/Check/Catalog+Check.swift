import LayoutModel
import PlatformSupport

extension Catalog {
  /// Looks whether the catalog is whole; changes nothing.
  ///
  /// - Parameter isFull: Whether every index entry, document and digest is looked at too.
  /// - Throws: `CatalogError` where the catalog cannot be read at all.
  package func check(isFull: Bool) throws -> [CheckFinding] {
    try attempt("check \(path)") {
      try connection.transaction(.deferred) {
        let pages = try CatalogChecker.pages(connection, isFull: isFull)
        // What follows would only stumble over damaged pages.
        guard pages.isEmpty else { return pages }
        let checker = CatalogChecker(connection)
        return try checker.constraints() + checker.references() + checker.histories()
          + checker.leftovers()
          + (isFull ? checker.documents() : []) + checker.runs() + journal()
      }
    }
  }

  private func journal() throws -> [CheckFinding] {
    let type = PlatformSupport.fileSystemType(at: path)
    guard JournalMode(fileSystemType: type) == .delete, try connection.journalMode() == .wal else {
      return []
    }
    return [
      CheckFinding(
        .loose,
        "the file is on a file system that other machines may share (\(type ?? "unknown")), "
          + "with a journal that only one machine can share",
        advice: "any command that writes, such as `plumb migrate`, changes the journal")
    ]
  }
}

import ExperimentCatalog
import Foundation
import TestSupport

/// What a catalog's file is like, looked at past the program.
struct CatalogHealth: Equatable {
  var integrity: String
  /// Rows that refer to nothing.
  var orphans: Int
  /// Experiments without a latest revision, a document, a measurement or a configuration's document.
  var halves: Int
  var experiments: Int

  /// A sound catalog of so many experiments, each with one measurement at least.
  static func sound(_ experiments: Int) -> CatalogHealth {
    CatalogHealth(integrity: "ok", orphans: 0, halves: 0, experiments: experiments)
  }

  init(integrity: String, orphans: Int, halves: Int, experiments: Int) {
    self.integrity = integrity
    self.orphans = orphans
    self.halves = halves
    self.experiments = experiments
  }

  init(of path: String) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    func count(_ sql: String) throws -> Int {
      guard case .integer(let count) = try connection.scalar(sql) else { return -1 }
      return Int(count)
    }
    guard case .text(let integrity) = try connection.scalar("PRAGMA integrity_check") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(
      integrity: integrity,
      orphans: try count("SELECT count(*) FROM pragma_foreign_key_check"),
      halves: try count(
        """
        SELECT count(*) FROM experiment AS e WHERE NOT EXISTS (
          SELECT 1 FROM revision AS r
          JOIN revision_document AS d ON d.revision = r.id
          JOIN measurement AS m ON m.revision = r.id
          JOIN configuration_document AS c ON c.configuration = e.configuration
          WHERE r.id = e.latest)
        """),
      experiments: try count("SELECT count(*) FROM experiment"))
  }
}

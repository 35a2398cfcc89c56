package import Migrations

/// What has to happen before a catalog can be used, decided before anything is done.
package enum MigrationPlan: Hashable, Sendable {
  /// Apply these, in this order; none where the catalog is up to date.
  case apply([Migration])

  /// The catalog has seen a version that the program does not know.
  case superseded(version: Int)

  /// The catalog was made by another text, or in another order, than the program's: `version` is
  /// the first that differs.
  case altered(version: Int, found: AppliedMigration, expected: Migration)

  /// Compares what a catalog has seen with what the program knows, both in ascending order.
  ///
  /// - Parameter digest: The digest of a migration's SQL, as it is kept in the catalog.
  package init(
    applied: [AppliedMigration], known: [Migration], digest: (Migration) -> String
  ) {
    let newestKnown = known.last?.version ?? 0
    if let newest = applied.last?.version, newest > newestKnown {
      self = .superseded(version: newest)
      return
    }
    for (found, expected) in zip(applied, known)
    where found.version != expected.version
      || found.name != expected.name || found.digest != digest(expected)
    {
      self = .altered(version: found.version, found: found, expected: expected)
      return
    }
    self = .apply(Array(known.dropFirst(applied.count)))
  }
}

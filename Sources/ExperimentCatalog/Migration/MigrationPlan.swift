package import Migrations

/// What has to happen before a catalog can be used, decided before anything is done.
package enum MigrationPlan: Hashable, Sendable {
  /// Apply these, in this order; none where the catalog is up to date.
  case apply([Migration])

  /// The catalog has seen a version that the program does not know.
  case superseded(version: Int)

  /// The catalog was made by another text, or in another order, than the program's; these are
  /// the first two that differ.
  case altered(found: AppliedMigration, expected: Migration)

  /// Compares what a catalog has seen with what the program knows, both in ascending order.
  package init(applied: [AppliedMigration], known: [Migration]) {
    let newestKnown = known.last?.version ?? 0
    if let newest = applied.last?.version, newest > newestKnown {
      self = .superseded(version: newest)
      return
    }
    for (found, expected) in zip(applied, known) where found != AppliedMigration(expected) {
      self = .altered(found: found, expected: expected)
      return
    }
    self = .apply(Array(known.dropFirst(applied.count)))
  }
}

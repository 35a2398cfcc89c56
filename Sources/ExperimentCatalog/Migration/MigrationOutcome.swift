package import Migrations

/// What the migrator did.
package struct MigrationOutcome: Hashable, Sendable {
  package internal(set) var applied: [Migration] = []

  /// Whether there was no catalog before.
  package internal(set) var madeCatalog = false

  /// Where the catalog as it was before was copied to; `nil` where there was nothing to keep.
  package internal(set) var copy: String?

  package init() {}
}

/// How much a catalog holds.
package struct CatalogCounts: Hashable, Sendable {
  package let experiments: Int
  package let revisions: Int
  package let configurations: Int

  /// Of the latest revisions.
  package let measurements: Int

  package let waivers: Int
}

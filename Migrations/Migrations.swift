extension Migration {
  /// Every migration of the catalog, oldest first.
  ///
  /// The list is written by hand and only ever grows at its end: a catalog keeps the digest of each
  /// migration it has seen, so a published file is never edited.
  package static let all: [Migration] = [
    Migration(version: 1, name: "v0001_catalog", bytes: PackageResources.v0001_catalog_sql),
    Migration(
      version: 2, name: "v0002_deletion_and_provenance",
      bytes: PackageResources.v0002_deletion_and_provenance_sql),
    Migration(
      version: 3, name: "v0003_views_and_tolerances",
      bytes: PackageResources.v0003_views_and_tolerances_sql),
  ]
}

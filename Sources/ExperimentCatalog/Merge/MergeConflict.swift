/// One name with different histories in two catalogs.
package struct MergeConflict: Hashable, Sendable {
  package let name: String

  /// How many revisions from the first on are the same in both.
  package let common: Int

  /// How many revisions there are here.
  package let ours: Int

  /// How many revisions there are in the other catalog.
  package let theirs: Int
}

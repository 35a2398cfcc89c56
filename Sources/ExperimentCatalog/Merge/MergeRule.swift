/// Which revision is the latest one where two catalogs have different histories of one name.
///
/// Revisions are only ever added: under each rule both histories stay.
package enum MergeRule: String, CaseIterable, Sendable {
  /// Their revisions are added, and ours is the latest again.
  case ours
  /// Their revisions are added after ours.
  case theirs
}

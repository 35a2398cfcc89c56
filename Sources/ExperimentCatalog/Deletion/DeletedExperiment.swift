/// An experiment that was deleted and not purged yet.
package struct DeletedExperiment: Hashable, Sendable {
  package let name: String

  /// When, in UTC.
  package let deletedAt: String

  package let revisions: Int
}

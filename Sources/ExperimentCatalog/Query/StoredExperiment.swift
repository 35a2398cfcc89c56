/// An experiment with all that was ever recorded under its name.
package struct StoredExperiment: Sendable {
  package let name: String

  /// The oldest first; never empty.
  package let revisions: [StoredRevision]
}

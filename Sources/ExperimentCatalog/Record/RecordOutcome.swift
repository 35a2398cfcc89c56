/// What recording a document came to.
package enum RecordOutcome: Hashable, Sendable {
  /// There was no experiment of that name.
  case new
  /// The experiment has a new revision with this number.
  case revised(Int)
  /// The experiment was deleted, and is there again: its latest revision is this document, and has
  /// this number if it is new.
  case restored(newRevision: Int?)
  /// The latest revision is this document already.
  case unchanged
}

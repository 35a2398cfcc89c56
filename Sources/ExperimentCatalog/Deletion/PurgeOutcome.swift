/// What purging removed, or would remove.
package struct PurgeOutcome: Hashable, Sendable {
  package internal(set) var experiments = 0
  package internal(set) var revisions = 0

  /// Configurations that no revision has any more, with what was computed for them.
  package internal(set) var configurations = 0

  /// How many bytes smaller the catalog became; 0 for a rehearsal.
  package internal(set) var bytes = 0

  /// Whether others were reading, so that the file shrinks only when the last of them ends.
  package internal(set) var isAwaitingReaders = false
}

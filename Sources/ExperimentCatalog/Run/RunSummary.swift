/// One execution of the runner, as the catalog remembers it.
package struct RunSummary: Hashable, Sendable {
  package enum Outcome: String, Hashable, Sendable {
    /// Running at this moment, or abandoned: a run that was killed keeps this outcome.
    case running
    case finished
    case failed
  }

  package let id: RunID

  /// The simulator's version.
  package let simulator: String

  /// The filter as the user wrote it; `nil` for everything.
  package let filter: String?

  package let startedAt: String

  /// `nil` while the run has not ended.
  package let finishedAt: String?

  package let outcome: Outcome

  /// How many configurations the filter selected; 0 while the run has not ended.
  package let configurations: Int

  /// How many of them the run computed: the others had been computed before.
  package let computed: Int
}

/// Experiments in the order in which a question asks for them.
package struct ExperimentList: Sendable {
  package internal(set) var summaries: [ExperimentSummary] = []

  /// Whether there are more than the question's limit.
  package internal(set) var isCut = false
}

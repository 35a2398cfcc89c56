package import LayoutModel
import LayoutSimulator

/// What the simulator says of one metric.
package struct MetricAnswer: Sendable {
  /// The metric's path, as in `table.contentOffset.y`.
  package var path: String
  package var answer: Layout.Answer
  /// Why the number is what it is; nil unless asked for, and where there is no number.
  package var explanation: Explanation?
}

extension MetricAnswer {
  /// Answers every metric that a draft measures; of a draft without measurements the main ones.
  ///
  /// - Parameters:
  ///   - draft: A document's configuration with what it asks for.
  ///   - explaining: Whether the numbers say which rules they came from.
  package static func answers(to draft: Draft, explaining: Bool) -> [MetricAnswer] {
    let configuration = draft.configuration
    let layout = Simulator.layout(of: configuration, explaining: explaining)
    let asked =
      draft.measurements.isEmpty
      ? MainMetrics.metrics(of: configuration).map {
        (path: MetricPath.text(of: $0, in: configuration), metric: $0)
      }
      : draft.measurements.map { (path: $0.path, metric: $0.metric) }
    return asked.map { path, metric in
      MetricAnswer(
        path: path, answer: layout.answer(for: metric),
        explanation: explaining ? layout.explanation(of: metric) : nil)
    }
  }
}

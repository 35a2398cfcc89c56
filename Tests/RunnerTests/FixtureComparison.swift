import LayoutModel

@testable import Runner

/// A recorded value beside the computed one.
struct FixtureComparison {
  enum Outcome: Equatable {
    case match
    /// By how much the recorded number is larger; nil where the values are no numbers.
    case deviates(Double?)
    case notModelled(String)
  }

  /// The experiment's name and the metric's path.
  let place: String
  let outcome: Outcome
  /// Whether the number is a proof: not zero, not the source of its own configuration, UIKit's own.
  let isHard: Bool
  /// Whether the metric is of the readable content guide, which the simulator does not model.
  let isReadableWidth: Bool

  init(_ measurement: Measurement, of experiment: Experiment, answer: Layout.Answer) {
    place = "\(experiment.name) \(measurement.path)"
    outcome = Self.outcome(measurement, of: experiment, answer: answer)
    let isZero = measurement.value.isIdentical(to: .number(0))
    let isOfLibrary =
      experiment.source?.evidence?.contains("the library decides the value") ?? false
    isHard = !isZero && !isOfLibrary && !experiment.tags.contains("inferred")
    isReadableWidth =
      if case .readableContentGuide = measurement.metric.property { true } else { false }
  }

  private static func outcome(
    _ measurement: Measurement, of experiment: Experiment, answer: Layout.Answer
  ) -> Outcome {
    let comparison = Comparer(tolerance: nil, waivers: [])
      .compare(measurement, of: experiment, revision: 1, answer: answer)
    return switch comparison.verdict {
    case .match: .match
    case .notModelled: .notModelled(comparison.reason ?? "")
    default: .deviates(comparison.difference)
    }
  }
}

import LayoutModel

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
    outcome = Self.outcome(measurement, tolerance: experiment.tolerance, answer: answer)
    let isZero = measurement.value.isIdentical(to: .number(0))
    let isOfLibrary =
      experiment.source?.evidence?.contains("the library decides the value") ?? false
    isHard = !isZero && !isOfLibrary && !experiment.tags.contains("inferred")
    isReadableWidth =
      if case .readableContentGuide = measurement.metric.property { true } else { false }
  }

  private static func outcome(
    _ measurement: Measurement, tolerance: Double?, answer: Layout.Answer
  ) -> Outcome {
    switch (measurement.value, answer) {
    case (_, .notModelled(let reason)): return .notModelled(reason)
    case (.number(let recorded), .value(.number(let computed))):
      let limit = tolerance ?? measurement.printed.map(halfUnit) ?? 1e-6
      let difference = recorded - computed
      return difference.magnitude <= limit + 1e-9 ? .match : .deviates(difference)
    case (let recorded, .value(let computed)):
      return recorded.isIdentical(to: computed) ? .match : .deviates(nil)
    }
  }

  /// Half a unit of the last decimal of a number as it was printed.
  private static func halfUnit(of printed: String) -> Double {
    guard let point = printed.firstIndex(of: ".") else { return 1e-6 }
    return Double("5e-\(printed[point...].count)") ?? 0
  }
}

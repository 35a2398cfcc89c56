package import LayoutModel
import LayoutSimulator

extension Comparer {
  /// One measurement beside what the simulator says, with the reason.
  package struct Explained: Sendable {
    package let measurement: Measurement
    package let comparison: Comparison
    package let explanation: Explanation?
  }

  /// Compares an experiment with what the simulator says of it now, and explains each number.
  ///
  /// - Parameter order: Metric paths in the order in which the measurements are wanted; those that
  ///   it does not name come last.
  package func explained(
    _ experiment: Experiment, revision: Int, order: [String]
  ) -> [Explained] {
    let layout = Simulator.layout(of: experiment.configuration, explaining: true)
    let places = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return experiment.measurements
      .sorted { places[$0.path, default: .max] < places[$1.path, default: .max] }
      .map { measurement in
        Explained(
          measurement: measurement,
          comparison: compare(
            measurement, of: experiment, revision: revision,
            answer: layout.answer(for: measurement.metric)),
          explanation: layout.explanation(of: measurement.metric))
      }
  }
}

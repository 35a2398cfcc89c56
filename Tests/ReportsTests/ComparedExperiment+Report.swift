import LayoutModel

@testable import Reports

extension ComparedExperiment {
  /// A whole report of comparisons, each experiment's side by side in the list.
  static func report(
    _ comparisons: [Comparison], as format: ReportFormat,
    _ options: ComparisonOptions = ComparisonOptions(simulator: "1"), style: TextStyle = .plain,
    details: [String: ExperimentDetails] = [:]
  ) -> String {
    var report = ComparisonReport(format, options, style: style)
    var output: [UInt8] = []
    for experiment in grouped(comparisons) { report.add(experiment, to: &output) }
    let wanted = Set(report.wanted)
    report.end(details: details.filter { wanted.contains($0.key) }, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// The experiments of a list of comparisons, all on an iPhone 8 with iOS 12.
  static func grouped(_ comparisons: [Comparison]) -> [ComparedExperiment] {
    var experiments: [ComparedExperiment] = []
    for comparison in comparisons {
      if experiments.last?.name != comparison.experiment {
        experiments.append(
          ComparedExperiment(
            name: comparison.experiment, revision: comparison.revision, os: OSVersion(12),
            device: "iPhone 8", orientation: "portrait",
            recordedAt: "2016-09-01T00:00:00Z", comparisons: []))
      }
      experiments[experiments.count - 1].comparisons.append(comparison)
    }
    return experiments
  }
}

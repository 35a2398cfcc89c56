import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import PlatformSupport
import Runner

/// How fast recorded values are compared with computed ones, beside a merge of two cursors in C.
struct CompareBenchmark {
  let workshop: Workshop
  let values = 1_000_000

  func run(runs: Int) throws -> [String] {
    let input = try workshop.writeExperiments(
      values / ExperimentGenerator.measurementCount, sharing: 10)
    let path = workshop.path("compare.sqlite")
    _ = try workshop.record(input, into: path)
    _ = try workshop.run(workshop.plumb, ["run", "--catalog", path, "--quiet"])
    var baseline: [Double] = []
    var compared: [Double] = []
    let forms: [(name: String, arguments: [String])] = [
      ("plumb report --limit 10  ", ["--limit", "10"]),
      ("  --format summary        ", ["--format", "summary"]),
      ("  --format csv            ", ["--format", "csv"]),
      ("  --format ndjson         ", ["--format", "ndjson"]),
    ]
    var reported: [[Double]] = forms.map { _ in [] }
    var peaks = forms.map { _ in 0 }
    var written: [Double] = []
    for _ in 0..<runs {
      baseline.append(
        try workshop.baselineSeconds(
          ["merge", workshop.path("baseline.sqlite"), "\(values)", "1"]))
      compared.append(try compare(path))
      for (place, form) in forms.enumerated() {
        let run = try workshop.run(
          workshop.plumb, ["report", "--catalog", path] + form.arguments,
          output: workshop.path("report.out"))
        reported[place].append(run.seconds)
        peaks[place] = max(peaks[place], run.peakBytes)
      }
      // The last form's bytes, written by a program that does nothing else.
      written.append(
        try workshop.run(
          "/bin/cat", [workshop.path("report.out")], output: workshop.path("copy.out")
        ).seconds)
    }
    let measure = Sample(baseline).median
    return ["\(values) values, recorded against computed; median of \(runs) runs in turns"]
      + [
        ("two cursors merged in C   ", baseline), ("compared in one process   ", compared),
        ("the NDJSON's bytes, by cat", written),
      ].map { line($0, $1, measure) }
      + zip(forms, reported).map { line($0.name, $1, measure) }
      + ["at most \((peaks.max() ?? 0) / 1_000_000) MB of memory"]
  }

  private func line(_ name: String, _ seconds: [Double], _ measure: Double) -> String {
    let sample = Sample(seconds)
    return "\(name)  \(Int(sample.median * 1000)) ms  (\(Int(sample.minimum * 1000)) to"
      + " \(Int(sample.maximum * 1000)))  \(rounded(sample.median / measure)) times"
  }

  /// The seconds from an open catalog to the last verdict.
  private func compare(_ path: String) throws -> Double {
    let catalog = try Catalog(path: path, for: .read)
    let start = PlatformSupport.monotonicSeconds()
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    var count = 0
    var deviations = 0
    try catalog.measured(simulator: Simulator.version) { measured in
      count += 1
      if comparer.verdict(of: measured) == .deviates { deviations += 1 }
    }
    let seconds = PlatformSupport.monotonicSeconds() - start
    guard count == values, deviations > values / 200, deviations < values / 50 else {
      throw BenchmarkError("\(count) values and \(deviations) deviations are not what was recorded")
    }
    return seconds
  }
}

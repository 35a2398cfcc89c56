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
    var reported: [Double] = []
    for _ in 0..<runs {
      baseline.append(
        try workshop.baselineSeconds(
          ["merge", workshop.path("baseline.sqlite"), "\(values)", "1"]))
      compared.append(try compare(path))
      reported.append(
        try workshop.run(workshop.plumb, ["report", "--catalog", path, "--limit", "10"]).seconds)
    }
    let measure = Sample(baseline).median
    return ["\(values) values, recorded against computed; median of \(runs) runs in turns"]
      + [
        ("two cursors merged in C  ", baseline), ("compared in one process  ", compared),
        ("plumb report --limit 10  ", reported),
      ].map { name, seconds in
        let sample = Sample(seconds)
        return "\(name)\(Int(sample.median * 1000)) ms  (\(Int(sample.minimum * 1000)) to"
          + " \(Int(sample.maximum * 1000)))  \(rounded(sample.median / measure)) times"
      }
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

/// How fast one catalog is merged into another, beside a C program that copies rows between two
/// files with the same keys and indexes.
///
/// In seconds of processor time of the whole process, since what else the machine does decides how
/// long it waits for the disk; and in those that pass, since two threads work at once.
struct MergeBenchmark {
  let workshop: Workshop
  let count = 100_000

  func run(runs: Int) throws -> [String] {
    let theirs = workshop.path("theirs.sqlite")
    let ours = workshop.path("ours.sqlite")
    let filled = workshop.path("filled.sqlite")
    let input = try workshop.writeExperiments(count, sharing: 10)
    _ = try workshop.record(input, into: theirs)
    let single = try workshop.writeExperiments(1, sharing: 1)
    var baseline: [Double] = []
    var merges = [
      Merge(name: "into a new catalog"), Merge(name: "once more"),
      Merge(name: "into one that holds some"),
    ]
    // In turns, so that whatever else the machine does falls on all of them alike.
    for _ in 0..<runs {
      baseline.append(
        try workshop.baselineSeconds(
          [
            "copy", workshop.path("baseline.sqlite"), workshop.path("baseline-theirs.sqlite"),
            "\(count)", "10",
          ]))
      workshop.remove(ours)
      workshop.remove(filled)
      _ = try workshop.record(single, into: filled)
      for (index, catalog) in [ours, ours, filled].enumerated() {
        let run = try workshop.run(
          workshop.plumb, ["merge", theirs, "--catalog", catalog, "--quiet"])
        merges[index].processorSeconds.append(run.processorSeconds)
        merges[index].seconds.append(run.seconds)
      }
    }
    let measure = Sample(baseline).median
    return ["\(count) experiments; seconds of processor time, median of \(runs) runs in turns"]
      + [line("rows copied in C", baseline, measure)]
      + merges.map {
        line("plumb merge \($0.name)", $0.processorSeconds, measure)
          + ", \(rounded(Sample($0.seconds).median)) s pass"
      }
  }

  private struct Merge {
    let name: String
    var processorSeconds: [Double] = []
    var seconds: [Double] = []
  }

  private func line(_ name: String, _ seconds: [Double], _ measure: Double) -> String {
    let sample = Sample(seconds)
    return "\(name): \(rounded(sample.median)) (\(rounded(sample.minimum)) to"
      + " \(rounded(sample.maximum))), \(rounded(sample.median / measure)) times"
  }
}

/// How fast documents are recorded, beside inserts of the same size by a C program.
///
/// The whole of `plumb record` counts: start, schema, JSON, validation, identities, inserts, commit.
struct RecordBenchmark {
  let workshop: Workshop
  let count = 10_000

  func run(runs: Int) throws -> [String] {
    try [10, 1].flatMap { sharing in
      let input = try workshop.writeExperiments(count, sharing: sharing)
      var baseline: [Double] = []
      var ours: [Double] = []
      // In turns, so that whatever else the machine does falls on both alike.
      for _ in 0..<runs {
        let arguments = ["record", workshop.path("baseline.sqlite"), "\(count)", "\(sharing)"]
        baseline.append(try workshop.baselineSeconds(arguments))
        ours.append(try workshop.record(input, into: workshop.path("bench.sqlite")).seconds)
      }
      return lines(sharing: sharing, baseline: Sample(baseline), ours: Sample(ours))
    }
  }

  private func lines(sharing: Int, baseline: Sample, ours: Sample) -> [String] {
    let what = sharing == 1 ? "configurations of their own" : "\(sharing) for a configuration"
    return [
      "\(count) experiments, \(what); median of \(ours.count) runs in turns",
      "inserts by the C program  \(rate(baseline))",
      "plumb record              \(rate(ours))  \(rounded(baseline.median / ours.median)) of it",
    ]
  }

  private func rate(_ sample: Sample) -> String {
    let rates = [sample.median, sample.maximum, sample.minimum].map { Int(Double(count) / $0) }
    return "\(rates[0]) a second  (\(rates[1]) to \(rates[2]))"
  }
}

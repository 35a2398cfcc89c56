/// How fast one catalog is merged into another, beside a C program that copies rows between two
/// files with the same keys and indexes.
///
/// In seconds of processor time of the whole process, since what else the machine does decides how
/// long it waits for the disk.
struct MergeBenchmark {
  let workshop: Workshop
  let count = 100_000

  func run(runs: Int) throws -> [String] {
    let theirs = workshop.path("theirs.sqlite")
    let ours = workshop.path("ours.sqlite")
    let input = try workshop.writeExperiments(count, sharing: 10)
    _ = try workshop.record(input, into: theirs)
    var baseline: [Double] = []
    var new: [Double] = []
    var again: [Double] = []
    // In turns, so that whatever else the machine does falls on all of them alike.
    for _ in 0..<runs {
      baseline.append(
        try workshop.baselineSeconds(
          [
            "copy", workshop.path("baseline.sqlite"), workshop.path("baseline-theirs.sqlite"),
            "\(count)", "10",
          ]))
      workshop.remove(ours)
      let merge = ["merge", theirs, "--catalog", ours, "--quiet"]
      new.append(try workshop.run(workshop.plumb, merge).processorSeconds)
      again.append(try workshop.run(workshop.plumb, merge).processorSeconds)
    }
    let measure = Sample(baseline).median
    return ["\(count) experiments; seconds of processor time, median of \(runs) runs in turns"]
      + [
        ("rows copied in C         ", baseline), ("plumb merge, all is new  ", new),
        ("plumb merge, once more   ", again),
      ].map { name, seconds in
        let sample = Sample(seconds)
        return "\(name)\(rounded(sample.median))  (\(rounded(sample.minimum)) to"
          + " \(rounded(sample.maximum)))  \(rounded(sample.median / measure)) times"
      }
  }
}

/// How long an HTML report of 1,000 experiments with its pictures takes, and how large it is.
struct PageBenchmark {
  let workshop: Workshop
  let count = 1000

  func run(runs: Int) throws -> [String] {
    let input = try workshop.writeExperiments(count, sharing: 1)
    let path = workshop.path("page.sqlite")
    _ = try workshop.record(input, into: path)
    _ = try workshop.run(workshop.plumb, ["run", "--catalog", path, "--quiet"])
    var lines = ["\(count) experiments as HTML; median of \(runs) runs"]
    for pictures in [50, count] {
      let page = workshop.path("page-\(pictures).html")
      let seconds = try (0..<runs).map { _ in
        try workshop.run(
          workshop.plumb,
          ["report", "--catalog", path, "--format", "html", "--limit", "\(pictures)", "-o", page]
        ).seconds
      }
      let sample = Sample(seconds)
      lines.append(
        "\(pictures) pictures  \(Int(sample.median * 1000)) ms  (\(Int(sample.minimum * 1000)) to"
          + " \(Int(sample.maximum * 1000)))  \(page)")
    }
    return lines
  }
}

import PlatformSupport

/// How recording, running and reporting grow with the number of experiments.
struct ImportBenchmark {
  let workshop: Workshop
  let counts: [Int]

  func run() throws -> [String] {
    var lines = ["experiments, ten for a configuration, 8 values each; one run"]
    for count in counts {
      let input = try workshop.writeExperiments(count, sharing: 10)
      let catalog = workshop.path("import.sqlite")
      let record = try workshop.record(input, into: catalog)
      PlatformSupport.removeFile(at: input)
      lines.append("\(count)  record  \(text(record, count))")
      for command in ["run", "report"] {
        let arguments =
          [command, "--catalog", catalog] + (command == "report" ? ["--limit", "10"] : ["--quiet"])
        let run = try workshop.run(workshop.plumb, arguments)
        lines.append("\(count)  \(command)  \(text(run, count))")
      }
    }
    return lines
  }

  private func text(_ run: Workshop.Run, _ count: Int) -> String {
    "\(rounded(run.seconds)) s, \(rounded(run.seconds / Double(count) * 1e6)) µs an experiment,"
      + " \(rounded(run.processorSeconds)) s of processor time, at most \(run.peakBytes >> 20) MB"
  }
}

import PlatformSupport

/// How long the program takes to start, beside an empty C program in the same run.
struct StartupBenchmark {
  /// The static release binary.
  let plumb: String
  /// An empty C program, `int main(void) { return 0; }`.
  let empty: String

  func run(runs: Int) throws -> [String] {
    let commands: [(name: String, path: String, arguments: [String])] = [
      ("empty C program", empty, []), ("plumb --version", plumb, ["--version"]),
      ("plumb where", plumb, ["where", "--catalog", plumb]),
    ]
    // In turns, so that whatever else the machine does falls on all of them alike.
    var seconds = Array(repeating: [Double](), count: commands.count)
    for _ in 0..<runs {
      for (index, command) in commands.enumerated() {
        let start = PlatformSupport.monotonicSeconds()
        guard PlatformSupport.run(command.path, command.arguments)?.status == 0 else {
          throw BenchmarkError("\(command.path) could not be run")
        }
        seconds[index].append(PlatformSupport.monotonicSeconds() - start)
      }
    }
    let samples = seconds.map { Sample($0) }
    return ["start-up in ms, median of \(runs) runs in turns (minimum)"]
      + zip(commands, samples).map { command, sample in
        "\(command.name)  \(milliseconds(sample.median))  (\(milliseconds(sample.minimum)))"
          + "  \(milliseconds(sample.median - samples[0].median)) more"
      }
  }

  private func milliseconds(_ seconds: Double) -> String {
    rounded(seconds * 1000)
  }
}

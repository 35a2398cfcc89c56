import PlatformSupport

let usage = """
  usage: plumb-bench simulate BASELINE FOLDER FILE…  documents a second; tables, beside C
         plumb-bench startup PLUMB EMPTY     start-up beside an empty C program
         plumb-bench query PLUMB BASELINE FOLDER COUNT…   questions, beside the same in C
         plumb-bench record PLUMB BASELINE FOLDER           10,000 documents, beside inserts in C
         plumb-bench compare PLUMB BASELINE FOLDER          1,000,000 verdicts, beside a merge in C
         plumb-bench page PLUMB FOLDER                      an HTML report of 1,000 experiments
         plumb-bench merge PLUMB BASELINE FOLDER            100,000 experiments, beside copies in C
         plumb-bench import PLUMB FOLDER COUNT…             how time and memory grow

  """

/// Prints lines, or why there are none.
func run(_ arguments: [String]) throws -> [String] {
  switch arguments.first {
  case "simulate" where arguments.count > 3:
    let workshop = Workshop(plumb: "", baseline: arguments[1], folder: arguments[2])
    return try SimulateBenchmark(workshop: workshop, paths: Array(arguments[3...])).run(runs: 7)
  case "startup" where arguments.count == 3:
    return try StartupBenchmark(plumb: arguments[1], empty: arguments[2]).run(runs: 201)
  case "query" where arguments.count > 4:
    return try QueryBenchmark(workshop: workshop(arguments))
      .run(counts: arguments[4...].compactMap { Int($0) }, runs: 7)
  case "record" where arguments.count == 4:
    return try RecordBenchmark(workshop: workshop(arguments)).run(runs: 7)
  case "compare" where arguments.count == 4:
    return try CompareBenchmark(workshop: workshop(arguments)).run(runs: 7)
  case "page" where arguments.count == 3:
    let workshop = Workshop(plumb: arguments[1], baseline: "", folder: arguments[2])
    return try PageBenchmark(workshop: workshop).run(runs: 7)
  case "merge" where arguments.count == 4:
    return try MergeBenchmark(workshop: workshop(arguments)).run(runs: 7)
  case "import" where arguments.count > 3:
    let workshop = Workshop(plumb: arguments[1], baseline: "", folder: arguments[2])
    return try ImportBenchmark(workshop: workshop, counts: arguments[3...].compactMap { Int($0) })
      .run()
  default: throw BenchmarkError(usage)
  }
}

func workshop(_ arguments: [String]) -> Workshop {
  Workshop(plumb: arguments[1], baseline: arguments[2], folder: arguments[3])
}

do {
  let lines = try run(Array(CommandLine.arguments.dropFirst()))
  print(lines.joined(separator: "\n"))
} catch {
  try PlatformSupport.write(Array("plumb-bench: \(error)\n".utf8), to: 2)
  PlatformSupport.exit(2)
}

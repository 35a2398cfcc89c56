import PlatformSupport

let usage = """
  usage: plumb-bench simulate FILE…          documents a second; tables by size
         plumb-bench startup PLUMB EMPTY     start-up beside an empty C program
         plumb-bench query PLUMB BASELINE FOLDER COUNT…   questions, beside the same in C

  """

/// Prints lines, or why there are none.
func run(_ arguments: [String]) throws -> [String] {
  switch arguments.first {
  case "simulate":
    return try SimulateBenchmark(paths: Array(arguments.dropFirst())).run(runs: 7)
  case "startup" where arguments.count == 3:
    return try StartupBenchmark(plumb: arguments[1], empty: arguments[2]).run(runs: 201)
  case "query" where arguments.count > 4:
    return try QueryBenchmark(
      plumb: arguments[1], baseline: arguments[2], folder: arguments[3]
    ).run(counts: arguments[4...].compactMap { Int($0) }, runs: 7)
  default: throw BenchmarkError(usage)
  }
}

do {
  let lines = try run(Array(CommandLine.arguments.dropFirst()))
  print(lines.joined(separator: "\n"))
} catch {
  try PlatformSupport.write(Array("plumb-bench: \(error)\n".utf8), to: 2)
  PlatformSupport.exit(2)
}

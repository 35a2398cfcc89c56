import PlatformSupport

/// The programs that a benchmark runs, and the folder in which they leave their files.
struct Workshop {
  /// The static release binary.
  let plumb: String
  /// The C program, one of those in `Baseline/`.
  let baseline: String
  let folder: String

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file of documents, and returns its path.
  func writeExperiments(_ count: Int, sharing: Int) throws -> String {
    let generator = ExperimentGenerator(sharing: sharing)
    return try write(count, to: "experiments-\(count)-\(sharing).ndjson") {
      generator.appendDocument($0, to: &$1)
    }
  }

  /// Writes a file of lines, each for a number from 1 on, and returns its path.
  func write(
    _ count: Int, to name: String, _ append: (_ number: Int, _ bytes: inout [UInt8]) -> Void
  ) throws -> String {
    // Chunk by chunk: a program's peak of memory counts from that of the one that starts it.
    let file = try ReplacementFile(path: path(name))
    var bytes: [UInt8] = []
    for number in 1...count {
      append(number, &bytes)
      if bytes.count > 1 << 16 || number == count {
        try file.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try file.commit()
    return path(name)
  }

  /// Makes a catalog of the documents of a file, in place of the one of that name.
  func record(_ input: String, into catalog: String) throws -> Run {
    remove(catalog)
    return try run(plumb, ["record", input, "--catalog", catalog, "--quiet"])
  }

  func remove(_ catalog: String) {
    for end in ["", "-wal", "-shm"] { PlatformSupport.removeFile(at: catalog + end) }
  }

  /// How long a program ran, and how much memory it had.
  struct Run {
    let seconds: Double
    let processorSeconds: Double
    let peakBytes: Int
  }

  func run(_ program: String, _ arguments: [String], output: String? = nil) throws -> Run {
    let start = PlatformSupport.monotonicSeconds()
    guard let end = PlatformSupport.run(program, arguments, output: output), end.status == 0 else {
      throw BenchmarkError("failed: \(program) \(arguments.joined(separator: " "))")
    }
    return Run(
      seconds: PlatformSupport.monotonicSeconds() - start, processorSeconds: end.processorSeconds,
      peakBytes: end.peakBytes)
  }

  /// The seconds that the baseline measured itself.
  func baselineSeconds(_ arguments: [String]) throws -> Double {
    let output = path("baseline.txt")
    _ = try run(baseline, arguments, output: output)
    let file = try InputFile(path: output)
    let text = String(decoding: try file.read() ?? [], as: UTF8.self)
    guard let seconds = Double(text.prefix { $0 != "\n" }) else {
      throw BenchmarkError("the baseline printed no seconds: \(text)")
    }
    return seconds
  }
}

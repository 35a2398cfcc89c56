import PlatformSupport

/// The programs that a benchmark runs, and the folder in which they leave their files.
struct Workshop {
  /// The static release binary.
  let plumb: String
  /// The program of `Baseline/catalog.c`.
  let baseline: String
  let folder: String

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file of documents, and returns its path.
  func writeExperiments(_ count: Int, sharing: Int) throws -> String {
    let path = path("experiments-\(count)-\(sharing).ndjson")
    let generator = ExperimentGenerator(sharing: sharing)
    // Chunk by chunk: a program's peak of memory counts from that of the one that starts it.
    try PlatformSupport.withNewFile(at: path) { file in
      var bytes: [UInt8] = []
      for experiment in 1...count {
        generator.appendDocument(experiment, to: &bytes)
        if bytes.count > 1 << 16 || experiment == count {
          try PlatformSupport.write(bytes, to: file)
          bytes.removeAll(keepingCapacity: true)
        }
      }
    }
    return path
  }

  /// Makes a catalog of the documents of a file, in place of the one of that name.
  func record(_ input: String, into catalog: String) throws -> Run {
    for end in ["", "-wal", "-shm"] { PlatformSupport.removeFile(at: catalog + end) }
    return try run(plumb, ["record", input, "--catalog", catalog, "--quiet"])
  }

  /// How long a program ran, and how much memory it had.
  struct Run {
    let seconds: Double
    let peakBytes: Int
  }

  func run(_ program: String, _ arguments: [String], output: String? = nil) throws -> Run {
    let start = PlatformSupport.monotonicSeconds()
    guard let end = PlatformSupport.run(program, arguments, output: output), end.status == 0 else {
      throw BenchmarkError("failed: \(program) \(arguments.joined(separator: " "))")
    }
    return Run(
      seconds: PlatformSupport.monotonicSeconds() - start, peakBytes: end.peakBytes)
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

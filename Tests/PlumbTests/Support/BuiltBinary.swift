import Foundation
import TestSupport

/// The built `plumb`, driven from outside as a user drives it: in a folder of its own.
struct BuiltBinary {
  /// How a run ended, with everything that it printed.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The binary lies beside the bundle of the tests.
  static let url: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "plumb")
  }()

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a command line in the folder, whose path is written as FOLDER in what comes back.
  ///
  /// - Parameter environment: All of it: the tests' own environment does not reach the program.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    in subfolder: String = ""
  ) throws -> Run {
    try run(arguments, input: input, environment: environment, in: subfolder)
  }

  /// As ``run(_:input:environment:in:)-swift.method``.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    in subfolder: String = ""
  ) throws -> Run {
    try run(Self.url, arguments, input: input, environment: environment, in: subfolder)
  }

  /// Runs a line as a shell does that finds the binary in its path.
  func shell(_ line: String) throws -> Run {
    let path = "\(Self.url.deletingLastPathComponent().path):/usr/bin:/bin"
    return try run(
      URL(filePath: "/bin/sh"), ["-c", line], input: "", environment: ["PATH": path], in: "")
  }

  private func run(
    _ executable: URL, _ arguments: [String], input: String, environment: [String: String],
    in subfolder: String
  ) throws -> Run {
    let scratch = try TemporaryFolder()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder.path(of: subfolder))
    // Files, not pipes: a pipe that nobody empties would stop the program.
    process.standardInput = try FileHandle(
      forReadingFrom: URL(filePath: scratch.write(input, to: "input")))
    let output = try scratch.write("", to: "output")
    let errors = try scratch.write("", to: "errors")
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    process.waitUntilExit()
    // A signal's number is told as a shell does.
    let signal = process.terminationReason == .uncaughtSignal ? Int32(128) : 0
    return Run(
      status: process.terminationStatus + signal, output: try text(output),
      errors: try text(errors))
  }

  /// The content of a file in the folder.
  func read(_ name: String) throws -> String {
    try text(folder.path(of: name))
  }

  private func text(_ path: String) throws -> String {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    // The system may know the folder under a longer name: /private/var for /var.
    let resolved = URL(filePath: folder.path).resolvingSymlinksInPath().path
    return text.replacingOccurrences(of: "/private\(folder.path)", with: "FOLDER")
      .replacingOccurrences(of: resolved, with: "FOLDER")
      .replacingOccurrences(of: folder.path, with: "FOLDER")
  }
}

extension BuiltBinary.Run {
  /// A run that was done and printed this.
  static func done(_ output: String, saying errors: String = "") -> Self {
    Self(status: 0, output: output, errors: errors)
  }

  /// A run that failed and printed nothing but this on the standard error.
  static func failed(_ status: Int32, _ errors: String) -> Self {
    Self(status: status, output: "", errors: errors)
  }
}

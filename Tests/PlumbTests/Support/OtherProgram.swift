import Foundation
import TestSupport

/// A program that a test needs beside ours, such as a shell.
enum OtherProgram: String {
  case bash, fish, groff, make, tmux, zsh

  /// Where it is; nil where it is not installed.
  var url: URL? {
    ["/usr/bin", "/bin", "/opt/homebrew/bin", "/usr/local/bin"]
      .map { URL(filePath: $0).appending(path: rawValue) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  var isInstalled: Bool { url != nil }

  struct Missing: Error {}

  /// Runs it in a folder, with `plumb` in its path, and returns all that it printed.
  func run(_ arguments: [String], in folder: TemporaryFolder) throws -> BuiltBinary.Run {
    guard let url else { throw Missing() }
    let scratch = try TemporaryFolder()
    let output = try scratch.write("", to: "output")
    let errors = try scratch.write("", to: "errors")
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = Self.environment(home: folder.path)
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    process.waitUntilExit()
    return BuiltBinary.Run(
      status: process.terminationStatus,
      output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// What the program is to know, and nothing of the tests' own.
  static func environment(home: String) -> [String: String] {
    let folders = [
      BuiltBinary.url.deletingLastPathComponent().path, "/usr/bin", "/bin", "/opt/homebrew/bin",
      "/usr/local/bin",
    ]
    return [
      "PATH": folders.joined(separator: ":"), "HOME": home, "TERM": "xterm", "LANG": "C.UTF-8",
      "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home,
    ]
  }
}

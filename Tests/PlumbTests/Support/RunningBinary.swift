import Foundation
import TestSupport

/// The built `plumb` while it runs: something can be sent to it, and it can be stopped.
final class RunningBinary {
  private let process = Process()
  private let input = Pipe()
  private let output: String
  private let errors: String
  private let scratch: TemporaryFolder

  /// Starts a command line in a folder; its output goes to files, so that it never waits for us.
  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    scratch = try TemporaryFolder()
    output = try scratch.write("", to: "output")
    errors = try scratch.write("", to: "errors")
    process.executableURL = BuiltBinary.url
    process.arguments = arguments
    process.environment = [:]
    process.currentDirectoryURL = URL(filePath: folder.path)
    // Programs that other tests start must not hold this one's input open.
    for end in [input.fileHandleForReading, input.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
  }

  /// Writes to its standard input.
  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Ends its standard input.
  func finish() throws { try input.fileHandleForWriting.close() }

  func interrupt() { process.interrupt() }

  /// Asks it to end, as a system does that shuts down.
  func terminate() { Foundation.kill(process.processIdentifier, SIGTERM) }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// What it has said on the standard error so far.
  var said: String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }

  /// Waits until it has said something.
  ///
  /// - Throws: `Silence` where it has not after half a minute.
  func wait(for words: String) throws {
    for _ in 0..<3000 {
      if said.contains(words) { return }
      usleep(10_000)
    }
    throw Silence(said: said)
  }

  struct Silence: Error {
    let said: String
  }

  /// Waits for its end; the status of a signal is 128 and its number.
  func end() -> BuiltBinary.Run {
    process.waitUntilExit()
    let signal = process.terminationReason == .uncaughtSignal ? Int32(128) : 0
    let text = try? String(contentsOfFile: output, encoding: .utf8)
    return BuiltBinary.Run(
      status: process.terminationStatus + signal, output: text ?? "", errors: said)
  }
}

import Foundation
import TestSupport

/// A PostgreSQL server of a test's own: in a folder of its own, on a socket there and nowhere else.
///
/// It is stopped, by its process, with the value that holds it.
final class PostgreSQLServer {
  /// Where the programs are; nil where PostgreSQL is not installed.
  static let programs: URL? = {
    // Debian keeps them out of the path, a folder for each version.
    let debian = URL(filePath: "/usr/lib/postgresql")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian.path)) ?? []
    let folders =
      versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map {
        debian.appending(path: "\($0)/bin")
      }
      + ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"].map { URL(filePath: $0) }
    return folders.first { folder in
      ["initdb", "postgres", "psql"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: folder.appending(path: $0).path)
      }
    }
  }()

  struct Failure: Error {
    let message: String
  }

  /// For files of tests.
  let folder: TemporaryFolder
  private let server = Process()
  private let programs: URL

  init() throws {
    guard let programs = Self.programs else { throw Failure(message: "PostgreSQL is missing") }
    self.programs = programs
    folder = try TemporaryFolder()
    try folder.makeFolder("data")
    if geteuid() == 0 {
      // The server refuses to run as root.
      for path in [folder.path, folder.path(of: "data")] {
        guard chown(path, 65534, 65534) == 0 else { throw Failure(message: "cannot chown \(path)") }
      }
    }
    let data = folder.path(of: "data")
    _ = try run(
      "initdb", "-D", data, "-U", "plumb", "--auth=trust", "--no-sync", "--encoding=UTF8",
      "--locale=C")
    let command = unprivileged(
      "postgres", ["-D", data, "-k", folder.path, "-c", "listen_addresses=", "-c", "fsync=off"])
    server.executableURL = command.url
    server.arguments = command.arguments
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    for _ in 0..<200 where (try? query("SELECT 1")) != "1\n" {
      guard server.isRunning else { throw Failure(message: "the server did not start") }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  deinit {
    // SIGINT: ends sessions and stops in order.
    server.interrupt()
    server.waitUntilExit()
  }

  /// What a query prints, without headers: fields separated by |.
  func query(_ sql: String) throws -> String {
    try psql("-c", sql)
  }

  /// Runs a script to its end, or to its first error.
  func load(_ path: String) throws {
    _ = try psql("-f", path)
  }

  private func psql(_ arguments: String...) throws -> String {
    try run(
      "psql",
      [
        "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", folder.path, "-U", "plumb",
        "-d", "postgres",
      ] + arguments)
  }

  private func run(_ program: String, _ arguments: String...) throws -> String {
    try run(program, arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let scratch = try TemporaryFolder()
    let command = unprivileged(program, arguments)
    let process = Process()
    process.executableURL = command.url
    process.arguments = command.arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    let output = try scratch.write("", to: "output")
    let errors = try scratch.write("", to: "errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: try "\(program): \(String(contentsOfFile: errors, encoding: .utf8))")
    }
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  // Where the tests run as root, which PostgreSQL refuses, it is run as nobody.
  private func unprivileged(
    _ program: String, _ arguments: [String]
  ) -> (url: URL, arguments: [String]) {
    let url = programs.appending(path: program)
    guard geteuid() == 0 else { return (url, arguments) }
    return (
      URL(filePath: "/usr/bin/setpriv"),
      ["--reuid=65534", "--regid=65534", "--clear-groups", url.path] + arguments
    )
  }
}

import Foundation
import TestSupport

/// Programs of others that read reports: validators and a browser, driven by Python.
enum ReportReader {
  private static let readers = FixtureFolder.root.appending(path: ".build/readers")

  static let python = readers.appending(path: "bin/python")
  static let browser = URL(filePath: "/usr/bin/chromium")

  /// The schema of JUnit's XML.
  static let junitSchema = readers.appending(path: "junit-10.xsd").path

  /// Where the browser's pictures of pages stay, to be looked at.
  static let screenshots = FixtureFolder.root.appending(path: ".build/screenshots").path

  static let hasValidators = isThere(python) && isThere(URL(filePath: junitSchema))
  static let hasBrowser = isThere(python) && isThere(browser)

  private static func isThere(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  /// The schema of a report's JSON.
  static func schema(_ name: String) -> String {
    FixtureFolder.root.appending(path: "Schemas/\(name).schema.json").path
  }

  /// Runs a script of `Tests/Readers`, and returns what it prints, errors included.
  static func run(_ script: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let folder = try TemporaryFolder()
    let output = try folder.write("", to: "output")
    let process = Process()
    process.executableURL = python
    process.arguments =
      ["-B", FixtureFolder.root.appending(path: "Tests/Readers/\(script)").path] + arguments
    let file = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self)
    return (process.terminationStatus, text)
  }
}

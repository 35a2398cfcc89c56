import Foundation
import LayoutModel
import LayoutSimulator
import TestSupport
import Testing

/// Holds every number that the simulator computes for the fixtures, by version of the simulator.
///
/// Expectations are stored under the simulator's version and never computed twice: other numbers
/// under the same version would leave stale ones in every catalog.
@Suite struct GoldenDigestTests {
  /// What a version computes for the fixtures.
  struct Golden {
    /// How many expectations there are; another number means other fixtures, not other rules.
    let count: Int
    let digest: String
  }

  /// The line of a version stays when a new one is added.
  static let versions: [String: Golden] = [
    "1": Golden(
      count: 1981, digest: "4b37418f7505d411d0b147cb3df165106c6d7a34b477b5dabb4c45ec7b72f3b1")
  ]

  static let folders = ["articles", "field", "peers"]

  /// One line an expectation: the experiment's name, the metric's path and the computed value.
  private static func lines() throws -> [String] {
    try folders.filter(exists).flatMap { folder in
      try FixtureFolder.experiments(folder).flatMap { experiment in
        let layout = Simulator.layout(of: experiment.configuration)
        return experiment.measurements.map { measurement in
          let value = text(of: layout.answer(for: measurement.metric))
          return "\(experiment.name)\t\(measurement.path)\t\(value)\n"
        }
      }
    }
  }

  private static func exists(_ folder: String) -> Bool {
    let path = FixtureFolder.root.appending(path: "Fixtures/\(folder)").path
    return FileManager.default.fileExists(atPath: path)
  }

  private static func text(of answer: Layout.Answer) -> String {
    switch answer {
    case .value(.number(let number)): NumberText.format(number)
    case .value(.text(let text)): text
    case .value(.boolean(let flag)): String(flag)
    case .value(.missing): "missing"
    case .notModelled: "not modelled"
    }
  }

  @Test func `the numbers of the fixtures are those of the simulator's version`() throws {
    let lines = try Self.lines()
    var hash = SHA256()
    for line in lines { hash.update(line.utf8) }
    let digest = hash.finalize().description
    let version = Simulator.version
    let golden = try #require(
      Self.versions[version],
      "version \(version) of the simulator has no digest here; add (\(lines.count), \(digest))")
    guard golden.count == lines.count else {
      Issue.record(
        """
        the fixtures have \(lines.count) numbers, not \(golden.count): where only fixtures have \
        changed, version \(version) has the digest \(digest) now
        """)
      return
    }
    #expect(
      digest == golden.digest,
      """
      the simulator computes other numbers for the fixtures under the same version: raise \
      Simulator.version from \(version) and add the digest of the new one
      """)
  }

  @Test func `the articles' fixtures are part of the digest`() throws {
    #expect(try Self.lines().count >= 183)
  }
}

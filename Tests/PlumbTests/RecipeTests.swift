import Foundation
import TestSupport
import Testing

/// The recipes for build servers in the README, whose commands are run as they stand there.
@Suite struct RecipeTests {
  /// The lines of each recipe that a shell would run.
  private static func recipes() throws -> [[String]] {
    let readme = try String(
      contentsOf: FixtureFolder.root.appending(path: "README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```yaml\n").dropFirst().map { block in
      (block.components(separatedBy: "```").first ?? "").split(separator: "\n")
        .map { $0.drop { " -".contains($0) } }.filter { $0.hasPrefix("plumb ") }.map(String.init)
    }
  }

  private static func run(_ recipe: [String], width: String) throws -> (Int32, BuiltBinary) {
    let plumb = try BuiltBinary()
    try plumb.folder.makeFolder("layout")
    _ = try plumb.folder.write(SampleDocument.experiment("a", width: width), to: "layout/a.json")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-c", recipe.joined(separator: "\n")]
    process.currentDirectoryURL = URL(filePath: plumb.folder.path(of: "."))
    process.environment = [
      "PATH": "\(BuiltBinary.url.deletingLastPathComponent().path):/usr/bin:/bin",
      "GITHUB_STEP_SUMMARY": plumb.folder.path(of: "summary.md"),
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, plumb)
  }

  @Test func `the recipes pass where everything matches, and fail where something deviates`() throws
  {
    let recipes = try Self.recipes()
    #expect(recipes.map(\.count) == [5, 4])
    for recipe in recipes {
      #expect(try Self.run(recipe, width: "375").0 == 0)
      let (status, plumb) = try Self.run(recipe, width: "374")
      #expect(status == 1)
      let written = try plumb.folder.contents()
      #expect(written.contains("layout.html"))
      #expect(written.contains("summary.md") || written.contains("layout.xml"))
    }
  }
}

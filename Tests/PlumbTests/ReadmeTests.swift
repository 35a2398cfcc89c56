import Foundation
import TestSupport
import Testing

/// The sessions that the README shows, run line by line in one folder.
@Suite struct ReadmeTests {
  /// A line after a `$`, and what the README shows below it.
  private struct Step {
    var command: String
    var output = ""
  }

  private static func steps() throws -> [Step] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    var steps: [Step] = []
    var isConsole = false
    for line in readme.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if isConsole, !steps.isEmpty {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    return steps
  }

  @Test func `the README shows what the program prints`() throws {
    let binary = try BuiltBinary()
    var files = 0
    var plumbs = 0
    for step in try Self.steps() {
      if step.command.hasPrefix("cat ") {
        _ = try binary.folder.write(step.output, to: String(step.command.dropFirst(4)))
        files += 1
      }
      // What a terminal shows, errors and notes included.
      let run = try binary.shell("{ \(step.command)\n} 2>&1")
      #expect(run.output == step.output, "\(step.command)")
      plumbs += step.command.hasPrefix("plumb ") ? 1 : 0
    }
    #expect(files == 1)
    #expect(plumbs == 11)
  }
}

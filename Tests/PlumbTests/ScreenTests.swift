import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import Reports

/// What a user sees on terminals of several widths.
@Suite(
  .enabled(
    if: OtherProgram.tmux.isInstalled && OtherProgram.bash.isInstalled,
    "tmux is not installed: make ci-setup"))
struct ScreenTests {
  private static let names = ["a/short", "表格/🧪 test ✅", "e\u{301}/accent"]

  private static func withCatalog() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    let documents = names.map { SampleDocument.experiment($0, width: "374") }.joined()
    _ = try plumb.run("record", "-q", "-", input: documents)
    _ = try plumb.run("run", "-q")
    _ = try plumb.run(
      "waive", "add", "none.*", "--deviation", "1,2", "--reason",
      String(repeating: "measured by hand ", count: 8), "-q")
    return plumb
  }

  /// The lines that a command leaves on a screen.
  private static func lines(
    _ command: String, columns: Int, environment: [String: String] = [:], in plumb: BuiltBinary
  ) throws -> [Substring] {
    let screen = try Screen(
      columns: columns, rows: 100, in: plumb.folder, environment: environment,
      "bash --norc -c \"\(command); echo; echo the end; sleep 60\"")
    let text = try screen.wait(for: "the end")
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
  }

  @Test(
    arguments: [40, 80, 200],
    ["report", "query", "waive list", "help", "help query", "help --full merge", "check", "where"])
  func `no line is broken by the terminal`(_ columns: Int, _ command: String) throws {
    let plumb = try Self.withCatalog()
    let seen = try Self.lines("plumb \(command) 2>/dev/null", columns: columns, in: plumb)
    // The same on a terminal without an end: whatever the screen shows stands there, line by line.
    let terminal = try PseudoTerminal(columns: UInt16(columns))
    let process = Process()
    process.executableURL = BuiltBinary.url
    process.arguments = CommandText.arguments("plumb \(command)")
    process.environment = ["TERM": "screen", "NO_COLOR": "1"]
    process.currentDirectoryURL = URL(filePath: plumb.folder.path)
    process.standardOutput = terminal.secondary
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let printed = terminal.printed().split(separator: "\n", omittingEmptySubsequences: false)
    let trimmed = printed.map { line in String(line).replacing(#/ +$/#, with: "") }
    // Paths and examples stay whole, so that they can be copied.
    let breakable = trimmed.filter { DisplayWidth.of($0) > columns }
    #expect(
      breakable.allSatisfy { $0.contains("plumb") || $0.contains("/") }, "\(breakable)")
    if breakable.isEmpty {
      #expect(seen.map(String.init) == Array(trimmed.prefix(seen.count)))
    }
  }

  @Test func `columns stand below each other behind wide characters`() throws {
    let plumb = try Self.withCatalog()
    let lines = try Self.lines(
      "plumb query --columns name,os", columns: 80, in: plumb)
    let places = lines.filter { $0.contains("9.3") }.compactMap { line in
      line.range(of: "9.3").map { DisplayWidth.of(String(line[..<$0.lowerBound])) }
    }
    #expect(places.count == 3)
    #expect(Set(places).count == 1, "\(lines)")
  }

  @Test func `a dumb terminal and one without Unicode show plain marks and no colours`() throws {
    let plumb = try Self.withCatalog()
    for environment in [["TERM": "dumb", "LANG": "C"], ["NO_COLOR": "1", "LANG": "C"]] {
      let lines = try Self.lines(
        "plumb report \\\"name = 'a/short'\\\"", columns: 120, environment: environment, in: plumb)
      #expect(lines.contains { $0.hasPrefix("x  a/short  ") }, "\(lines)")
    }
  }

  @Test func `progress is one line, whatever the width, and is gone at the end`() throws {
    let plumb = try BuiltBinary()
    let documents = (0..<4000).map { SampleDocument.experiment("e/\($0)") }.joined()
    _ = try plumb.folder.write(documents, to: "many.ndjson")
    let lines = try Self.lines(
      "plumb record --batch 100 many.ndjson", columns: 40, in: plumb)
    #expect(lines.first?.hasPrefix("plumb: made ") == true)
    #expect(lines.joined().contains("4000 experiments: 4000 new, 0 revised, 0 unchanged."))
    #expect(!lines.contains { $0.contains("a second") }, "\(lines)")
  }
}

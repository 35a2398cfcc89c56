import ExperimentCatalog
import Foundation
import TestSupport
import Testing

/// Programs that wait for another one which has the catalog for itself.
@Suite struct WaitingTests {
  private let plumb: BuiltBinary
  private let other: Connection

  private static let notice = "plumb: waiting for another writer of"

  init() throws {
    plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    _ = try plumb.folder.write(SampleDocument.experiment("b"), to: "b.json")
    other = try Connection(path: plumb.folder.path(of: "plumb.sqlite"), mode: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
  }

  @Test func `who waits says so, and goes on when the other one is done`() throws {
    let run = try RunningBinary(["record", "--wait", "60", "b.json"], in: plumb.folder)
    try run.wait(for: "\n")
    try other.execute("COMMIT")
    let end = run.end()
    #expect(end.output == "1 experiment: 1 new, 0 revised, 0 unchanged.\n")
    #expect(end.errors.hasPrefix("\(Self.notice) /"))
    #expect(end.errors.hasSuffix("/plumb.sqlite (up to 60 s)\n"))
  }

  @Test(arguments: [["--wait", "0.4"], ["--wait", "1.5", "-q"], ["--wait", "0"]])
  func `a short wait and a quiet one are not told`(_ options: [String]) throws {
    let run = try plumb.run(["record", "b.json"] + options)
    #expect(run.status == 75)
    #expect(run.errors.hasPrefix("plumb: error: cannot record into FOLDER/plumb.sqlite: another "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `on a terminal it is told sooner`() throws {
    let terminal = try PseudoTerminal(columns: 200)
    let process = Process()
    process.executableURL = BuiltBinary.url
    process.arguments = ["record", "--wait", "0.8", "b.json"]
    process.environment = ["TERM": "xterm"]
    process.currentDirectoryURL = URL(filePath: plumb.folder.path)
    process.standardOutput = terminal.secondary
    process.standardError = terminal.secondary
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 75)
    let lines = terminal.printed().split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(Self.notice) == true)
    #expect(lines.first?.hasSuffix("(up to 0.8 s)") == true)
  }
}

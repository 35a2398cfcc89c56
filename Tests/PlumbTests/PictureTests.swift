import Foundation
import TestSupport
import Testing

@Suite struct PictureTests {
  private static let name = "articles/002/pre11-first"

  private static func demo() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    _ = try plumb.run("demo")
    return plumb
  }

  /// What `plumb show` prints on a terminal.
  private static func printed(
    columns: UInt16, environment: [String: String]
  ) throws -> String {
    let plumb = try demo()
    let terminal = try PseudoTerminal(columns: columns)
    let process = Process()
    process.executableURL = BuiltBinary.url
    process.arguments = ["show", name, "--catalog", "plumb-demo.sqlite"]
    process.environment = environment.merging(["NO_COLOR": "1"]) { first, _ in first }
    process.currentDirectoryURL = URL(filePath: plumb.folder.path)
    process.standardOutput = terminal.secondary
    process.standardError = terminal.secondary
    try process.run()
    process.waitUntilExit()
    return terminal.printedInPieces()
  }

  @Test func `show draws an SVG file`() throws {
    let run = try Self.demo().run(
      "show", Self.name, "--catalog", "plumb-demo.sqlite", "--format", "svg")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(run.output.contains(">articles/002/pre11-first</text>"))
    #expect(run.output.contains("−64 = −(status bar 20 + navigation bar 44)"))
    #expect(run.output.hasSuffix("</svg>\n"))
  }

  @Test func `show writes a page that asks for nothing`() throws {
    let plumb = try Self.demo()
    let run = try plumb.run(
      "show", Self.name, "--catalog", "plumb-demo.sqlite", "--format", "html", "-o", "a.html")
    #expect(run == .init(status: 0, output: "", errors: ""))
    let page = try String(contentsOfFile: plumb.folder.path(of: "a.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("<svg class=\"pl-picture\""))
    #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
  }

  @Test func `simulate draws a document that no catalog has`() throws {
    let document = SampleDocument.experiment("a")
    let plumb = try BuiltBinary()
    let run = try plumb.run("simulate", "-", "--format", "svg", input: document)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("<title>Picture of a</title>"))
    let two = try plumb.run("simulate", "-", "--format", "svg", input: document + document)
    #expect(
      two == .failed(2, "plumb: error: svg is a picture of one document, not of 2\n"))
  }

  @Test func `a history has no picture`() throws {
    let run = try Self.demo().run(
      "show", Self.name, "--catalog", "plumb-demo.sqlite", "--history", "--format", "svg")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("plumb: error: --history has no format svg\n"))
  }

  @Test(arguments: ["LANG", "LC_CTYPE", "LC_ALL"])
  func `a terminal that shows UTF-8 gets the picture`(_ variable: String) throws {
    let text = try Self.printed(
      columns: 80, environment: ["TERM": "xterm", variable: "de_DE.UTF-8"])
    #expect(text.contains("\n     status bar 20 ┬ ┬ ┬ ┏━━▲━━━"))
    #expect(text.contains("\n\nconfiguration\n"))
  }

  @Test(
    arguments: [
      (80, ["TERM": "xterm", "LANG": "C"]),
      (80, ["TERM": "dumb", "LANG": "en_US.UTF-8"]), (60, ["TERM": "xterm", "LANG": "C.UTF-8"]),
      (80, ["TERM": "xterm", "LC_ALL": "C", "LANG": "en_US.UTF-8"]),
    ] as [(UInt16, [String: String])])
  func `other terminals don't`(_ columns: UInt16, _ environment: [String: String]) throws {
    let text = try Self.printed(columns: columns, environment: environment)
    #expect(!text.contains("┏"))
    #expect(text.contains("\n\nconfiguration\n"))
  }
}

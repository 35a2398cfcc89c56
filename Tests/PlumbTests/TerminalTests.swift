import Foundation
import TestSupport
import Testing

@Suite struct TerminalTests {
  /// What `plumb` prints on a terminal.
  private static func printed(
    _ arguments: [String], columns: UInt16 = 120, environment: [String: String] = [:]
  ) throws -> String {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a", width: "1"))
    _ = try plumb.run("run", "-q")
    let terminal = try PseudoTerminal(columns: columns)
    let process = Process()
    process.executableURL = BuiltBinary.url
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: plumb.folder.path)
    process.standardOutput = terminal.secondary
    process.standardError = terminal.secondary
    try process.run()
    process.waitUntilExit()
    return terminal.printed()
  }

  @Test func `a terminal gets colours beside the marks`() throws {
    let text = try Self.printed(["report"], environment: ["TERM": "xterm-256color"])
    #expect(text.contains("\u{1B}[31m✗\u{1B}[0m  a  "))
    #expect(text.contains("\u{1B}[1m1 measurement: 1 deviates.\u{1B}[0m\n"))
  }

  @Test(arguments: [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]])
  func `colours can be refused`(_ environment: [String: String]) throws {
    let text = try Self.printed(["report"], environment: environment)
    #expect(text.hasPrefix("1 measurement: 1 deviates.\n\n"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `an empty NO_COLOR refuses nothing`() throws {
    let text = try Self.printed(["report"], environment: ["NO_COLOR": "", "TERM": "xterm"])
    #expect(text.contains("\u{1B}[31m"))
  }

  @Test func `a narrow terminal gets narrow lines`() throws {
    let text = try Self.printed(
      ["report"], columns: 40, environment: ["NO_COLOR": "1", "TERM": "xterm"])
    #expect(
      text == """
        1 measurement: 1 deviates.

        ✗ a
          metric view.frame.width
          recorded 1
          computed 375
          difference -374
          limit 0.000001
          rule whole
          verdict deviates

        ✗  deviates  1

        """)
  }

  @Test(arguments: ["C", "POSIX", "de_DE.ISO-8859-1"])
  func `a terminal without Unicode gets marks of ASCII`(_ locale: String) throws {
    let text = try Self.printed(
      ["report"], environment: ["NO_COLOR": "1", "TERM": "xterm", "LANG": locale])
    #expect(text.contains("x  a  "))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    ["LANG": "C.UTF-8"], ["LANG": "C", "LC_ALL": "en_US.utf8"], ["LC_CTYPE": "UTF-8"], [:],
  ])
  func `a terminal with Unicode gets the marks`(_ locale: [String: String]) throws {
    let environment = ["NO_COLOR": "1", "TERM": "xterm"].merging(locale) { $1 }
    #expect(try Self.printed(["report"], environment: environment).contains("✗  a  "))
  }

  @Test func `a file gets the same bytes in every locale`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a", width: "1"))
    _ = try plumb.run("run", "-q")
    #expect(
      try plumb.run("report", environment: ["LANG": "C"])
        == plumb.run("report", environment: ["LANG": "C.UTF-8"]))
  }
}

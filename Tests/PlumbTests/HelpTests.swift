import TestSupport
import Testing

@testable import plumb

/// What is asked of every help, whatever the command.
@Suite struct HelpTests {
  private static let names = Plumb.commands.map { $0.interface.name }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private static func words(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `there are as many commands as are counted here`() {
    #expect(Self.names.count == 26)
    #expect(Set(Self.names).count == 26)
  }

  @Test(arguments: names)
  func `a command's help begins with an example and fits on a screen`(_ name: String) throws {
    let interface = try Plumb.command(named: name).interface
    let run = try BuiltBinary().run(name, "--help")
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = Self.lines(run.output)
    #expect(lines.first.map(String.init) == interface.examples.first.map { "example:  \($0)" })
    #expect(lines.count <= HelpText.screenHeight, "\(run.output)")
    #expect(lines.allSatisfy { $0.count <= HelpText.screenWidth }, "\(run.output)")
    #expect(Self.words(run.output).contains("usage: \(HelpText.usage(of: interface))"))
    for option in interface.allOptions {
      let short = option.letter.map { " -\($0)" } ?? "--\(option.name)"
      #expect(
        run.output.contains("--\(option.name)") || run.output.contains(short), "\(option.name)")
    }
    #expect(try BuiltBinary().run("help", name) == run)
  }

  @Test(arguments: names)
  func `the full help has every example, option and explanation`(_ name: String) throws {
    let interface = try Plumb.command(named: name).interface
    let run = try BuiltBinary().run("help", "--full", name)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(Self.lines(run.output).allSatisfy { $0.count <= HelpText.screenWidth }, "\(run.output)")
    for option in interface.allOptions { #expect(run.output.contains("--\(option.name)")) }
    for example in interface.examples { #expect(run.output.contains(example)) }
    for paragraph in interface.discussion {
      #expect(Self.words(run.output).contains(Self.words(paragraph)))
    }
  }

  @Test(arguments: [40, 60])
  func `a narrow help is not wider than the terminal, but for what cannot be broken`(_ width: Int) {
    for command in Plumb.commands {
      let text = HelpText.screen(of: command.interface, width: width)
      for line in Self.lines(text) where line.count > width {
        let isCode = line.contains("plumb ") || !line.dropFirst(6).contains(" ")
        #expect(isCode, "\(line)")
      }
    }
    let overview = HelpText.overview(of: Plumb.groups, width: width)
    #expect(Self.lines(overview).allSatisfy { $0.count <= max(width, 42) }, "\(overview)")
  }

  @Test func `the manual has every command, option, status and variable`() throws {
    let run = try BuiltBinary().run("help", "--man")
    #expect(run.status == 0 && run.errors.isEmpty)
    let text = run.output.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\(dq", with: "\"")
    for command in Plumb.commands {
      let usage = HelpText.usage(of: command.interface).replacing("…", with: "...")
      #expect(text.contains(".SS \"\(usage)\"\n"))
      for option in command.interface.options { #expect(text.contains("--\(option.name)")) }
      for example in command.interface.examples { #expect(text.contains(example), "\(example)") }
    }
    for status in ExitStatus.allCases { #expect(text.contains(status.meaning)) }
    for variable in Plumb.environment { #expect(text.contains(variable.name)) }
  }

  @Test(.enabled(if: OtherProgram.groff.isInstalled, "groff is not installed: make ci-setup"))
  func `groff sets the manual without a warning`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.folder.write(plumb.run("help", "--man").output, to: "plumb.1")
    for device in ["ascii", "utf8"] {
      let run = try OtherProgram.groff.run(
        ["-man", "-ww", "-K", "utf8", "-T", device, "-z", "plumb.1"], in: plumb.folder)
      #expect(run == .done(""))
    }
  }

  @Test func `the manual is that of the whole program`() throws {
    #expect(
      try BuiltBinary().run("help", "--man", "query")
        == .failed(
          2, "plumb: error: --man is the manual of the whole program; leave the rest out\n"))
  }
}

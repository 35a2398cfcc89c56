import TestSupport
import Testing

@testable import plumb

@Suite struct CompletionTests {
  private static func values(_ words: String...) -> [String] {
    Completer.answer(to: words[...]).candidates.map(\.value)
  }

  @Test func `the first word is a command`() {
    #expect(Self.values("") == Plumb.commands.map { $0.interface.name })
    #expect(Self.values("re") == ["record", "report", "restore"])
    #expect(Self.values("-") == ["--help", "--version"])
    #expect(Self.values("nonsense", "").isEmpty)
  }

  @Test(arguments: Plumb.commands.map { $0.interface.name })
  func `every option of every command is known, long and short`(_ name: String) throws {
    let interface = try Plumb.command(named: name).interface
    #expect(Self.values(name, "--") == interface.allOptions.map { "--\($0.name)" })
    for option in interface.allOptions {
      if let letter = option.letter { #expect(Self.values(name, "-").contains("-\(letter)")) }
    }
  }

  @Test(arguments: Plumb.commands.map { $0.interface.name })
  func `every value of a fixed set is known, apart and behind an equals sign`(
    _ name: String
  ) throws {
    for option in try Plumb.command(named: name).interface.options {
      guard case .words(let words) = option.completion else { continue }
      #expect(Self.values(name, "--\(option.name)", "") == words)
      #expect(
        Self.values(name, "--\(option.name)=") == words.map { "--\(option.name)=\($0)" })
    }
  }

  @Test func `verdicts are a list in which each stands once`() {
    let all = Self.values("report", "--fail-on", "")
    #expect(all.contains("deviates") && all.contains("unused-waiver"))
    let second = Self.values("report", "--fail-on", "deviates,")
    #expect(second == all.filter { $0 != "deviates" }.map { "deviates,\($0)" })
    #expect(Completer.answer(to: ["report", "--fail-on", ""]).isOpen)
  }

  @Test(arguments: [
    ["record", ""], ["merge", "a.sqlite", ""], ["query", "--catalog", ""],
    ["query", "--catalog="], ["report", "-o", ""], ["report", "-qo", "x"], ["waive", ""],
    ["waive", "a.json", ""],
  ])
  func `files stand where files are meant`(_ words: [String]) {
    #expect(Completer.answer(to: words[...]).takesFiles)
  }

  @Test func `a folder, a device, a shell, a kind and a command are known`() {
    #expect(Completer.answer(to: ["demo", ""]).takesFolders)
    #expect(
      Self.values("devices", "iPhone X") == ["iPhone X", "iPhone XR", "iPhone XS", "iPhone XS Max"])
    #expect(Self.values("completions", "") == ["bash", "zsh", "fish"])
    #expect(Self.values("template", "") == Template.allCases.map(\.rawValue))
    #expect(Self.values("help", "ch") == ["check"])
    #expect(Self.values("report", "--tolerance", "") == ["pixel"])
  }

  @Test func `a command of several forms begins with one of their words`() {
    #expect(Self.values("tolerance", "") == ["add", "list", "remove"])
    #expect(Self.values("waive", "l") == ["list"])
    #expect(!Completer.answer(to: ["waive", "remove", ""]).takesFiles)
  }

  @Test func `a filter is completed at its end, and not inside of a text`() {
    #expect(
      Self.values("query", "--catalog", "none", "os >= 11 and not navigationBar.isP")
        == ["os >= 11 and not navigationBar.isPresent"])
    #expect(Self.values("query", "name = 'o").isEmpty)
    #expect(Self.values("query", "--columns", "name,orien") == ["name,orientation"])
  }

  @Test func `behind two dashes nothing is an option`() {
    #expect(Self.values("record", "--", "--").isEmpty)
    #expect(Completer.answer(to: ["record", "--", "--"]).takesFiles)
  }

  @Test func `names are those of the catalog that the line names`() throws {
    let plumb = try BuiltBinary()
    let documents = ["b/1", "b/2", "c", "we ird"].map { SampleDocument.experiment($0) }.joined()
    _ = try plumb.run("record", "-q", "-", "--catalog", "x.sqlite", input: documents)
    _ = try plumb.run("delete", "c", "--catalog", "x.sqlite")
    func ask(_ words: String...) throws -> BuiltBinary.Run { try plumb.run(["__complete"] + words) }
    #expect(try ask("show", "--catalog", "x.sqlite", "b/") == .done("\nb/1\nb/2\n"))
    #expect(try ask("show", "--catalog=x.sqlite", "") == .done("\nb/1\nb/2\nwe ird\n"))
    #expect(try ask("restore", "--catalog=x.sqlite", "") == .done("\nc\n"))
    #expect(try ask("query", "--catalog=x.sqlite", "--like", "we") == .done("\nwe ird\n"))
  }

  @Test func `metrics are those that are measured, in quotes where filters want them`() throws {
    let plumb = try BuiltBinary()
    let document = """
      {"name": "a", "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"},
       "view": {"subviews": [{"id": "list", "class": "UICollectionView"}]}},
       "measurements": {"list.items[0,1].frame.x": 0, "list.items[0,1].frame.y": 8,
       "list.contentOffset.y": 0, "list.isVisible": true, "list.convert([1,2],to:view).x": 1,
       "navigationController.view.frame.y": 0}}
      """
    _ = try plumb.run("record", "-q", "-", input: document)
    func ask(_ words: String...) throws -> String {
      try plumb.run(["__complete", "query"] + words).output
    }
    #expect(
      try ask("os > 9 and measured.list.") == """

        os > 9 and measured.list.contentOffset.y
        os > 9 and measured.list."convert([1,2],to:view).x"
        os > 9 and measured.list.isVisible
        os > 9 and measured.list."items[0,1].frame.x"
        os > 9 and measured.list."items[0,1].frame.y"

        """)
    #expect(
      try ask("--columns", "name,\"deviation.list.items[0,1].frame.y")
        == "nospace\nname,\"deviation.list.items[0,1].frame.y\"\n")
    #expect(try ask("deviation.list.is") == "\n")
    #expect(try ask("expected.nav") == "nospace\nexpected.navigationController.view.frame.y\n")
    #expect(
      try ask("measured.main.contentO").split(separator: "\n") == [
        "measured.main.contentOffset.x", "measured.main.contentOffset.y",
        "measured.main.contentOrigin.x", "measured.main.contentOrigin.y",
      ])
    for filter in try ask("measured.list.").split(separator: "\n") {
      #expect(try plumb.run("query", "\(filter) is recorded", "--count").output == "1\n")
    }
  }

  @Test func `too many names are cut at their slashes`() throws {
    let plumb = try BuiltBinary()
    let documents = (0..<300).map { SampleDocument.experiment("a/\($0 % 3)/\($0)") }.joined()
    _ = try plumb.run("record", "-q", "-", input: documents)
    #expect(try plumb.run("__complete", "show", "a") == .done("nospace\na/\n"))
    #expect(try plumb.run("__complete", "show", "a/") == .done("nospace\na/0/\na/1/\na/2/\n"))
    #expect(
      try plumb.run("__complete", "show", "a/1/").output.split(separator: "\n").count == 100)
  }

  @Test func `a catalog that is missing or broken gives nothing, and nobody is told`() throws {
    let plumb = try BuiltBinary()
    #expect(try plumb.run("__complete", "show", "x") == .done("\n"))
    _ = try plumb.folder.write("no database", to: "plumb.sqlite")
    #expect(try plumb.run("__complete", "show", "x") == .done("\n"))
    #expect(try plumb.run("__complete", "show", "--catalog", "/dev/zero", "x") == .done("\n"))
    #expect(try plumb.run("__complete").status == 0)
  }
}

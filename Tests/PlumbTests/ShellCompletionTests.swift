import Foundation
import TestSupport
import Testing

@testable import plumb

/// The scripts of `plumb completions`, read by the shells themselves.
@Suite struct ShellCompletionTests {
  /// A folder with a catalog, and with the shell's script in a file.
  private static func folder(_ shell: Shell) throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    let names = ["articles/000/one", "articles/000/two", "we ird/it's"]
    let documents = names.map { SampleDocument.experiment($0) }.joined()
    _ = try plumb.run("record", "-q", "-", input: documents)
    _ = try plumb.folder.write("{}", to: "my file.json")
    let script = try plumb.run("completions", shell.rawValue)
    #expect(script.status == 0 && script.errors.isEmpty)
    _ = try plumb.folder.write(script.output, to: "script")
    return plumb
  }

  /// What the key that completes makes of a line, in every shell.
  private static let lines: [(typed: String, completed: String)] = [
    ("plumb sho", "plumb show"),
    ("plumb query --col", "plumb query --columns"),
    ("plumb show articles/000/o", "plumb show articles/000/one"),
    ("plumb show we", "plumb show we\\ ird/it\\'s"),
    ("plumb report --format nd", "plumb report --format ndjson"),
    ("plumb report --format=cs", "plumb report --format=csv"),
    ("plumb report --fail-on deviates,not-m", "plumb report --fail-on deviates,not-modelled"),
    ("plumb record my", "plumb record my\\ file.json"),
    (
      "plumb query 'os > 9 and navigationBar.isPr",
      "plumb query 'os > 9 and navigationBar.isPresent"
    ),
  ]

  /// Types each line on a screen, completes it, and looks at what it has become.
  private static func type(_ shell: Shell, _ command: String, preparation: String) throws {
    let plumb = try folder(shell)
    let screen = try Screen(columns: 120, in: plumb.folder, command)
    try screen.press(preparation + "; echo re''ady", "Enter")
    try screen.wait(for: "ready")
    for (typed, completed) in lines {
      try screen.press("C-l", typed, "Tab")
      let seen = try screen.wait(for: completed)
      #expect(!seen.contains("rror"), "\(seen)")
      try screen.press("C-e", "C-u")
    }
  }

  @Test(
    .enabled(
      if: OtherProgram.bash.isInstalled && OtherProgram.tmux.isInstalled,
      "bash or tmux is not installed: make ci-setup"))
  func `bash completes what is typed`() throws {
    try Self.type(.bash, "bash --noprofile --norc -i", preparation: "PS1='> '; source ./script")
  }

  @Test(
    .enabled(
      if: OtherProgram.zsh.isInstalled && OtherProgram.tmux.isInstalled,
      "zsh or tmux is not installed: make ci-setup"))
  func `zsh completes what is typed`() throws {
    try Self.type(
      .zsh, "zsh -f -i",
      preparation: "PS1='> '; autoload -U compinit; compinit -u -D; source ./script")
  }

  @Test(
    .enabled(
      if: OtherProgram.fish.isInstalled && OtherProgram.tmux.isInstalled,
      "fish or tmux is not installed: make ci-setup"))
  func `fish completes what is typed`() throws {
    try Self.type(.fish, "fish --no-config -i", preparation: "source ./script")
  }

  @Test(.enabled(if: OtherProgram.bash.isInstalled, "bash is not installed: make ci-setup"))
  func `bash knows every option of every command`() throws {
    let plumb = try Self.folder(.bash)
    let ask = Plumb.commands.map { command in
      """
      COMP_LINE='plumb \(command.interface.name) --'; COMP_POINT=${#COMP_LINE}
      COMP_WORDS=(plumb \(command.interface.name) --); COMP_CWORD=2; COMPREPLY=(); _plumb
      echo "\(command.interface.name): ${COMPREPLY[*]}"
      """
    }
    let script = "source ./script\n" + ask.joined(separator: "\n")
    let run = try OtherProgram.bash.run(
      ["--noprofile", "--norc", "-c", script], in: plumb.folder)
    #expect(run.errors.isEmpty)
    #expect(run.output == Self.expected)
  }

  @Test(.enabled(if: OtherProgram.fish.isInstalled, "fish is not installed: make ci-setup"))
  func `fish knows every option of every command`() throws {
    let plumb = try Self.folder(.fish)
    let ask = Plumb.commands.map { command in
      """
      echo -n "\(command.interface.name): "
      complete -C "plumb \(command.interface.name) --" | string replace -r '\\t.*' '' | string join ' '
      """
    }
    let script = "source ./script\n" + ask.joined(separator: "\n")
    let run = try OtherProgram.fish.run(["--no-config", "-c", script], in: plumb.folder)
    #expect(run.errors.isEmpty)
    #expect(Self.sorted(run.output) == Self.sorted(Self.expected))
  }

  @Test(.enabled(if: OtherProgram.zsh.isInstalled, "zsh is not installed: make ci-setup"))
  func `zsh finds the script as a file of its path`() throws {
    let plumb = try Self.folder(.zsh)
    try plumb.folder.makeFolder("functions")
    _ = try plumb.folder.write(plumb.read("script"), to: "functions/_plumb")
    let run = try OtherProgram.zsh.run(
      [
        "-f", "-c",
        "fpath=($PWD/functions $fpath); autoload -U compinit; compinit -u -D; echo $_comps[plumb]",
      ], in: plumb.folder)
    #expect(run == .done("_plumb\n"))
  }

  @Test func `a shell that is no shell is answered with the nearest`() throws {
    #expect(
      try BuiltBinary().run("completions", "fihs")
        == .failed(
          2, "plumb: error: plumb completions does not know 'fihs'; did you mean 'fish'?\n"))
  }

  private static var expected: String {
    Plumb.commands.map { command in
      let options = command.interface.allOptions.map { "--\($0.name)" }
      return "\(command.interface.name): \(options.joined(separator: " "))\n"
    }.joined()
  }

  private static func sorted(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").sorted().joined(separator: " ")
    }
  }
}

/// A shell for which there are completions.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// What the shell reads to complete command lines of plumb.
  ///
  /// It asks the program for each completion, so that it knows whatever the program knows.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// How a user tells the shell to read it.
  var example: String {
    switch self {
    case .bash: "source <(plumb completions bash)"
    case .zsh: "source <(plumb completions zsh)"
    case .fish: "plumb completions fish | source"
    }
  }
}

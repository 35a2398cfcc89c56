/// What can stand where somebody writes a command line.
struct CompletionAnswer: Equatable {
  struct Candidate: Equatable {
    let value: String
    var help = ""
  }

  /// Each is the whole word, with what of it is written already.
  var candidates: [Candidate] = []
  /// Whether files, or folders, can stand there too, which the shell knows better.
  var takesFiles = false
  var takesFolders = false
  /// Whether the word goes on after a candidate.
  var isOpen = false

  /// The form that the shells' scripts read: a line of words about the answer, then a candidate a
  /// line, and its help behind a tab.
  var text: String {
    var flags: [String] = []
    if takesFiles { flags.append("files") }
    if takesFolders { flags.append("folders") }
    if isOpen { flags.append("nospace") }
    let lines = candidates.map { candidate in
      candidate.help.isEmpty ? candidate.value : "\(candidate.value)\t\(candidate.help)"
    }
    return ([flags.joined(separator: " ")] + lines).map { $0 + "\n" }.joined()
  }
}

/// A command line as documentation shows it.
enum CommandText {
  /// Returns the arguments behind `plumb`, as a shell would split them; quotes only hold together.
  static func arguments(_ text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      switch (character, quote) {
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case (let character, let open?) where character == open: quote = nil
      case (" ", nil):
        if let finished = word { words.append(finished) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return Array((words + (word.map { [$0] } ?? [])).dropFirst())
  }
}

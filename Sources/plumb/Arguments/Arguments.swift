import LayoutModel

/// The arguments of a command line, read by its interface.
struct Arguments {
  let operands: [String]
  private let values: [String: String]
  private let flags: Set<String>

  /// The operands, each once.
  var distinctOperands: [String] {
    var known: Set<String> = []
    return operands.filter { known.insert($0).inserted }
  }

  init(operands: [String], values: [String: String], flags: Set<String>) {
    self.operands = operands
    self.values = values
    self.flags = flags
  }

  func has(_ option: Option) -> Bool { flags.contains(option.name) }

  func value(_ option: Option) -> String? { values[option.name] }

  /// The value of an option as one of several words.
  func word<Word: RawRepresentable>(
    _ option: Option, among words: [Word]
  ) throws(Failure) -> Word? where Word.RawValue == String {
    guard let text = value(option) else { return nil }
    return try Self.word(text, of: "--\(option.name)", among: words)
  }

  /// The value of an option as several words, separated by commas.
  func words<Word: RawRepresentable>(
    _ option: Option, among words: [Word]
  ) throws(Failure) -> [Word]? where Word.RawValue == String {
    guard let text = value(option) else { return nil }
    var found: [Word] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      found.append(try Self.word(String(part), of: "--\(option.name)", among: words))
    }
    return found
  }

  /// The value of an option as a finite number that is at least 0.
  func number(_ option: Option) throws(Failure) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), number.isFinite, number >= 0 else {
      let words = option.completion.words
      let near = NearestName.suggestions(for: text, among: words, limit: 1)
      throw Failure(
        .wrongUse,
        "--\(option.name) is a number from 0\(words.map { " or \($0)" }.joined()), not '\(text)'"
          + (near.first.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return number
  }

  /// The value of an option as a count that is at least 1.
  func count(_ option: Option) throws(Failure) -> Int? {
    guard let text = value(option) else { return nil }
    guard let count = Int(text), count >= 1 else {
      throw Failure(.wrongUse, "--\(option.name) is a whole number from 1, not '\(text)'")
    }
    return count
  }

  /// One of several words.
  ///
  /// - Parameter place: Who does not know other words: an option, a command.
  static func word<Word: RawRepresentable>(
    _ text: String, of place: String, among words: [Word]
  ) throws(Failure) -> Word where Word.RawValue == String {
    if let word = words.first(where: { $0.rawValue == text }) { return word }
    let known = words.map(\.rawValue)
    let hint =
      NearestName.suggestions(for: text, among: known, limit: 1).first
      .map { "did you mean '\($0)'?" } ?? "write one of \(known.joined(separator: ", "))"
    throw Failure(.wrongUse, "\(place) does not know '\(text)'; \(hint)")
  }
}

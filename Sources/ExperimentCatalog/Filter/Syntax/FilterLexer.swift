/// Takes a filter apart into words, values and signs.
struct FilterLexer {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// All tokens; the last one is the end.
  ///
  /// - Throws: `FilterError` for a character without a meaning, or a quote without its partner.
  static func tokens(of text: String) throws(FilterError) -> [FilterToken] {
    var lexer = FilterLexer(text)
    var tokens: [FilterToken] = []
    repeat {
      tokens.append(try lexer.next())
    } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() throws(FilterError) -> FilterToken {
    while let character = peek(), character.isWhitespace { position += 1 }
    let start = position
    guard let character = peek() else { return token(.end, from: start) }
    if isNameStart(character) || character == "\"" { return try name() }
    if isDigit(character) { return try number() }
    if character == "'" { return try quotedText() }
    return try sign(character)
  }

  // MARK: Names

  private mutating func name() throws(FilterError) -> FilterToken {
    let start = position
    var name = ""
    var isPlainWord = true
    repeat {
      if peek() == "\"" {
        isPlainWord = false
        name += try quoted("\"", what: "name")
      } else {
        while let character = peek(), isNameStart(character) || isDigit(character) {
          name.append(character)
          position += 1
        }
      }
      guard peek() == ".", let after = peek(1), isNameStart(after) || after == "\"" else { break }
      isPlainWord = false
      name += "."
      position += 1
    } while true
    guard peek() != "[", peek() != "(" || peek(1) != "[" else {
      throw bracketError(name, from: start)
    }
    if isPlainWord, let keyword = FilterToken.Keyword(rawValue: name.lowercased()) {
      return token(.keyword(keyword), from: start)
    }
    return token(.name(name), from: start)
  }

  private func bracketError(_ name: String, from start: Int) -> FilterError {
    let end = characters[position...].firstIndex { $0.isWhitespace } ?? characters.count
    let whole = String(characters[start..<end])
    return FilterError(
      "a name with brackets stands in double quotes: \"\(whole)\"", in: text, at: start..<end)
  }

  // MARK: Values

  private mutating func number() throws(FilterError) -> FilterToken {
    let start = position
    skipDigits()
    while peek() == ".", let after = peek(1), isDigit(after) {
      position += 1
      skipDigits()
    }
    if peek() == "e" || peek() == "E" {
      let hasSign = peek(1) == "+" || peek(1) == "-"
      if let digit = peek(hasSign ? 2 : 1), isDigit(digit) {
        position += hasSign ? 2 : 1
        skipDigits()
      }
    }
    let number = String(characters[start..<position])
    if let next = peek(), isNameStart(next) || isDigit(next) || next == "." {
      while let next = peek(), isNameStart(next) || isDigit(next) || next == "." { position += 1 }
      throw FilterError(
        "'\(String(characters[start..<position]))' is no number; numbers have no unit: lengths are "
          + "points, times are seconds",
        in: text, at: start..<position)
    }
    return token(.number(number), from: start)
  }

  private mutating func skipDigits() {
    while let character = peek(), isDigit(character) { position += 1 }
  }

  private mutating func quotedText() throws(FilterError) -> FilterToken {
    let start = position
    let content = try quoted("'", what: "text")
    return token(.text(content), from: start)
  }

  /// Reads from a quote to its partner; a quote within is written twice.
  private mutating func quoted(
    _ quote: Character, what: String
  ) throws(FilterError) -> String {
    let start = position
    var content = ""
    position += 1
    while let character = peek() {
      position += 1
      guard character == quote else {
        content.append(character)
        continue
      }
      guard peek() == quote else { return content }
      content.append(quote)
      position += 1
    }
    throw FilterError(
      "the \(what) that begins here has no closing \(quote)", in: text, at: start..<position)
  }

  // MARK: Signs

  private static let longSigns: [String: FilterToken.Sign] = [
    "==": .equal, "<>": .unequal, "!=": .unequal, "<=": .lessOrEqual, ">=": .greaterOrEqual,
  ]

  private static let foreignSigns: [String: String] = [
    "&&": "and", "||": "or", "=<": "<=", "=>": ">=", "=!": "!=",
  ]

  private mutating func sign(_ first: Character) throws(FilterError) -> FilterToken {
    let start = position
    let pair = String([first, peek(1)].compactMap(\.self))
    if let sign = Self.longSigns[pair] {
      position += 2
      return token(.sign(sign), from: start)
    }
    if let word = Self.foreignSigns[pair] {
      throw FilterError("write '\(word)' for '\(pair)'", in: text, at: start..<(start + 2))
    }
    if let sign = FilterToken.Sign(rawValue: String(first)) {
      position += 1
      return token(.sign(sign), from: start)
    }
    throw FilterError(meaningless(first), in: text, at: start..<(start + 1))
  }

  private func meaningless(_ character: Character) -> String {
    switch character {
    case "!": "write 'not' for '!'"
    case "‘", "’", "‚", "“", "”", "„", "`", "´":
      "'\(character)' is no quote here; a text stands in straight single quotes: 'iPhone X'"
    default: "'\(character)' has no meaning in a filter"
    }
  }

  // MARK: Characters

  private func peek(_ distance: Int = 0) -> Character? {
    let index = position + distance
    return index < characters.count ? characters[index] : nil
  }

  private func token(_ kind: FilterToken.Kind, from start: Int) -> FilterToken {
    FilterToken(kind: kind, columns: start..<position)
  }

  private func isNameStart(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  private func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }
}

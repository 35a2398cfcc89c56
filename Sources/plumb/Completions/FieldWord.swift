import ExperimentCatalog

/// The name that somebody writes at the end of a filter or of a list of values.
struct FieldWord {
  /// All that stands before the name.
  private var before: Substring
  /// The name as it is written so far.
  private var written: Substring
  private var isInQuotes = false

  /// The name so far, without its quotes.
  private(set) var name = ""

  /// Nil inside of a text in single quotes.
  init?(endOf text: String) {
    var isInText = false
    var start = text.startIndex
    for place in text.indices {
      let character = text[place]
      switch character {
      case "'" where !isInQuotes: isInText.toggle()
      case "\"" where !isInText:
        isInQuotes.toggle()
        continue
      case _ where isInQuotes || !isInText && FilterName.isPlain(character):
        name.append(character)
        continue
      default: break
      }
      start = text.index(after: place)
      name = ""
    }
    guard !isInText else { return nil }
    (before, written) = (text[..<start], text[start...])
  }

  /// The text with a name that begins like this one.
  ///
  /// - Parameter isWhole: Whether the name ends there.
  func completed(to name: String, isWhole: Bool) -> String {
    let rest = name.dropFirst(self.name.count)
    let end = isWhole ? "\"" : ""
    if isInQuotes { return "\(before)\(written)\(rest)\(end)" }
    guard !written.contains("\""), let quote = FilterName.quoteStart(of: name) else {
      return "\(before)\(written)\(rest)"
    }
    return "\(before)\(name[..<quote])\"\(name[quote...])\(end)"
  }
}

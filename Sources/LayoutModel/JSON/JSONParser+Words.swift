// What people write where JSON has a value: other languages' numbers, literals, comments, quotes.
extension JSONParser {
  /// The run of letters, digits, signs and points at `position`.
  func wordHere() -> String {
    let word = bytes[position...].prefix(while: ASCII.isWordByte)
    return excerpt(word.startIndex..<word.endIndex)
  }

  /// What is wrong with a word that is no value, and what would be right.
  func wordMessage(_ word: String) -> String {
    switch word.lowercased() {
    case "nan", "+nan", "-nan": nonFiniteMessage(word, text: "nan")
    case "inf", "infinity", "+inf", "+infinity": nonFiniteMessage(word, text: "inf")
    case "-inf", "-infinity": nonFiniteMessage(word, text: "-inf")
    case "true", "yes": "found \(word); write true"
    case "false", "no": "found \(word); write false"
    case "null", "nil", "none", "undefined": "found \(word); write null"
    default: "found the bare word \(word); a text stands in double quotes: \"\(word)\""
    }
  }

  private func nonFiniteMessage(_ word: String, text: String) -> String {
    """
    \(word) is no JSON number; write "\(text)" as text in a measurement \
    (a configuration has no place for it)
    """
  }

  /// A number that isn't JSON's stands here.
  func numberFault() -> JSONSyntaxError {
    fault(at: position, numberMessage(wordHere()))
  }

  private func numberMessage(_ word: String) -> String {
    var rest = Substring(word)
    var repaired = ""
    var flaw: String?
    if rest.first == "+" { flaw = "has a leading '+'" }
    if let sign = rest.first, sign == "+" || sign == "-" {
      repaired = sign == "-" ? "-" : ""
      rest.removeFirst()
    }
    if rest.first?.isLetter == true { return wordMessage(word) }

    let integer = takeDigits(from: &rest)
    let significant = integer.drop { $0 == "0" }
    if integer.count > 1, integer.first == "0" { flaw = flaw ?? "has a leading zero" }
    repaired += significant.isEmpty ? "0" : significant
    var fraction = Substring()
    if rest.first == "." {
      rest.removeFirst()
      fraction = takeDigits(from: &rest)
      if integer.isEmpty {
        flaw = flaw ?? "has no digit before the decimal point"
      } else if fraction.isEmpty {
        flaw = flaw ?? "has no digit after the decimal point"
      }
      repaired += fraction.isEmpty ? "" : "." + fraction
    }
    if let letter = rest.first, letter == "e" || letter == "E" {
      rest.removeFirst()
      var sign = ""
      if let character = rest.first, character == "+" || character == "-" {
        sign = String(rest.removeFirst())
      }
      let exponent = takeDigits(from: &rest)
      if exponent.isEmpty { flaw = flaw ?? "has no digit in its exponent" }
      repaired += exponent.isEmpty ? "" : "e" + sign + exponent
    }
    guard let flaw, rest.isEmpty, !integer.isEmpty || !fraction.isEmpty else {
      return "\(word) is no JSON number; write digits as in -64, 47.33 or 1e3"
    }
    return "the number \(word) \(flaw); write \(repaired)"
  }

  private func takeDigits(from text: inout Substring) -> Substring {
    let digits = text.prefix { "0"..."9" ~= $0 }
    text = text[digits.endIndex...]
    return digits
  }

  /// What is wrong if something that JSON doesn't have, but its relatives do, stands here.
  func foreignSyntax() -> String? {
    let rest = bytes[position...]
    switch rest.first {
    case 0x27:
      return "found a single quote; a text stands in double quotes"
    case 0x23,
      ASCII.slash where rest.starts(with: [0x2F, 0x2F]) || rest.starts(with: [0x2F, 0x2A]):
      return "found a comment; JSON has none, remove it"
    case .some(0x80...):
      switch String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first {
      case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}":
        return "found a typographic quotation mark; a text stands in straight double quotes"
      case "\u{A0}", "\u{2007}", "\u{202F}":
        return "found a no-break space; write a plain space"
      default:
        return nil
      }
    default:
      return nil
    }
  }
}

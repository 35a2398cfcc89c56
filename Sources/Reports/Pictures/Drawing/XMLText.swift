/// Text from documents made safe to stand in XML or HTML.
package enum XMLText {
  /// Returns the text in one line, escaped for content and for quoted attributes.
  ///
  /// What does not show is written out by ``VisibleText``; XML has no way to write a control
  /// character or a noncharacter at all.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{FFFE}", "\u{FFFF}":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Text from documents made safe to print.
///
/// A name or note may hold whatever somebody put into it: an escape sequence that recolours or
/// clears the terminal, a bidirectional override that shows a name backwards, a line feed that
/// fakes a row. Such characters are written as Swift writes them, `\u{1B}`.
package enum VisibleText {
  /// Returns the text in one line, with everything that does not show written out.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        visible += escape(scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Returns the text's own lines, each made visible.
  package static func lines(_ text: String) -> [String] {
    // "\r\n" is one Character, and a line end as well.
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { line(String($0)) }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // The zero-width joiner holds emoji together and hides nothing.
    case .format: return scalar.value != 0x200D
    default: return false
    }
  }
}

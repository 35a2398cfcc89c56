/// Text from documents made safe for HTML, SVG, XML and Markdown.
///
/// What does not show is written out first, as on a terminal; then what the markup would take for
/// its own becomes a character reference.
enum MarkupText {
  /// Returns the text in one line for the content or a quoted attribute of HTML, SVG and XML.
  static func line(_ text: String) -> String {
    escaped(VisibleText.line(text)) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: isNoCharacter(scalar) ? written(scalar) : nil
      }
    }
  }

  /// Returns the text in one line for a cell or paragraph of GitHub's Markdown.
  ///
  /// The at sign and the hash stand in code, where they call nobody and refer to nothing.
  static func markdown(_ text: String) -> String {
    withoutLinks(VisibleText.line(text)) { scalar in
      switch scalar {
      case "@", "#": return "<code>\(scalar)</code>"
      case " ", ",", "-", "+", ".", "/", "'", "=", "%", "(", ")": return nil
      default:
        if isNoCharacter(scalar) { return written(scalar, backslash: "&#92;") }
        let isPlain =
          scalar.value >= 0x80 || scalar.properties.isAlphabetic
          || ("0"..."9").contains(scalar)
        return isPlain ? nil : "&#\(scalar.value);"
      }
    }
  }

  /// Returns the text in one line of Markdown's code.
  static func markdownCode(_ text: String) -> String {
    let content = withoutLinks(VisibleText.line(text)) { scalar in
      let isSyntax = "&<>\"'|`\\*_[]~:@#".unicodeScalars.contains(scalar)
      if isNoCharacter(scalar) { return written(scalar, backslash: "&#92;") }
      return isSyntax ? "&#\(scalar.value);" : nil
    }
    return content.isEmpty ? "" : "<code>\(content)</code>"
  }

  /// Besides the replacements, keeps GitHub from making a link of what begins with `www.`.
  private static func withoutLinks(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var before = 0
    return escaped(text) { scalar in
      defer { before = scalar == "w" || scalar == "W" ? before + 1 : 0 }
      return scalar == "." && before >= 3 ? "&#46;" : replacement(scalar)
    }
  }

  // U+FFFE, U+FFFF and their like in other planes, which XML forbids.
  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  private static func written(_ scalar: Unicode.Scalar, backslash: String = "\\") -> String {
    "\(backslash)u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func escaped(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        escaped += replacement
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// How wide a text is drawn, where no font can be asked.
///
/// The widths are those of the widest of the common sans-serif fonts, so that what is placed by them
/// fits with any.
enum DrawnText {
  /// Returns the width of a text in a size, both in the drawing's units.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance($1) } * size
  }

  /// Returns as much of a text as fits into a width, with an ellipsis where that is not all of it.
  static func fitted(_ text: String, to width: Double, size: Double) -> String {
    guard self.width(text, size: size) > width else { return text }
    var fitting = ""
    var used = advance("…") * size
    for character in text {
      used += self.width(String(character), size: size)
      if used > width { break }
      fitting.append(character)
    }
    return fitting + "…"
  }

  /// Returns the lines of a prose that is broken at its spaces; a word that is too long is cut.
  static func wrapped(_ text: String, to width: Double, size: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if !line.isEmpty, self.width(longer, size: size) > width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { fitted($0, to: width, size: size) }
  }

  /// The advance of a character in parts of the font's size.
  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "'", "|", "!": 0.34
    case ".", ",", ":", ";", " ", "I", "/": 0.38
    case "f", "r", "t", "(", ")", "[", "]", "-", "\"": 0.42
    case "m", "w", "M", "W", "@", "%": 1.0
    case "0"..."9", "a"..."z": 0.64
    case "A"..."Z": 0.78
    case "+", "=", "<", ">", "~", "\u{2212}", "\u{2206}", "\u{394}": 0.84
    default:
      switch DisplayWidth.of(String(scalar)) {
      case 0: 0
      case 1: 0.8
      default: 1.1
      }
    }
  }
}

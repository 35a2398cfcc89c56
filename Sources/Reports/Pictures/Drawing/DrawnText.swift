import LayoutModel

/// How wide a text is drawn, where no font can be asked.
///
/// The widths are those of the widest of the common sans-serif fonts, so that what is placed by them
/// fits with any.
enum DrawnText {
  /// Returns the width of a text in a size, both in the drawing's units.
  static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance($1) } * size * (isBold ? bold : 1)
  }

  /// Returns the width of a text in a kind of type.
  static func width(_ text: String, _ face: Typeface) -> Double {
    width(text, size: face.size, isBold: face.isBold)
  }

  /// Returns as much of a text as fits into a width, with an ellipsis where that is not all of it.
  static func fitted(_ text: String, to width: Double, _ face: Typeface) -> String {
    guard self.width(text, face) > width else { return text }
    var fitting = ""
    var used = self.width("…", face)
    for character in text {
      used += self.width(String(character), face)
      if used > width { break }
      fitting.append(character)
    }
    return fitting + "…"
  }

  /// Returns the lines of a prose that is broken at its spaces; a word that is too long is cut.
  static func wrapped(_ text: String, to width: Double, _ face: Typeface) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if !line.isEmpty, self.width(longer, face) > width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { fitted($0, to: width, face) }
  }

  /// How much wider bold type is.
  private static let bold = 1.14

  /// The advance of a character in parts of the font's size.
  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    let place = Int(scalar.value) - 0x20
    if advances.indices.contains(place) { return Double(advances[place]) / 1000 }
    return switch DisplayWidth.of(String(scalar)) {
    case 0: 0
    case 1: 0.84
    default: 1.1
    }
  }

  /// The advances of ASCII from the space on, in thousandths: those of DejaVu Sans and Liberation
  /// Sans, whichever is wider.
  private static let advances = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 556, 1015, 684, 686, 722, 770, 667,
    611, 778, 752, 295, 500, 667, 557, 863, 748, 787, 667, 787, 722, 667, 611, 732, 684, 989, 685,
    667, 685, 390, 337, 390, 838, 556, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
  ]
}

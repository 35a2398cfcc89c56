import LayoutModel

/// Values as literals of PostgreSQL.
enum SQLLiteral {
  static func text(_ text: String?) -> String {
    guard let text else { return "NULL" }
    var literal = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": literal += "''"
      // The one character that PostgreSQL's texts cannot hold.
      case "\0": literal += "\u{FFFD}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "'"
  }

  static func number(_ number: Double?) -> String {
    guard let number else { return "NULL" }
    if number.isNaN { return "'NaN'" }
    if number.isInfinite { return number < 0 ? "'-Infinity'" : "'Infinity'" }
    return NumberText.format(number)
  }

  /// The three columns of a value: kind, number, text.
  static func value(_ value: MetricValue) -> [String] {
    let kind = text(value.kind.rawValue)
    switch value {
    case .number(let number): return [kind, self.number(number), "NULL"]
    case .boolean(let boolean): return [kind, boolean ? "1" : "0", "NULL"]
    case .text(let string): return [kind, "NULL", text(string)]
    case .missing: return [kind, "NULL", "NULL"]
    }
  }
}

import LayoutModel

/// Numbers of points as a drawing shows them.
enum PointText {
  private static let minus = "\u{2212}"
  /// From here on digits say less than the exponent.
  private static let longest = 1e9

  /// Returns a number without the noise of binary fractions, with a real minus sign.
  ///
  /// What is not finite is said in words, so that no drawing says "nan".
  static func format(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "not a number" : value < 0 ? "\(minus)\u{221E}" : "\u{221E}"
    }
    let magnitude = value.magnitude
    guard magnitude < longest else {
      return (value < 0 ? minus : "") + shortened(NumberText.format(magnitude))
    }
    let rounded = (magnitude * 1e6).rounded() / 1e6
    let text = NumberText.format(rounded == 0 ? magnitude : rounded)
    return value < 0 ? minus + text : text
  }

  /// Returns a difference with its sign.
  static func signed(_ value: Double) -> String {
    value > 0 ? "+" + format(value) : format(value)
  }

  /// Three digits or so of a number with many: `1.79e308`.
  private static func shortened(_ text: String) -> String {
    let parts = text.split(separator: "e", maxSplits: 1)
    guard let digits = parts.first, parts.count == 2 else {
      return
        "\(text.prefix(1)).\(text.dropFirst().prefix(2))e\(text.prefix { $0 != "." }.count - 1)"
    }
    return "\(digits.prefix(4))e\(parts[1])"
  }
}

import LayoutModel

extension Comparison {
  /// The recorded value as it was printed, made visible.
  var recordedText: String { printed.map(VisibleText.line) ?? recorded.reportText }

  /// The comparison as a sentence: recorded 374, computed 375, difference -1 (limit 0.5, printed-0).
  var sentence: String {
    var words = ["recorded \(recordedText.isEmpty ? "nothing" : recordedText)"]
    if let computed { words.append("computed \(computed.reportText)") }
    if let difference {
      let limit = limit.map { " (limit \(NumberText.format($0)), \(rule.word))" } ?? ""
      words.append("difference \(Self.signed(difference))\(limit)")
    }
    return words.joined(separator: ", ")
  }

  /// A difference with its sign, without the noise of binary fractions.
  ///
  /// JSON and CSV have every digit; `+0.33000000000000185` tells a reader no more than `+0.33`.
  static func signed(_ difference: Double) -> String {
    let scaled = difference * 1e6
    let rounded = scaled.magnitude < 1e15 ? scaled.rounded() / 1e6 : difference
    let text = NumberText.format(rounded == 0 ? difference : rounded)
    return difference > 0 ? "+\(text)" : text
  }
}

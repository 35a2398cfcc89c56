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
      words.append("difference \(RoundedText.signed(difference))\(limit)")
    }
    return words.joined(separator: ", ")
  }
}

import LayoutModel

/// Explanations as a text report shows them: under each number its sum and the rules behind it,
/// and at the end what each rule says, once.
struct ExplanationText {
  private let style: TextStyle
  private var rules: [LayoutRule] = []
  private var known: Set<LayoutRule> = []

  init(_ style: TextStyle) {
    self.style = style
  }

  /// Returns the lines under a number, and keeps its rules for the end.
  mutating func lines(_ explanation: Explanation, indent: String) -> [String] {
    var lines = WrappedText.lines(
      explanation.line, width: style.width, first: indent, rest: indent + "  ")
    for rule in explanation.rules {
      if known.insert(rule).inserted { rules.append(rule) }
      lines += WrappedText.lines(
        "\(rule.name) (\(rule.evidence.rawValue): \(rule.basis))", width: style.width,
        first: indent + "by ", rest: indent + "     "
      ).map { style.paint($0, .quiet) }
    }
    return lines
  }

  /// Returns what the rules say that were named so far, under a heading; nothing if none was.
  func rulesSection() -> [String] {
    guard !rules.isEmpty else { return [] }
    var lines = ["", style.paint("rules", .heading)]
    for rule in rules {
      lines += WrappedText.lines(
        "\(rule.name): \(rule.statement)", width: style.width, first: "  ", rest: "    ")
    }
    return lines
  }
}

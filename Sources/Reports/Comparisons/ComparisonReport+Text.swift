import LayoutModel

extension ComparisonReport {
  /// Writes the headline, what does not match with the worst first, the reasons, the totals.
  func text(_ style: TextStyle) -> String {
    var lines = [style.paint(counts.headline, .heading)]
    let listed = findings()
    let shown = Array(listed.prefix(rowLimit ?? listed.count))
    if !shown.isEmpty {
      let notes = Notes(shown)
      lines += [""] + table(shown, notes).lines(style)
      if shown.count < listed.count {
        lines.append("… \(listed.count - shown.count) more of \(listed.count) are not shown.")
      }
      if !notes.reasons.isEmpty { lines.append("") }
      for (index, reason) in notes.reasons.enumerated() {
        let label = "[\(index + 1)] "
        let indent = String(repeating: " ", count: label.count)
        lines += WrappedText.lines(reason, width: style.width, first: label, rest: indent)
      }
    }
    if counts[.notComputed] > 0 {
      lines += ["", "\(counts[.notComputed]) not computed yet: plumb run computes them."]
    }
    if counts.total > 0 { lines += [""] + totals().lines(style) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is worth a row, the worst first; what nobody has computed is only counted.
  private func findings() -> [Comparison] {
    comparisons.enumerated()
      .filter { $0.element.verdict != .notComputed }
      .filter { listsMatches || $0.element.verdict != .match }
      .sorted { a, b in
        let (first, second) = (a.element, b.element)
        if first.verdict.severity != second.verdict.severity {
          return first.verdict.severity < second.verdict.severity
        }
        // Infinite where a text or a boolean deviates: it is no less wrong than a number.
        let (near, far) = (first.size, second.size)
        return near != far ? near > far : a.offset < b.offset
      }
      .map(\.element)
  }

  private func table(_ shown: [Comparison], _ notes: Notes) -> TextTable {
    var table = TextTable([
      .init(title: "", isHeading: true),
      .init(title: "experiment", isHeading: true),
      .init(title: "metric"),
      .init(title: "recorded", isNumber: true),
      .init(title: "computed", isNumber: true),
      .init(title: "difference", isNumber: true),
      .init(title: "limit", isNumber: true, isOptional: true),
      .init(title: "rule", isOptional: true),
      .init(title: "verdict", isOptional: true),
      .init(title: "reason"),
    ])
    for comparison in shown {
      let verdict = comparison.verdict
      table.add([
        .init(verdict.mark, verdict.color),
        .init(VisibleText.line(comparison.experiment)),
        .init(VisibleText.line(comparison.metric)),
        .init(comparison.printed.map(VisibleText.line) ?? comparison.recorded.reportText),
        .init(comparison.computed?.reportText ?? ""),
        .init(comparison.difference.map(Self.signed) ?? "", verdict.color),
        .init(comparison.limit.map(NumberText.format) ?? "", .quiet),
        .init(comparison.limit == nil ? "" : comparison.rule.word, .quiet),
        .init(verdict.rawValue, verdict.color),
        .init(notes.label(of: comparison)),
      ])
    }
    return table
  }

  private func totals() -> TextTable {
    var table = TextTable([
      .init(title: ""), .init(title: ""), .init(title: "", isNumber: true),
    ])
    for verdict in Verdict.allCases where counts[verdict] > 0 {
      table.add([
        .init(verdict.mark, verdict.color), .init(verdict.rawValue),
        .init(String(counts[verdict])),
      ])
    }
    return table
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

  /// The distinct reasons of a list, numbered in the order in which they come.
  private struct Notes {
    private(set) var reasons: [String] = []
    private var numbers: [String: Int] = [:]

    init(_ comparisons: [Comparison]) {
      for reason in comparisons.compactMap(\.reason) where numbers[reason] == nil {
        reasons.append(reason)
        numbers[reason] = reasons.count
      }
    }

    func label(of comparison: Comparison) -> String {
      comparison.reason.flatMap { numbers[$0] }.map { "[\($0)]" } ?? ""
    }
  }
}

extension Comparison {
  fileprivate var size: Double {
    guard let difference else { return .infinity }
    return difference.isNaN ? .infinity : difference.magnitude
  }
}

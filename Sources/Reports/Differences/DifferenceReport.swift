package import LayoutModel

/// What differs between two or more things: experiments, revisions, catalogs, simulator versions.
package struct DifferenceReport: Report {
  /// One thing that has another value on each side.
  package struct Row: Sendable {
    package var name: String
    /// Nil where that side has none.
    package var left: MetricValue?
    package var right: MetricValue?
    package var note: String?

    package init(_ name: String, _ left: MetricValue?, _ right: MetricValue?, note: String? = nil) {
      self.name = name
      self.left = left
      self.right = right
      self.note = note
    }

    /// Right minus left, where both are finite numbers.
    package var difference: Double? {
      guard case .number(let left)? = left, case .number(let right)? = right,
        (right - left).isFinite
      else { return nil }
      return right - left
    }

    /// A row that only names something has no values.
    var hasValues: Bool { left != nil || right != nil }
  }

  package struct Group: Sendable {
    package var title: String
    package var rows: [Row]
    /// Whether its rows are good news, as what an other simulator version has improved.
    package var isGood: Bool

    package init(_ title: String, _ rows: [Row], isGood: Bool = false) {
      self.title = title
      self.rows = rows
      self.isGood = isGood
    }
  }

  /// What is the same on all sides.
  package struct Constant: Sendable {
    package var name: String
    package var value: MetricValue

    package init(_ name: String, _ value: MetricValue) {
      self.name = name
      self.value = value
    }
  }

  package static let formats: [ReportFormat] = [
    .text, .markdown, .html, .json, .ndjson, .csv, .junit, .github, .summary,
  ]

  /// What is compared: `experiments`, `history`, `runs`, `os`, `like`, `filters`, `catalogs`.
  package var kind: String
  package var left: String
  package var right: String
  /// The result in one sentence.
  package var summary: String
  package var differs: Bool
  /// Said once, so that it need not be said in each row.
  package var constants: [Constant]
  package var groups: [Group]

  package init(
    kind: String, left: String, right: String, summary: String, differs: Bool,
    constants: [Constant] = [], groups: [Group]
  ) {
    self.kind = kind
    self.left = left
    self.right = right
    self.summary = summary
    self.differs = differs
    self.constants = constants
    self.groups = groups
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .text: Array(text(style).utf8)
    case .markdown: Array(markdown().utf8)
    case .html: Array(html().utf8)
    case .json: json()
    case .ndjson: ndjson()
    case .csv: csv()
    case .junit: Array(junit().utf8)
    case .github: Array(annotations().utf8)
    case .summary: Array("\(VisibleText.line(summary))\n".utf8)
    case .svg: preconditionFailure("\(format) is no format of this report")
    }
  }

  /// A value as a report shows it.
  static func text(_ value: MetricValue?) -> String {
    switch value {
    case nil: "-"
    case .missing?: "not measured"
    case .text(let text)?: "'\(VisibleText.line(text))'"
    case let value?: value.reportText
    }
  }
}

extension DifferenceReport.Row {
  /// The row as a sentence: -64 -> -44 (+20), deviates.
  ///
  /// What only names something says what its group does.
  func sentence(in group: String) -> String {
    guard hasValues || note != nil else { return VisibleText.line(group) }
    var text = hasValues ? "\(DifferenceReport.text(left)) -> \(DifferenceReport.text(right))" : ""
    if let difference { text += " (\(RoundedText.signed(difference)))" }
    return [text, note.map(VisibleText.line) ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

package import LayoutModel

/// The report of `plumb rules`: what the simulator goes by, and what each rule rests on.
package struct RuleReport: Report {
  package static let formats: [ReportFormat] = [.text, .json]

  /// One rule.
  package struct Entry: Sendable {
    package var rule: LayoutRule
    /// How many experiments have a number that the rule explains; nil without a catalog.
    package var experiments: Int?

    /// Makes an entry.
    package init(rule: LayoutRule, experiments: Int?) {
      self.rule = rule
      self.experiments = experiments
    }
  }

  package var simulator: String
  package var entries: [Entry]

  /// Makes a report.
  package init(simulator: String, entries: [Entry]) {
    self.simulator = simulator
    self.entries = entries
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    format == .json ? json() : Array(text(style).utf8)
  }

  private func text(_ style: TextStyle) -> String {
    var lines = ["\(CountText.format(entries.count, "rule")) (simulator \(simulator))"]
    for entry in entries {
      lines.append("")
      let count = entry.experiments.map { ", \(CountText.format($0, "experiment"))" }
      lines.append(
        style.paint(entry.rule.name, .heading) + "  \(entry.rule.evidence.rawValue)\(count ?? "")")
      lines += WrappedText.lines(
        entry.rule.statement, width: style.width, first: "  ", rest: "  ")
      lines += WrappedText.lines(
        entry.rule.basis, width: style.width, first: "  rests on ", rest: "    "
      ).map { style.paint($0, .quiet) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.rules/1")
    writer.member("simulator", simulator)
    writer.key("rules")
    writer.beginArray()
    for entry in entries {
      writer.beginObject()
      writer.member("name", entry.rule.name)
      writer.member("statement", entry.rule.statement)
      writer.member("evidence", entry.rule.evidence.rawValue)
      writer.member("basis", entry.rule.basis)
      if let experiments = entry.experiments { writer.member("experiments", experiments) }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }
}

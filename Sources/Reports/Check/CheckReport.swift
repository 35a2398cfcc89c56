import LayoutModel

/// What a check of a catalog found, and what to do about it.
package struct CheckReport: Report {
  package struct Finding: Sendable {
    /// damage, loose, note.
    let severity: String
    let message: String
    let advice: String

    package init(severity: String, message: String, advice: String) {
      self.severity = severity
      self.message = message
      self.advice = advice
    }
  }

  package static let formats: [ReportFormat] = [.text, .json]

  private let path: String
  private let isFull: Bool
  private let version: Int
  private let experiments: Int
  private let revisions: Int
  private let deleted: Int
  private let findings: [Finding]

  package init(
    path: String, isFull: Bool, version: Int, experiments: Int, revisions: Int, deleted: Int,
    findings: [Finding]
  ) {
    self.path = path
    self.isFull = isFull
    self.version = version
    self.experiments = experiments
    self.revisions = revisions
    self.deleted = deleted
    self.findings = findings
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    format == .json ? json() : Array(text(style).utf8)
  }

  private func text(_ style: TextStyle) -> String {
    let faults = findings.count { $0.severity != "note" }
    let result = faults == 0 ? "no fault found" : CountText.format(faults, "fault")
    let hint = isFull ? "" : "; --full reads every document too"
    // The path stays whole, so that it can be copied; so does the line where it has room.
    var lines = ["\(VisibleText.line(path)): \(result)\(hint)"]
    lines += WrappedText.lines(
      "version \(version), \(CountText.format(experiments, "experiment")), "
        + "\(CountText.format(revisions, "revision")), "
        + "\(deleted) deleted and not purged", width: style.width)
    for finding in findings {
      lines.append("")
      lines += WrappedText.lines(
        VisibleText.line(finding.message), width: style.width, first: "\(finding.severity)  ",
        rest: "  ")
      lines += WrappedText.lines(
        VisibleText.line(finding.advice), width: style.width, first: "  ", rest: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.check/1")
    writer.member("catalog", path)
    writer.member("full", isFull)
    writer.member("version", version)
    writer.member("experiments", experiments)
    writer.member("revisions", revisions)
    writer.member("deleted", deleted)
    writer.key("findings")
    writer.beginArray()
    for finding in findings {
      writer.beginObject()
      writer.member("severity", finding.severity)
      writer.member("message", finding.message)
      writer.member("advice", finding.advice)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }
}

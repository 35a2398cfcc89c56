package import LayoutModel

/// The report of how a question is carried out.
package struct PlanReport: Report {
  package static let formats: [ReportFormat] = [.text, .json]

  package var sql: String
  /// The values in the order of the question marks; nil is NULL.
  package var values: [ParameterValue?]
  /// SQLite's plan, one step a line.
  package var plan: [String]

  /// Makes a report.
  package init(sql: String, values: [ParameterValue?], plan: [String]) {
    self.sql = sql
    self.values = values
    self.plan = plan
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    format == .json ? json() : Array(text(style).utf8)
  }

  private func text(_ style: TextStyle) -> String {
    var lines = [style.paint("SQL", .heading)]
    lines += sql.split(separator: "\n").map { "  \(VisibleText.line(String($0)))" }
    if !values.isEmpty {
      lines += ["", style.paint("values", .heading)]
      lines += values.enumerated().map { "  ?\($0.offset + 1)  \(Self.text($0.element))" }
    }
    lines += ["", style.paint("plan", .heading)]
    lines += plan.map { "  \(VisibleText.line($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ value: ParameterValue?) -> String {
    switch value {
    case .text(let text)?: "'\(VisibleText.line(text))'"
    case let value?: value.reportText
    case nil: "NULL"
    }
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.explain/1")
    writer.member("sql", sql)
    writer.key("values")
    writer.beginArray()
    for value in values {
      switch value {
      case .number(let number): writer.number(number)
      case .text(let text): writer.string(text)
      case .boolean(let boolean): writer.bool(boolean)
      case nil: writer.null()
      }
    }
    writer.endArray()
    writer.member("plan", plan)
    writer.endObject()
    return writer.finished()
  }
}

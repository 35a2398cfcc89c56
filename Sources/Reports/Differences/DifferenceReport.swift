package import LayoutModel

/// What differs between two things: experiments, revisions, catalogs, simulator versions.
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
  }

  package struct Group: Sendable {
    package var title: String
    package var rows: [Row]

    package init(_ title: String, _ rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  package static let formats: [ReportFormat] = [.text, .json]

  /// What is compared: `experiments`, `history`, `runs`, `os`, `catalogs`.
  package var kind: String
  package var left: String
  package var right: String
  /// The result in one sentence.
  package var summary: String
  package var differs: Bool
  package var groups: [Group]

  package init(
    kind: String, left: String, right: String, summary: String, differs: Bool, groups: [Group]
  ) {
    self.kind = kind
    self.left = left
    self.right = right
    self.summary = summary
    self.differs = differs
    self.groups = groups
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    format == .json ? json() : Array(text(style).utf8)
  }

  private func text(_ style: TextStyle) -> String {
    var lines = [style.paint(VisibleText.line(summary), .heading)]
    for group in groups {
      lines += ["", style.paint(VisibleText.line(group.title), .heading)]
      var table = TextTable([
        .init(title: "", isHeading: true), .init(title: ""), .init(title: ""), .init(title: ""),
        .init(title: "", isOptional: true),
      ])
      for row in group.rows {
        // A row that only names something has no values.
        let hasValues = row.left != nil || row.right != nil
        table.add([
          .init("  " + VisibleText.line(row.name)),
          .init(hasValues ? Self.text(row.left) : "", .bad), .init(hasValues ? "->" : "", .quiet),
          .init(hasValues ? Self.text(row.right) : "", .good),
          .init(VisibleText.line(row.note ?? ""), .quiet),
        ])
      }
      lines += table.lines(style)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ value: MetricValue?) -> String {
    switch value {
    case nil: "-"
    case .missing?: "not measured"
    case .text(let text)?: "'\(VisibleText.line(text))'"
    case let value?: value.reportText
    }
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.compare/1")
    writer.member("kind", kind)
    writer.member("left", left)
    writer.member("right", right)
    writer.member("differs", differs)
    writer.key("groups")
    writer.beginArray()
    for group in groups {
      writer.beginObject()
      writer.member("title", group.title)
      writer.key("rows")
      writer.beginArray()
      for row in group.rows {
        writer.beginObject()
        writer.member("name", row.name)
        writer.member("left", row.left)
        writer.member("right", row.right)
        if let note = row.note { writer.member("note", note) }
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }
}

import LayoutModel

extension DifferenceReport {
  /// Writes the summary, what is the same everywhere, then group by group what differs.
  func text(_ style: TextStyle) -> String {
    var lines = [style.paint(VisibleText.line(summary), .heading)]
    if !constants.isEmpty {
      lines += ["", style.paint("the same in all", .heading)]
      var table = TextTable([.init(title: "", isHeading: true), .init(title: "")])
      for constant in constants {
        table.add([
          .init("  " + VisibleText.line(constant.name)), .init(Self.text(constant.value), .quiet),
        ])
      }
      lines += table.lines(style)
    }
    for group in groups {
      lines += ["", style.paint(VisibleText.line(group.title), .heading)]
      var table = TextTable([
        .init(title: "", isHeading: true), .init(title: ""), .init(title: ""), .init(title: ""),
        .init(title: "", isNumber: true, isOptional: true), .init(title: "", isOptional: true),
      ])
      for row in group.rows {
        table.add([
          .init("  " + VisibleText.line(row.name)),
          .init(row.hasValues ? Self.text(row.left) : "", .bad),
          .init(row.hasValues ? "->" : "", .quiet),
          .init(row.hasValues ? Self.text(row.right) : "", .good),
          .init(row.difference.map(RoundedText.signed) ?? "", .quiet),
          .init(VisibleText.line(row.note ?? ""), .quiet),
        ])
      }
      lines += table.lines(style)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

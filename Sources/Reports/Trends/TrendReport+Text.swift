import LayoutModel

extension TrendReport {
  /// Columns of the plot in a text.
  private static let plotWidth = 33

  /// Writes a row a step, with a plot whose columns are values: ● recorded, ○ computed, ◉ both.
  func text(_ style: TextStyle) -> String {
    var lines = [style.paint(VisibleText.line(headline), .heading)]
    guard let range else { return lines[0] + "\n" }
    var table = TextTable([
      .init(title: axis.rawValue, isHeading: true), .init(title: "measurements", isNumber: true),
      .init(title: "recorded", isNumber: true), .init(title: "computed", isNumber: true),
      .init(title: "deviate", isNumber: true),
      .init(title: scale(range), isOptional: true),
    ])
    for step in steps {
      table.add([
        .init(VisibleText.line(step.label)), .init(String(step.points.count)),
        .init(Self.text(step.recorded)), .init(Self.text(step.computed)),
        .init(step.deviating == 0 ? "" : String(step.deviating), .bad),
        .init(plot(step, range)),
      ])
    }
    lines += [""] + table.lines(style) + ["", "● recorded  ○ computed  ◉ both"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func scale(_ range: ClosedRange<Double>) -> String {
    let (least, most) = (
      NumberText.format(range.lowerBound), NumberText.format(range.upperBound)
    )
    let gap = max(1, Self.plotWidth - least.count - most.count)
    return least + String(repeating: " ", count: gap) + most
  }

  private func plot(_ step: Step, _ range: ClosedRange<Double>) -> String {
    let width = range.upperBound - range.lowerBound
    func columns(_ values: [Double]) -> Set<Int> {
      Set(
        values.map { value in
          width > 0
            ? Int(((value - range.lowerBound) / width * Double(Self.plotWidth - 1)).rounded()) : 0
        })
    }
    let recorded = columns(step.points.map(\.recorded))
    let computed = columns(step.points.compactMap(\.computed))
    return (0..<Self.plotWidth).map { column in
      switch (recorded.contains(column), computed.contains(column)) {
      case (true, true): "◉"
      case (true, false): "●"
      case (false, true): "○"
      case (false, false): "·"
      }
    }.joined()
  }
}

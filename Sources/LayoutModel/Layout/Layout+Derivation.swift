extension Layout {
  /// The derivation of a metric: the noted one, or that of a metric that is computed from others.
  public func derivation(of metric: Metric) -> Derivation? {
    if let noted = derivations[metric] { return noted }
    guard !derivations.isEmpty, case .number(let value)? = self.value(of: metric) else {
      return nil
    }
    let coordinates = LayoutRule(
      "coordinate conversion",
      "A position in a superview is the frame's origin minus the superview's bounds' origin.",
      .documented, basis: "UIView.convert(_:to:); articles/001/bounds-shift")
    switch (metric.subject, metric.property) {
    case (.view(let index), .bounds(.x)) where views[index].scroll != nil:
      return Derivation(
        coordinates, value: value,
        sum: [.plus("contentOffset.x", value, Metric(metric.subject, .contentOffset(.x)))])
    case (.view(let index), .bounds(.y)) where views[index].scroll != nil:
      return Derivation(
        coordinates, value: value,
        sum: [.plus("contentOffset.y", value, Metric(metric.subject, .contentOffset(.y)))])
    case (.view, .contentOrigin(let axis)):
      return Derivation(
        coordinates, value: value,
        sum: [
          .minus(
            "contentOffset.\(axis.rawValue)", -value, Metric(metric.subject, .contentOffset(axis)))
        ])
    case (.view, .element(.row, .frame, .x)):
      let firstRow = ContentElement.row(IndexPath(section: 0, item: 0))
      return derivations[Metric(metric.subject, .element(firstRow, .frame, .x))]
        ?? stated(metric, value)
    case (.view(let index), .element(let element, .frame, .y)):
      return position(of: element, in: index, value: value)
    case (_, .screenFrame(.x)), (_, .frameInScrollView(.x)):
      return position(of: metric, .x, value: value, rule: coordinates)
    case (_, .screenFrame(.y)), (_, .frameInScrollView(.y)):
      return position(of: metric, .y, value: value, rule: coordinates)
    default: return stated(metric, value)
    }
  }

  /// The derivation of a metric that is what it says and nothing more.
  private func stated(_ metric: Metric, _ value: Double) -> Derivation {
    let name = MetricPath.text(of: metric.property)
    return Derivation(
      LayoutRule(
        name, MetricPath.meaning(of: metric.property), .documented,
        basis: "definition of the metric"),
      value: value, sum: [.plus(name, value)])
  }

  private func position(
    of metric: Metric, _ axis: Axis, value: Double, rule: LayoutRule
  ) -> Derivation? {
    let own: RectComponent = axis == .x ? .x : .y
    let frame = Metric(metric.subject, .frame(own))
    guard case .number(let origin)? = self.value(of: frame) else { return nil }
    var terms: [Derivation.Term] = [.plus("frame.\(own.rawValue)", origin, frame)]
    var current: Int?
    switch metric.subject {
    case .view(let index): current = views[index].superview
    case .refreshHeader(let index), .loadMoreFooter(let index), .refreshControl(let index):
      current = index
    default: return nil
    }
    var isInner = false
    if case .frameInScrollView = metric.property { isInner = true }
    while let index = current {
      let subject = MetricSubject.view(index)
      let bounds = views[index].bounds.origin[axis]
      if bounds != 0 {
        terms.append(.minus("bounds.\(own.rawValue)", bounds, Metric(subject, .bounds(own))))
      }
      if isInner && views[index].scroll != nil { break }
      let frame = views[index].frame.origin[axis]
      if frame != 0 {
        terms.append(.plus("frame.\(own.rawValue)", frame, Metric(subject, .frame(own))))
      }
      current = views[index].superview
    }
    let place = presentationOrigin[axis]
    if !isInner, place != 0 {
      terms.append(.plus("\(own.rawValue) of the sheet or container", place))
    }
    return Derivation(rule, value: value, sum: terms)
  }

  /// The top of a row, header or footer: what stands above it.
  private func position(
    of element: ContentElement, in view: Int, value: Double
  ) -> Derivation? {
    guard let table = views[view].table,
      let rule = derivations[Metric(.view(view), .contentSize(.y))]?.rule
    else { return nil }
    let place: (section: Int, row: Int)
    switch element {
    case .row(let path): place = (path.section, path.item)
    case .header(let section): place = (section, -1)
    case .footer(let section): place = (section, table.sections[section].rowCount)
    case .item: return nil
    }
    var terms: [Derivation.Term] = []
    func add(_ label: String, _ value: Double) {
      if value != 0 { terms.append(.plus(label, value)) }
    }
    add("tableHeaderView", table.tableHeaderHeight)
    let section = table.sections[place.section]
    add("sections before", section.y - table.tableHeaderHeight)
    add("padding above the section header", section.headerTopPadding)
    if place.row >= 0 {
      if section.headerHeight != 0 {
        let header = ContentElement.header(section: place.section)
        terms.append(
          .plus(
            "section header", section.headerHeight - section.headerTopPadding,
            Metric(.view(view), .element(header, .frame, .height))))
      }
      for run in section.runs where run.firstRow < place.row {
        let count = min(run.count, place.row - run.firstRow)
        terms.append(
          .said(
            "\(count == 1 ? "1 row" : "\(count) rows") of \(NumberText.format(run.height))",
            Double(count) * run.height))
      }
    }
    return Derivation(rule, value: value, sum: terms)
  }
}

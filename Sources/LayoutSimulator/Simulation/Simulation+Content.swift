import LayoutModel

extension Simulation {
  /// Lays out a table's content; before its first layout pass no row has been measured.
  mutating func layOutTable(_ index: Int) {
    guard let content = tableContent(index) else { return }
    layOutTable(index, content)
  }

  private mutating func layOutTable(_ index: Int, _ content: TableContent) {
    if let size = states[index].statedContentSize {
      setContentSize(size, of: index, rule: .statedContentSize)
      return
    }
    let (layout, reason) = content.layout(measured: states[index].measuredRows)
    states[index].content = .table(layout)
    states[index].estimatesRows = content.estimatesRows
    if let reason {
      let gap = ModelGap(.content(index), reason)
      if !gaps.contains(gap) { gaps.append(gap) }
    }
    let width = states[index].boundsSize.width
    states[index].contentSize = Size(width: width, height: layout.contentHeight)
    guard trace.isOpen else { return }
    trace.note(
      Metric(.view(index), .contentSize(.y)),
      Derivation(
        content.estimatesRows ? .estimatedRowHeight : .tableContentHeight,
        value: layout.contentHeight,
        sum: content.terms(of: layout, view: index)))
    noteSectionSpacing(of: layout, style: content.table.style, index)
    trace.note(
      Metric(.view(index), .contentSize(.x)),
      Derivation(
        .tableContentWidth, value: width,
        sum: [.plus("table's width", width, Metric(.view(index), .frame(.width)))]))
    guard content.rowX != 0 else { return }
    let firstRow = ContentElement.row(IndexPath(section: 0, item: 0))
    var terms: [Derivation.Term] = [.plus("margin", content.rowX - content.leftInset)]
    if content.leftInset != 0 {
      terms.append(
        .plus("safe area left", content.leftInset, Metric(.view(index), .safeAreaInsets(.left))))
    }
    trace.note(
      Metric(.view(index), .element(firstRow, .frame, .x)),
      Derivation(.insetGroupedMargin, value: content.rowX, sum: terms))
  }

  private mutating func noteSectionSpacing(
    of layout: TableLayout, style: TableStyle, _ index: Int
  ) {
    let rule: LayoutRule = style == .plain ? .plainSectionHeader : .groupedSectionSpacing
    for (place, section) in layout.sections.enumerated() {
      for (element, label, height) in [
        (
          ContentElement.header(section: place), "section header",
          section.headerHeight - section.headerTopPadding
        ),
        (.footer(section: place), "section footer", section.footerHeight),
      ] where height != 0 {
        trace.note(
          Metric(.view(index), .element(element, .frame, .height)),
          Derivation(rule, value: height, sum: [.plus(label, height)]))
      }
    }
  }

  private func tableContent(_ index: Int) -> TableContent? {
    guard let table = configuration.views[index].table else { return nil }
    let safeArea = states[index].safeAreaInsets
    let hasSides = hasSafeArea && states[index].traits.insetsLayoutMarginsFromSafeArea
    return TableContent(
      table, on: configuration.platform, width: states[index].boundsSize.width,
      sideInsets: hasSides ? (safeArea.left, safeArea.right) : (0, 0),
      isBelowLargeTitle: isLargeTitleShown, isInWindow: isInWindow)
  }

  private var isLargeTitleShown: Bool {
    guard let bar = configuration.container.navigationBar else { return false }
    return bar.largeTitle && !bar.isHidden && !screen.isLandscapePhone
  }

  /// Measures the rows in the visible part of every table.
  mutating func measureVisibleRows() {
    for index in states.indices where states[index].estimatesRows {
      measureVisibleRows(of: index)
    }
  }

  /// Measures the rows in the visible part of a table.
  mutating func measureVisibleRows(of index: Int) {
    measureRows(of: index) { rows, top, bottom, measured in
      rows.measure(from: top, to: bottom, into: &measured)
    }
  }

  /// Measures the rows that came into sight while the content moved one way from an offset.
  mutating func measurePassedRows(of index: Int, from start: Double) {
    guard isInWindow else { return }
    measureRows(of: index) { rows, top, bottom, measured in
      if top < start {
        rows.measureMovingUp(from: start, to: top, into: &measured)
      } else if top > start {
        rows.measureMovingDown(from: start, to: bottom, into: &measured)
      }
    }
  }

  private mutating func measureRows(
    of index: Int, _ measure: (RowMeasuring, Double, Double, inout MeasuredRows) -> Void
  ) {
    guard states[index].estimatesRows, let content = tableContent(index) else { return }
    let bounds = states[index].bounds
    var measured =
      states[index].measuredRows ?? MeasuredRows(sections: content.table.sections.count)
    measure(
      RowMeasuring(content: content, countsByEstimate: configuration.platform.os.major < 26),
      bounds.minY, bounds.maxY, &measured)
    states[index].measuredRows = measured
    layOutTable(index, content)
  }

  mutating func layOutCollection(_ index: Int) {
    guard let collection = configuration.views[index].collection else { return }
    if let size = states[index].statedContentSize {
      setContentSize(size, of: index, rule: .statedContentSize)
      return
    }
    let layout = FlowLayout(
      collection.layout, bounds: states[index].boundsSize, grid: grid
    ).layout(collection.sections)
    states[index].content = .collection(layout)
    setContentSize(layout.contentSize, of: index, rule: .flowLayout)
  }

  // MARK: Changes of the data

  /// Inserts rows at the end of a section or deletes them from there; what has been measured stays.
  mutating func changeRows(of index: Int, section: Int, by change: Int) {
    guard var table = configuration.views[index].table, table.sections.indices.contains(section)
    else { return }
    let rows = max(0, table.sections[section].rows + change)
    table.sections[section].resize(to: rows)
    configuration.views[index].table = table
    states[index].measuredRows?.truncate(section: section, to: rows)
    if states[index].loadedHeight == nil {
      states[index].loadedHeight = states[index].contentSize.height
    }
    layOutTable(index)
    needsLayout = true
  }

  /// Asks for all heights anew; the offset is clamped when the content has become shorter.
  mutating func reloadData(of index: Int) {
    let height = states[index].loadedHeight ?? states[index].contentSize.height
    states[index].loadedHeight = nil
    states[index].measuredRows = nil
    if configuration.views[index].table != nil { layOutTable(index) }
    measureVisibleRows(of: index)
    guard states[index].contentSize.height < height else { return }
    clampOffset(of: index, rule: .reloadData)
  }
}

extension TableSection {
  /// Makes the section longer, with rows as high as its first, or shorter, from its end.
  fileprivate mutating func resize(to count: Int) {
    defer { rows = count }
    guard let first = heights.first else { return }
    var rest = count
    var runs: [HeightRun] = []
    for run in heights where rest > 0 {
      runs.append(HeightRun(height: run.height, count: min(run.count, rest)))
      rest -= min(run.count, rest)
    }
    if rest > 0 { runs.append(HeightRun(height: first.height, count: rest)) }
    heights = runs
  }
}

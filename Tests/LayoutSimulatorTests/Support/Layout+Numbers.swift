import LayoutModel

extension Layout {
  /// Every number and state of a layout, view by view, in one list to compare.
  ///
  /// - Parameter count: How many views count, from the first; nil for all of them with the bars,
  ///   gaps and events.
  func numbers(ofFirst count: Int? = nil) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(64 * views.count)
    for index in 0..<(count ?? views.count) { views[index].collect(into: &numbers) }
    if count == nil {
      for bar in [bars.statusBar, bars.navigationBar, bars.tabBar, bars.toolbar] {
        if let bar { numbers += bar.numbers }
      }
      numbers += windowSafeAreaInsets.numbers + layoutGuides.numbers
      for event in timeline {
        numbers += [event.time, Double(event.view), event.contentOffset.x, event.contentOffset.y]
        numbers += event.contentInset.numbers
      }
      numbers += [Double(gaps.count), Double(timeline.count)]
    }
    return numbers
  }
}

extension ViewLayout {
  fileprivate func collect(into numbers: inout [Double]) {
    numbers += frame.numbers
    numbers += bounds.numbers
    numbers += [center.x, center.y, isHidden ? 1 : 0]
    numbers += safeAreaInsets.numbers
    if let layoutMargins { numbers += layoutMargins.numbers }
    if let scroll { scroll.collect(into: &numbers) }
    if let table { table.collect(into: &numbers) }
    if let collection { collection.collect(into: &numbers) }
    if let searchBar { numbers += searchBar.searchTextField.numbers }
  }
}

extension ScrollLayout {
  fileprivate func collect(into numbers: inout [Double]) {
    numbers += [contentSize.width, contentSize.height]
    numbers += contentInset.numbers
    numbers += adjustedContentInset.numbers
    numbers += scrollIndicatorInsets.numbers
    numbers += [
      minimumContentOffset.x, minimumContentOffset.y, maximumContentOffset.x,
      maximumContentOffset.y,
    ]
    if let refreshHeader {
      numbers += refreshHeader.frame.numbers
      numbers.append(refreshHeader.state == .idle ? 0 : refreshHeader.state == .refreshing ? 1 : 2)
    }
    if let loadMoreFooter {
      numbers += loadMoreFooter.frame.numbers
      numbers.append(
        loadMoreFooter.state == .dragging ? 0 : loadMoreFooter.state == .loading ? 1 : 2)
    }
    if let refreshControl { numbers += refreshControl.numbers }
    if let drag {
      numbers += [
        drag.velocity.x, drag.velocity.y, drag.contentOffset.x, drag.contentOffset.y,
        drag.targetContentOffset.x, drag.targetContentOffset.y, drag.peakContentOffset.x,
        drag.peakContentOffset.y, drag.willDecelerate ? 1 : 0,
      ]
    }
  }
}

extension TableLayout {
  fileprivate func collect(into numbers: inout [Double]) {
    numbers += [tableHeaderHeight, tableFooterHeight, rowX, rowWidth, contentHeight]
    for section in sections {
      numbers += [section.y, section.headerHeight, section.footerHeight, Double(section.rowCount)]
      for run in section.runs {
        numbers += [Double(run.firstRow), Double(run.count), run.y, run.height]
      }
    }
  }
}

extension CollectionLayout {
  fileprivate func collect(into numbers: inout [Double]) {
    for section in sections {
      if let header = section.header { numbers += header.numbers }
      if let footer = section.footer { numbers += footer.numbers }
      numbers.append(Double(section.itemCount))
      for item in [0, section.itemCount - 1] {
        if let rect = section.rect(item) { numbers += rect.numbers }
      }
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, size.width, size.height] }
}

extension EdgeInsets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}

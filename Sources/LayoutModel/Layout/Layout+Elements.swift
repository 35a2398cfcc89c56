extension Layout {
  /// The metrics of rows, items, headers and footers of a table or collection view.
  func value(ofElements property: MetricProperty, view index: Int) -> MetricValue? {
    switch property {
    case .element(let element, let space, let component):
      guard let rect = rect(of: element, in: views[index]) else { return nil }
      return switch space {
      case .frame: .number(rect[component])
      case .frameInScrollView: value(of: .frameInScrollView(component), frame: rect, in: index)
      case .screenFrame: value(of: .screenFrame(component), frame: rect, in: index)
      }
    case .indexPathForRow(let point, let component), .indexPathForItem(let point, let component):
      return number(path(at: point, in: views[index]), component)
    case .firstVisibleRow(let component):
      return number(visiblePaths(of: views[index])?.first, component)
    case .lastVisibleRow(let component):
      return number(visiblePaths(of: views[index])?.last, component)
    case .visibleCellCount:
      if let table = views[index].table {
        return .number(Double(table.visibleRowCount(in: views[index].bounds)))
      }
      return (views[index].collection?.visibleItems(in: views[index].bounds))
        .map { .number(Double($0.count)) }
    default: return nil
    }
  }

  private func number(
    _ path: IndexPath?, _ component: MetricProperty.PathComponent
  ) -> MetricValue {
    guard let path else { return .missing }
    return .number(Double(component == .section ? path.section : path.item))
  }

  private func rect(of element: ContentElement, in view: ViewLayout) -> Rect? {
    switch element {
    case .row(let path): view.table?.rect(section: path.section, row: path.item)
    case .item(let path): view.collection?.rect(path)
    case .header(let section):
      view.table?.headerFrame(section, in: view.insetBounds)
        ?? view.collection?.supplementary(section, \.header)
    case .footer(let section):
      view.table?.footerFrame(section, in: view.insetBounds)
        ?? view.collection?.supplementary(section, \.footer)
    }
  }

  private func path(at point: Point, in view: ViewLayout) -> IndexPath? {
    view.table?.row(at: point) ?? view.collection?.item(at: point)
  }

  private func visiblePaths(of view: ViewLayout) -> (first: IndexPath?, last: IndexPath?)? {
    if let table = view.table {
      return (table.firstVisibleRow(in: view.bounds), table.lastVisibleRow(in: view.bounds))
    }
    guard let collection = view.collection else { return nil }
    let visible = collection.visibleItems(in: view.bounds)
    return (visible.first, visible.last)
  }
}

extension CollectionLayout {
  /// A section's header or footer; nil for none.
  func supplementary(
    _ section: Int, _ path: KeyPath<CollectionSectionLayout, Rect?>
  ) -> Rect? {
    sections.indices.contains(section) ? sections[section][keyPath: path] : nil
  }
}

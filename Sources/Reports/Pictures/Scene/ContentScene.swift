import LayoutModel

/// What a scroll view scrolls, in window coordinates: content, insets, rows and what lies in it.
struct ContentScene {
  /// What an inset comes from.
  enum BandKind: Hashable {
    /// `contentInset`, by the app or, before iOS 11, by a container.
    case contentInset
    /// What the system adds to it from iOS 11 on.
    case added
  }

  /// The room of an inset along one edge of the content.
  struct Band {
    var kind: BandKind
    var edge: Edge
    var rect: Rect
    /// As the property says it, in points; negative where it takes from the content.
    var value: Double
  }

  /// Something in the content that has a name: a header, a footer, a refresh control.
  struct Part {
    var name: String
    var rect: Rect
  }

  /// A row or item that is in sight.
  struct Row {
    var name: String
    var rect: Rect
  }

  let view: Int
  let frame: Rect
  let rect: Rect
  /// `contentOffset`, which is the origin of the bounds.
  let offset: Point
  let contentSize: Size
  let bands: [Band]
  let parts: [Part]
  let rows: [Row]
  /// How many rows or items lie before and behind those in sight, and what they are called.
  let hidden: (before: Int, behind: Int, noun: String)
  /// Whether the content's extent is decided by some rule.
  let isModelled: (x: Bool, y: Bool)

  init?(of view: Int, configuration: Configuration, layout: Layout) {
    guard layout.views.indices.contains(view), let scroll = layout.views[view].scroll else {
      return nil
    }
    self.view = view
    let views = layout.views
    func window(_ rect: Rect) -> Rect {
      PictureScene.clipped(layout.screenFrame(rect, in: view))
    }
    frame = PictureScene.windowFrame(of: view, in: layout)
    offset = views[view].bounds.origin
    contentSize = scroll.contentSize
    let content = Rect(origin: .zero, size: scroll.contentSize)
    rect = window(content)
    bands = Self.bands(of: scroll, bounds: views[view].bounds).map { band in
      var band = band
      band.rect = window(band.rect)
      return band
    }
    parts = Self.parts(of: views[view], scroll: scroll, configuration.views[view]).map {
      Part(name: $0.name, rect: window($0.rect))
    }
    func isModelled(_ axis: Axis) -> Bool {
      guard case .value = layout.answer(for: Metric(.view(view), .contentSize(axis))) else {
        return false
      }
      return true
    }
    self.isModelled = (isModelled(.x), isModelled(.y))
    let visible = self.isModelled.y ? VisibleRows(of: views[view]) : VisibleRows()
    rows = visible.rows.map { Row(name: $0.name, rect: window($0.rect)) }
    hidden = (visible.before, visible.behind, visible.noun)
  }

  /// The insets around the content, `contentInset` next to it and outside of it what is added.
  private static func bands(of scroll: ScrollLayout, bounds: Rect) -> [Band] {
    let inner = scroll.contentInset
    let added = scroll.adjustedContentInset - inner
    let adjusted = scroll.adjustedContentInset
    // An empty content has insets all the same.
    let width = max(
      scroll.contentSize.width, bounds.size.width - max(0, adjusted.left) - max(0, adjusted.right))
    let height = max(
      scroll.contentSize.height,
      scroll.contentSize.height > 0
        ? 0 : bounds.size.height - max(0, adjusted.top) - max(0, adjusted.bottom))
    let end = scroll.contentSize
    func band(_ kind: BandKind, _ edge: Edge, _ value: Double, from start: Double) -> Band? {
      guard value != 0 else { return nil }
      let low = min(start, start + value)
      let size = value.magnitude
      let rect =
        switch edge {
        case .top: Rect(x: 0, y: -low - size, width: width, height: size)
        case .bottom: Rect(x: 0, y: end.height + low, width: width, height: size)
        case .left: Rect(x: -low - size, y: 0, width: size, height: height)
        case .right: Rect(x: end.width + low, y: 0, width: size, height: height)
        }
      return Band(kind: kind, edge: edge, rect: rect, value: value)
    }
    return Edge.allCases.flatMap { edge in
      [
        band(.contentInset, edge, inner[edge], from: 0),
        band(.added, edge, added[edge], from: inner[edge]),
      ].compactMap(\.self)
    }
  }

  private static func parts(
    of view: ViewLayout, scroll: ScrollLayout, _ configuration: ViewConfiguration
  ) -> [Part] {
    var parts: [Part] = []
    if let table = view.table {
      let width = view.bounds.size.width
      if table.tableHeaderHeight > 0 {
        parts.append(
          Part(
            name: "tableHeaderView",
            rect: Rect(x: 0, y: 0, width: width, height: table.tableHeaderHeight)))
      }
      for section in visibleSections(of: table, in: view.bounds) {
        if let rect = table.headerFrame(section, in: view.insetBounds) {
          parts.append(Part(name: "header of section \(section)", rect: rect))
        }
        if let rect = table.footerFrame(section, in: view.insetBounds) {
          parts.append(Part(name: "footer of section \(section)", rect: rect))
        }
      }
      if table.tableFooterHeight > 0 {
        let y = table.contentHeight - table.tableFooterHeight
        parts.append(
          Part(
            name: "tableFooterView",
            rect: Rect(x: 0, y: y, width: width, height: table.tableFooterHeight)))
      }
    }
    for (index, section) in (view.collection?.sections ?? []).prefix(8).enumerated() {
      if let rect = section.header {
        parts.append(Part(name: "header of section \(index)", rect: rect))
      }
      if let rect = section.footer {
        parts.append(Part(name: "footer of section \(index)", rect: rect))
      }
    }
    if let header = scroll.refreshHeader {
      let name = configuration.scroll?.refreshHeader?.id ?? "refresh header"
      parts.append(Part(name: "\(name): \(header.state.rawValue)", rect: header.frame))
    }
    if let footer = scroll.loadMoreFooter {
      let name = configuration.scroll?.loadMoreFooter?.id ?? "load-more footer"
      parts.append(Part(name: "\(name): \(footer.state.rawValue)", rect: footer.frame))
    }
    if let control = scroll.refreshControl {
      parts.append(
        Part(name: configuration.scroll?.refreshControl ?? "refreshControl", rect: control))
    }
    return parts
  }

  /// The first sections in sight.
  private static func visibleSections(of table: TableLayout, in bounds: Rect) -> [Int] {
    var visible: [Int] = []
    for (index, section) in table.sections.enumerated()
    where section.maxY > bounds.minY && section.y < bounds.maxY {
      visible.append(index)
      if visible.count == 8 { break }
    }
    return visible
  }
}

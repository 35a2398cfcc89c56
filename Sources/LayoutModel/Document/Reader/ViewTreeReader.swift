/// Reads the view tree of a document into a list in tree order.
///
/// Views first, then what refers to views: a constraint may name a view that stands further down.
struct ViewTreeReader {
  let reader: DocumentReader
  let controllerClass: ControllerClass
  private var views: [ViewConfiguration] = []
  /// The document's node of each view; nil for a controller's view that the document leaves out.
  private var nodes: [JSONTape.NodeIndex?] = []
  private var takenIDs: Set<String> = []

  init(reader: DocumentReader, controllerClass: ControllerClass) {
    self.reader = reader
    self.controllerClass = controllerClass
  }

  /// Names that have a meaning of their own in metrics, parameters and filters.
  static let reservedIDs: Set<String> = [
    "view", "window", "screen", "superview", "main", "any", "statusBar", "navigationBar", "tabBar",
    "toolbar", "platform", "controller", "phase", "actions", "config", "measured", "expected",
    "deviation", "name", "tag", "source", "navigationController", "splitViewController",
    "topLayoutGuide", "bottomLayoutGuide", "nil",
  ]

  mutating func read(_ root: JSONTape.NodeIndex?) throws(DocumentError) -> [ViewConfiguration] {
    try add(root, superview: nil, index: 0)
    for index in views.indices {
      guard let node = nodes[index], let constraints = reader.tape.member(node, "constraints")
      else { continue }
      let constraintReader = ConstraintReader(reader: reader, views: views)
      views[index].constraints = try constraintReader.constraints(at: constraints, of: index)
    }
    return views
  }

  private mutating func add(
    _ node: JSONTape.NodeIndex?, superview: Int?, index: Int
  ) throws(DocumentError) {
    let place = views.count
    guard let node else {
      let viewClass = defaultClass(isRoot: true)
      views.append(ViewConfiguration(id: "view", viewClass: viewClass))
      nodes.append(nil)
      return
    }
    let isRoot = superview == nil
    let id = try id(of: node, isRoot: isRoot)
    let viewClass: ViewClass = reader.word(node, "class") ?? defaultClass(isRoot: isRoot)
    try checkOwners(of: node, id: id, viewClass: viewClass)
    views.append(
      ViewConfiguration(
        id: id, viewClass: viewClass, superview: superview, index: index,
        isHidden: reader.boolean(node, "isHidden") ?? false, frame: reader.rect(node, "frame"),
        bounds: try bounds(of: node), center: try center(of: node),
        anchorPoint: reader.point(node, "anchorPoint") ?? Point(x: 0.5, y: 0.5),
        transform: reader.transform(node, "transform"),
        layoutMargins: reader.insets(node, "layoutMargins"),
        preservesSuperviewLayoutMargins:
          reader.boolean(node, "preservesSuperviewLayoutMargins") ?? false,
        insetsLayoutMarginsFromSafeArea:
          reader.boolean(node, "insetsLayoutMarginsFromSafeArea") ?? true,
        childController: try childController(of: node, isRoot: isRoot),
        scroll: viewClass.isScrollView ? try scroll(of: node) : nil,
        table: viewClass == .tableView ? try table(of: node) : nil,
        collection: viewClass == .collectionView ? try collection(of: node) : nil))
    nodes.append(node)
    guard let subviews = reader.tape.member(node, "subviews") else { return }
    for (index, subview) in reader.tape.elements(subviews).enumerated() {
      try add(subview, superview: place, index: index)
    }
  }

  private func defaultClass(isRoot: Bool) -> ViewClass {
    isRoot ? controllerClass.viewClass : .view
  }

  // MARK: Identifiers

  private mutating func id(
    of node: JSONTape.NodeIndex, isRoot: Bool
  ) throws(DocumentError) -> String {
    guard let idNode = reader.tape.member(node, "id") else {
      if isRoot { return "view" }
      throw reader.error(
        node,
        "the view has no id; give it one, as in \"id\": \"table\", so that metrics can name it")
    }
    if isRoot, reader.tape.equals(idNode, "view") { return "view" }
    return try takeID(idNode)
  }

  /// Takes an identifier for a view or a component; it must be free, well formed and not reserved.
  private mutating func takeID(_ node: JSONTape.NodeIndex) throws(DocumentError) -> String {
    let id = reader.tape.text(node)
    guard !Self.reservedIDs.contains(id) else {
      throw reader.error(
        node, "the id '\(id)' is reserved; choose another, as in \"\(id)1\"")
    }
    guard Self.isID(id) else {
      throw reader.error(
        node, "'\(id)' is no id: letters, digits and _, not a digit first, as in \"table1\"")
    }
    guard takenIDs.insert(id).inserted else {
      throw reader.error(node, "the id '\(id)' is taken already; ids are unique in a document")
    }
    return id
  }

  /// Whether a text is spelled as an id.
  static func isID(_ text: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = text.utf8.first, !digits.contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || digits.contains(byte)
        || byte == UInt8(ascii: "_")
    }
  }

  // MARK: Properties

  /// A key that belongs to a subclass is an error on a plain view: UIKit has no such property there.
  private func checkOwners(
    of node: JSONTape.NodeIndex, id: String, viewClass: ViewClass
  ) throws(DocumentError) {
    let list = KeyTable.list(of: .view)
    for (name, _) in reader.tape.members(node) {
      guard let place = list.place(of: name, on: reader.tape),
        !list.keys[place].owner.includes(viewClass)
      else { continue }
      let key = list.keys[place]
      guard let owner = key.owner.viewClasses.first else { continue }
      // Every subclass of UIScrollView has what UIScrollView has; naming that one says enough.
      let names = key.owner == .scrollView ? [owner] : key.owner.viewClasses
      throw reader.error(
        name,
        "'\(key.name)' belongs to \(names.map(\.rawValue).joined(separator: " and ")), and '\(id)'"
          + " is a \(viewClass.rawValue); state \"class\": \"\(owner.rawValue)\"")
    }
  }

  /// A center places the view as well as a frame does; together they could contradict each other.
  private func center(of node: JSONTape.NodeIndex) throws(DocumentError) -> Point? {
    guard let center = reader.tape.member(node, "center") else { return nil }
    guard reader.tape.member(node, "frame") == nil else {
      throw reader.error(
        center, "the view has a frame, which places it too; state center with bounds instead")
    }
    return reader.point(node, "center")
  }

  /// `bounds` may move the origin; its size is the frame's.
  private func bounds(of node: JSONTape.NodeIndex) throws(DocumentError) -> Rect? {
    guard let bounds = reader.rect(node, "bounds") else { return nil }
    guard let frame = reader.rect(node, "frame") else { return bounds }
    guard bounds.size == frame.size else {
      throw reader.error(
        try reader.require(node, "bounds"),
        "the bounds are \(NumberText.format(bounds.size.width)) x"
          + " \(NumberText.format(bounds.size.height)), the frame is"
          + " \(NumberText.format(frame.size.width)) x \(NumberText.format(frame.size.height));"
          + " state both with one size")
    }
    return bounds
  }

  private func childController(
    of node: JSONTape.NodeIndex, isRoot: Bool
  ) throws(DocumentError) -> ControllerClass? {
    guard let controller = reader.tape.member(node, "controller") else { return nil }
    guard !isRoot else {
      throw reader.error(
        controller,
        "the controller's own view has no child controller; state the controller in"
          + " configuration.controller")
    }
    return reader.word(controller, "class")
  }

  private mutating func scroll(
    of node: JSONTape.NodeIndex
  ) throws(DocumentError) -> ScrollViewConfiguration {
    ScrollViewConfiguration(
      contentInset: reader.insets(node, "contentInset") ?? .zero,
      contentInsetAdjustmentBehavior:
        reader.word(node, "contentInsetAdjustmentBehavior") ?? .automatic,
      scrollIndicatorInsets: reader.insets(node, "scrollIndicatorInsets") ?? .zero,
      contentSize: reader.size(node, "contentSize"),
      contentOffset: reader.point(node, "contentOffset"),
      bounces: reader.boolean(node, "bounces") ?? true,
      alwaysBounceVertical: reader.boolean(node, "alwaysBounceVertical"),
      alwaysBounceHorizontal: reader.boolean(node, "alwaysBounceHorizontal") == true ? true : nil,
      isPagingEnabled: reader.boolean(node, "isPagingEnabled") ?? false,
      isScrollEnabled: reader.boolean(node, "isScrollEnabled") ?? true,
      refreshHeader: try refreshHeader(reader.tape.member(node, "refreshHeader")),
      loadMoreFooter: try loadMoreFooter(reader.tape.member(node, "loadMoreFooter")),
      refreshControl: try refreshControl(reader.tape.member(node, "refreshControl")),
      decelerationRate: try decelerationRate(reader.tape.member(node, "decelerationRate")))
  }

  private mutating func refreshControl(
    _ node: JSONTape.NodeIndex?
  ) throws(DocumentError) -> String? {
    guard let node else { return nil }
    return try takeID(reader.require(node, "id"))
  }

  private func decelerationRate(_ node: JSONTape.NodeIndex?) throws(DocumentError) -> Double {
    guard let node else { return 0.998 }
    guard reader.tape.kind(node) == .number else {
      return reader.tape.equals(node, "fast") ? 0.99 : 0.998
    }
    let rate = reader.number(node)
    guard rate < 1 else {
      throw reader.error(node, "a deceleration rate is below 1: normal is 0.998, fast 0.99")
    }
    return rate
  }

  private mutating func refreshHeader(
    _ node: JSONTape.NodeIndex?
  ) throws(DocumentError) -> RefreshHeaderConfiguration? {
    guard let node else { return nil }
    return RefreshHeaderConfiguration(
      id: try takeID(reader.require(node, "id")), height: reader.number(node, "height") ?? 0,
      duration: reader.number(node, "duration") ?? 2)
  }

  private mutating func loadMoreFooter(
    _ node: JSONTape.NodeIndex?
  ) throws(DocumentError) -> LoadMoreFooterConfiguration? {
    guard let node else { return nil }
    return LoadMoreFooterConfiguration(
      id: try takeID(reader.require(node, "id")), height: reader.number(node, "height") ?? 0)
  }

  // MARK: Tables

  private func table(of node: JSONTape.NodeIndex) throws(DocumentError) -> TableViewConfiguration {
    var sections: [TableSection] = []
    if let list = reader.tape.member(node, "sections") {
      for element in reader.tape.elements(list) {
        try checkOwner(of: element, .tableView)
        sections.append(try section(element))
      }
    }
    let estimate = reader.tape.member(node, "estimatedRowHeight")
    let rowHeight = reader.tape.member(node, "rowHeight")
    return TableViewConfiguration(
      style: reader.word(node, "style") ?? .plain,
      rowHeight: rowHeight.flatMap { reader.tape.kind($0) == .number ? reader.number($0) : nil },
      estimatedRowHeight: estimate.map {
        reader.tape.kind($0) == .number ? .points(reader.number($0)) : .automatic
      },
      sectionHeaderTopPadding: reader.number(node, "sectionHeaderTopPadding"),
      sectionHeaderHeight: reader.number(node, "sectionHeaderHeight"),
      sectionFooterHeight: reader.number(node, "sectionFooterHeight"),
      sections: sections,
      tableHeaderHeight: reader.tape.member(node, "tableHeaderView")
        .map { reader.number($0, "height") ?? 0 },
      tableFooterHeight: reader.tape.member(node, "tableFooterView")
        .map { reader.number($0, "height") ?? 0 })
  }

  private func section(_ node: JSONTape.NodeIndex) throws(DocumentError) -> TableSection {
    let heights = heights(reader.tape.member(node, "heights"))
    let total = heights.reduce(0) { $0 + $1.count }
    let stated = reader.number(node, "rows").map { Int($0) }
    if let stated, !heights.isEmpty, stated != total {
      throw reader.error(
        try reader.require(node, "rows"),
        "the section has \(stated) rows and the heights of \(total); leave one of them out")
    }
    guard let rows = stated ?? (heights.isEmpty ? nil : total) else {
      throw reader.error(
        node, "the section says neither rows nor heights; state \"rows\": 0 for an empty one")
    }
    if let both = reader.tape.member(node, "rowHeight"), !heights.isEmpty {
      throw reader.error(
        both, "the section has a rowHeight and heights; leave one of them out")
    }
    return TableSection(
      rows: rows, rowHeight: reader.number(node, "rowHeight"), heights: heights,
      headerHeight: reader.number(node, "headerHeight"),
      footerHeight: reader.number(node, "footerHeight"),
      hasHeaderTitle: reader.text(node, "titleForHeaderInSection").map { !$0.isEmpty } ?? false,
      hasFooterTitle: reader.text(node, "titleForFooterInSection").map { !$0.isEmpty } ?? false)
  }

  /// A section of a table has no items, one of a collection view no rows.
  private func checkOwner(
    of section: JSONTape.NodeIndex, _ owner: DocumentKey.Owner
  ) throws(DocumentError) {
    for (name, _) in reader.tape.members(section) {
      let key = KeyTable.list(of: .section).key(name, on: reader.tape)
      guard let key, key.owner != owner else { continue }
      let isTable = owner == .tableView
      throw reader.error(
        name,
        "'\(key.name)' belongs to the sections of a \(isTable ? "UICollectionView" : "UITableView"),"
          + " this is one of a \(isTable ? "UITableView" : "UICollectionView")")
    }
  }

  // MARK: Collection views

  private func collection(
    of node: JSONTape.NodeIndex
  ) throws(DocumentError) -> CollectionViewConfiguration {
    var sections: [CollectionSection] = []
    if let list = reader.tape.member(node, "sections") {
      for element in reader.tape.elements(list) {
        try checkOwner(of: element, .collectionView)
        sections.append(try collectionSection(element))
      }
    }
    return CollectionViewConfiguration(
      layout: reader.tape.member(node, "collectionViewLayout").map(flowLayout) ?? .init(),
      sections: sections)
  }

  private func flowLayout(_ node: JSONTape.NodeIndex) -> FlowLayoutConfiguration {
    FlowLayoutConfiguration(
      scrollDirection: reader.word(node, "scrollDirection") ?? .vertical,
      itemSize: reader.size(node, "itemSize") ?? Size(width: 50, height: 50),
      minimumLineSpacing: reader.number(node, "minimumLineSpacing") ?? 10,
      minimumInteritemSpacing: reader.number(node, "minimumInteritemSpacing") ?? 10,
      sectionInset: reader.insets(node, "sectionInset") ?? .zero,
      headerReferenceSize: reader.size(node, "headerReferenceSize") ?? .zero,
      footerReferenceSize: reader.size(node, "footerReferenceSize") ?? .zero)
  }

  private func collectionSection(
    _ node: JSONTape.NodeIndex
  ) throws(DocumentError) -> CollectionSection {
    let sizes = reader.sizes(node, "itemSizes")
    let stated = reader.number(node, "items").map { Int($0) }
    if let stated, !sizes.isEmpty, stated != sizes.count {
      throw reader.error(
        try reader.require(node, "items"),
        "the section has \(stated) items and the sizes of \(sizes.count); leave one of them out")
    }
    guard let items = stated ?? (sizes.isEmpty ? nil : sizes.count) else {
      throw reader.error(
        node, "the section says neither items nor itemSizes; state \"items\": 0 for an empty one")
    }
    return CollectionSection(
      items: items, itemSizes: sizes,
      headerReferenceSize: reader.size(node, "headerReferenceSize"),
      footerReferenceSize: reader.size(node, "footerReferenceSize"))
  }

  /// Successive equal heights become one run.
  private func heights(_ node: JSONTape.NodeIndex?) -> [HeightRun] {
    guard let node else { return [] }
    var runs: [HeightRun] = []
    for element in reader.tape.elements(node) {
      let run =
        reader.tape.kind(element) == .number
        ? HeightRun(height: reader.number(element), count: 1)
        : HeightRun(
          height: reader.number(element, "height") ?? 0,
          count: Int(reader.number(element, "count") ?? 0))
      if let last = runs.last, last.height == run.height {
        runs[runs.count - 1].count += run.count
      } else if run.count > 0 {
        runs.append(run)
      }
    }
    return runs
  }
}

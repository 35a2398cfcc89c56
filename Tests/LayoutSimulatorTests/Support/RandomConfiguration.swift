import LayoutModel

/// Random configurations: small, valid, and over all features that an experiment can state.
///
/// The same seed gives the same configurations. What a property cannot stand is left out by the
/// options, so that a property says in one place which exceptions it makes.
struct RandomConfiguration {
  /// What configurations may contain.
  struct Options {
    var hasActions = true
    var hasConstraints = true
    /// Whether tables may count rows by an estimate until they are shown.
    var hasEstimates = true
    var hasCollapsingBars = true
    var hasTransforms = true
    var isAlwaysInWindow = false
  }

  var random: SeededGenerator
  var options: Options

  init(seed: UInt64, _ options: Options = .init()) {
    random = SeededGenerator(seed: seed)
    self.options = options
  }

  mutating func next() -> Configuration {
    var configuration = Configuration(platform: platform())
    configuration.statusBar.isHidden = chance(4)
    configuration.container = container(of: configuration.platform)
    configuration.controller = controller()
    configuration.phase = options.isAlwaysInWindow || !chance(8) ? .viewDidAppear : .viewDidLoad
    configuration.views = views(in: configuration)
    if options.hasActions, chance(2) { configuration.actions = actions(in: configuration) }
    return configuration
  }

  // MARK: Choices

  /// True once in some times on average.
  mutating func chance(_ times: Int) -> Bool { random.next() % UInt64(times) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.next() % UInt64(elements.count))]
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  /// A number of points, mostly whole.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    let whole = Double(int(range))
    return chance(8) ? whole + pick([0.5, 0.25, 1.0 / 3]) : whole
  }

  mutating func insets(_ range: ClosedRange<Int>) -> EdgeInsets {
    EdgeInsets(points(range), points(range), points(range), points(range))
  }

  mutating func size(upTo extent: Int) -> Size { Size(points(0...extent), points(0...extent)) }

  // MARK: Around the controller

  private static let majors = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26]

  mutating func platform() -> Platform {
    let orientation: Orientation = chance(3) ? .landscapeLeft : .portrait
    if chance(6) {
      let os = pick(Self.majors)
      var scene = Scene(
        window: Size(points(100...900), points(100...900)), scale: pick([1, 2, 3]),
        safeArea: insets(0...60), os: os)
      if os == 26, chance(3) { scene = scene.macCatalyst() }
      return scene.configuration.platform
    }
    let device = pick(DeviceTable.all)
    let newest = device.maximumMajorOS ?? 26
    let majors = Self.majors.filter { (device.minimumOS.major...newest).contains($0) }
    let major = pick(majors.isEmpty ? [device.minimumOS.major] : majors)
    return Platform(
      os: OSVersion(major, major == device.minimumOS.major ? device.minimumOS.minor : 0),
      device: device, orientation: orientation,
      requiresDesignCompatibility: major >= 26 && chance(4))
  }

  mutating func container(of platform: Platform) -> Container {
    var container = Container()
    if !chance(3) {
      container.navigationBar = NavigationBarConfiguration(
        translucent: !chance(4), isHidden: chance(5),
        largeTitle: options.hasCollapsingBars && chance(4), prompt: chance(8),
        searchController: options.hasCollapsingBars && chance(6)
          ? pick(SearchControllerState.allCases) : nil,
        backgroundImage: chance(12) ? [.default] : [])
    }
    if chance(3) {
      container.tabBar = BarConfiguration(translucent: !chance(4), isHidden: chance(6))
    }
    if chance(5) {
      container.toolbar = BarConfiguration(translucent: !chance(4), isHidden: chance(6))
    }
    if platform.device.idiom == .pad, chance(6) { container.primaryColumnWidth = 320 }
    return container
  }

  mutating func controller() -> ControllerConfiguration {
    ControllerConfiguration(
      controllerClass: chance(5) ? .tableViewController : .viewController,
      edgesForExtendedLayout: chance(5) ? pick([[], .top, .bottom]) : .all,
      extendedLayoutIncludesOpaqueBars: chance(4),
      automaticallyAdjustsScrollViewInsets: !chance(4),
      additionalSafeAreaInsets: chance(5) ? insets(0...30) : .zero,
      modalPresentationStyle: chance(10) ? .pageSheet : .fullScreen)
  }

  // MARK: Views

  mutating func views(in configuration: Configuration) -> [ViewConfiguration] {
    let isTable = configuration.controller.controllerClass == .tableViewController
    let rootClass: ViewClass = isTable ? .tableView : chance(8) ? .scrollView : .view
    var views = [view("view", rootClass, superview: nil)]
    if chance(8) { views[0].frame = Rect(0, 0, points(50...500), points(50...900)) }
    let count = int(0...4)
    // The views on the way from the root to the last one: the next may be a child of any of them.
    var path = [0]
    for number in 0..<count {
      path = Array(path.prefix(int(1...path.count)))
      var child = view("view\(number + 1)", randomClass(), superview: path[path.count - 1])
      place(&child, in: configuration)
      path.append(views.count)
      views.append(child)
    }
    return views
  }

  private mutating func randomClass() -> ViewClass {
    pick([
      .view, .view, .scrollView, .scrollView, .tableView, .tableView, .collectionView, .textView,
      .searchBar, .webView,
    ])
  }

  private mutating func view(
    _ id: String, _ viewClass: ViewClass, superview: Int?
  ) -> ViewConfiguration {
    var view = ViewConfiguration(id: id, viewClass: viewClass, superview: superview)
    if viewClass.isScrollView { view.scroll = scroll(id) }
    if viewClass == .tableView { view.table = table() }
    if viewClass == .collectionView { view.collection = collection() }
    if chance(8) { view.layoutMargins = insets(0...20) }
    view.isHidden = chance(10)
    return view
  }

  private mutating func place(_ view: inout ViewConfiguration, in configuration: Configuration) {
    let screen = configuration.platform.screenSize
    if options.hasConstraints, chance(4), let superview = view.superview {
      view.constraints = constraints(superview)
      return
    }
    switch int(0...9) {
    case 0: view.childController = chance(2) ? .tableViewController : .viewController
    case 1...4: view.frame = Rect(0, 0, screen.width, screen.height)
    default:
      view.frame = Rect(
        points(-50...200), points(-80...300), points(0...400), points(0...700))
    }
    if !view.viewClass.isScrollView, chance(8) {
      let size = view.frame?.size ?? Size(points(0...200), points(0...200))
      view.bounds = Rect(origin: Point(points(-50...50), points(-50...50)), size: size)
    }
    if options.hasTransforms, chance(10) {
      view.transform = AffineTransform(
        a: pick([0.5, 1, 2]), b: pick([0, 0, 0.5]), c: 0, d: pick([1, 0.5, 3]),
        tx: points(-20...20), ty: points(-20...20))
    }
    if chance(10) { view.anchorPoint = Point(0.25, 0.75) }
  }

  /// Constraints to the superview or, now and then, to the controller's view; some leave a number
  /// open, and a few contradict each other.
  ///
  /// What stays on the screen while its superview scrolls (an edge on the controller's view or on a
  /// safe area) has no edge on the content at the other side: such a content size would depend on
  /// the offset.
  private mutating func constraints(_ superview: Int) -> [LayoutConstraint] {
    var list: [LayoutConstraint]
    switch int(0...4) {
    case 0:
      list = [
        .init(.left, to: .view(0, .left), constant: points(-20...20)),
        .init(.top, to: .view(superview, .top), constant: points(-20...20)),
      ]
    case 1:
      list = [
        .init(.left, to: .view(superview, .left), constant: points(-20...20)),
        .init(.top, to: .safeArea(superview, .top)),
      ]
    case 2:
      list = [
        .init(.centerX, to: .view(superview, .centerX)),
        .init(.centerY, to: .safeArea(superview, .centerY), constant: points(-20...20)),
      ]
    default:
      list = [LayoutAttribute.left, .top, .right, .bottom].map {
        LayoutConstraint(
          $0, to: .view(superview, $0),
          constant: points($0 == .left || $0 == .top ? 0...20 : -20...0))
      }
      if chance(3) { return list }
    }
    if chance(8) { return list }
    list.append(
      chance(4)
        ? .init(.width, to: .view(superview, .width), multiplier: pick([0.5, 1, 2]))
        : .init(.width, to: .none, constant: points(0...400)))
    list.append(.init(.height, to: .none, constant: points(0...1200)))
    return list
  }

  // MARK: Contents

  private mutating func scroll(_ id: String) -> ScrollViewConfiguration {
    var scroll = ScrollViewConfiguration()
    if chance(3) { scroll.contentInset = insets(-20...100) }
    if chance(2) {
      scroll.contentInsetAdjustmentBehavior = pick([.always, .never, .scrollableAxes])
    }
    if !chance(3) { scroll.contentSize = size(upTo: 2000) }
    scroll.bounces = !chance(6)
    if chance(5) { scroll.alwaysBounceVertical = chance(2) }
    if chance(8) { scroll.alwaysBounceHorizontal = true }
    scroll.isPagingEnabled = chance(8)
    scroll.isScrollEnabled = !chance(8)
    if chance(6) {
      scroll.refreshHeader = .init(id: "\(id)Header", height: points(1...80), duration: 1.5)
    }
    if chance(6) { scroll.loadMoreFooter = .init(id: "\(id)Footer", height: points(1...80)) }
    if chance(6) { scroll.refreshControl = "\(id)Control" }
    if chance(6) { scroll.decelerationRate = 0.99 }
    return scroll
  }

  private mutating func table() -> TableViewConfiguration {
    var table = TableViewConfiguration(style: pick([.plain, .plain, .grouped, .insetGrouped]))
    if chance(2) { table.rowHeight = points(10...100) }
    table.estimatedRowHeight = .points(0)
    if options.hasEstimates {
      table.estimatedRowHeight = pick([nil, nil, .automatic, .points(60)])
    }
    for _ in 0..<int(0...3) { table.sections.append(section()) }
    if chance(4) { table.tableHeaderHeight = points(0...100) }
    if chance(4) { table.tableFooterHeight = points(0...100) }
    if chance(8) { table.sectionHeaderHeight = points(0...40) }
    if chance(8) { table.sectionHeaderTopPadding = points(0...30) }
    return table
  }

  private mutating func section() -> TableSection {
    var section = TableSection(rows: chance(20) ? int(1000...10_000_000) : int(0...30))
    switch int(0...3) {
    case 0: section.rowHeight = points(0...120)
    case 1:
      section.heights = (0..<int(1...3)).map { _ in
        HeightRun(height: points(0...120), count: int(1...9))
      }
      section.rows = section.heights.reduce(0) { $0 + $1.count }
    default: break
    }
    if chance(3) { section.hasHeaderTitle = true }
    if chance(4) { section.headerHeight = points(0...50) }
    if chance(3) { section.footerHeight = points(0...50) }
    return section
  }

  private mutating func collection() -> CollectionViewConfiguration {
    let layout = FlowLayoutConfiguration(
      scrollDirection: chance(3) ? .horizontal : .vertical, itemSize: size(upTo: 200),
      minimumLineSpacing: points(0...20), minimumInteritemSpacing: points(0...20),
      sectionInset: chance(3) ? insets(0...20) : .zero,
      headerReferenceSize: chance(4) ? size(upTo: 40) : .zero)
    var sections: [CollectionSection] = []
    for _ in 0..<int(0...2) {
      let sizes = chance(3) ? (0..<int(1...5)).map { _ in size(upTo: 200) } : []
      sections.append(
        CollectionSection(items: sizes.isEmpty ? int(0...40) : sizes.count, itemSizes: sizes))
    }
    return CollectionViewConfiguration(layout: layout, sections: sections)
  }
}

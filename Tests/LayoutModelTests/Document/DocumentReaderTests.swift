import LayoutModel
import Testing

@Suite struct DocumentReaderTests {
  typealias Text = ExperimentText

  // MARK: Defaults

  @Test func `a document that states nothing has UIKit's defaults`() throws {
    let experiment = try Text.read(#"{"name": "a", "configuration": {\#(Text.platform)}}"#)
    let os = OSVersion(11)
    let device = try #require(DeviceTable.device(named: "iPhone X", os: os))
    #expect(
      experiment.configuration
        == Configuration(
          platform: Platform(os: os, device: device), statusBar: StatusBarConfiguration(),
          container: Container(), controller: ControllerConfiguration(),
          views: [ViewConfiguration(id: "view")], phase: .viewDidAppear, actions: []))
    #expect(experiment.name == "a")
    #expect(experiment.source == nil)
    #expect(experiment.what == nil)
    #expect(experiment.note == nil)
    #expect(experiment.raw == nil)
    #expect(experiment.tags.isEmpty)
    #expect(experiment.recordedAt == nil)
    #expect(experiment.tolerance == nil)
    #expect(experiment.measurements.isEmpty)
    #expect(experiment.unexplained.isEmpty)
  }

  @Test(
    arguments: [
      ("UIViewController", .view), ("UITableViewController", .tableView),
      ("UICollectionViewController", .collectionView),
    ] as [(String, ViewClass)])
  func `a controller makes its view unless the document says otherwise`(
    controller: String, own: ViewClass
  ) throws {
    let controller = #""controller": {"class": "\#(controller)"}"#
    let left = try Text.read(Text.configuration(controller)).configuration.views
    #expect(left == [ViewConfiguration(id: "view", viewClass: own)])
    for stated in ViewClass.allCases {
      let view = #", "view": {"class": "\#(stated.rawValue)"}"#
      let views = try Text.read(Text.configuration(controller + view)).configuration.views
      #expect(views == [ViewConfiguration(id: "view", viewClass: stated)])
    }
  }

  @Test func `views, scroll views and tables have UIKit's defaults`() throws {
    let views = try Text.read(
      Text.subviews(
        """
        {"id": "a"}, {"id": "b", "class": "UIScrollView"}, {"id": "c", "class": "UITableView"}
        """)
    ).configuration.views
    let scroll = ScrollViewConfiguration(
      contentInset: .zero, contentInsetAdjustmentBehavior: .automatic, scrollIndicatorInsets: .zero,
      contentSize: nil, contentOffset: nil, bounces: true, alwaysBounceVertical: nil,
      alwaysBounceHorizontal: nil, isPagingEnabled: false, isScrollEnabled: true,
      refreshHeader: nil, loadMoreFooter: nil)
    let table = TableViewConfiguration(
      style: .plain, rowHeight: nil, sectionHeaderHeight: nil, sectionFooterHeight: nil,
      sections: [], tableHeaderHeight: nil, tableFooterHeight: nil)
    #expect(
      views == [
        ViewConfiguration(id: "view"),
        ViewConfiguration(id: "a", superview: 0, index: 0),
        ViewConfiguration(id: "b", viewClass: .scrollView, superview: 0, index: 1, scroll: scroll),
        ViewConfiguration(
          id: "c", viewClass: .tableView, superview: 0, index: 2, scroll: scroll, table: table),
      ])
  }

  @Test func `bars that are there are visible and translucent`() throws {
    let container = try Text.read(
      Text.configuration(#""container": {"navigationBar": {}, "tabBar": {}, "toolbar": {}}"#)
    ).configuration.container
    #expect(
      container
        == Container(
          navigationBar: NavigationBarConfiguration(
            translucent: true, isHidden: false, largeTitle: false, prompt: false),
          tabBar: BarConfiguration(translucent: true, isHidden: false),
          toolbar: BarConfiguration(translucent: true, isHidden: false)))
    let none = try Text.read(Text.configuration(#""container": {}"#)).configuration.container
    #expect(!none.isPresent)
  }

  @Test func `a refresh lasts two seconds unless said otherwise`() throws {
    let views = try Text.read(
      Text.scrollView(#""refreshHeader": {"id": "header", "height": 65}"#)
    ).configuration.views
    #expect(
      views[1].scroll?.refreshHeader
        == RefreshHeaderConfiguration(id: "header", height: 65, duration: 2))
  }

  // MARK: Platforms

  @Test func `a device may be called by an alias`() throws {
    let platform = try Text.read(
      Text.platform(#"{"os": "9.3", "device": "iPhone 6S", "orientation": "landscapeRight"}"#)
    ).configuration.platform
    #expect(platform.device.name == "iPhone 6s")
    #expect(!platform.isCustomDevice)
    #expect(platform.orientation == .landscapeRight)
    #expect(platform.screenSize == Size(width: 667, height: 375))
  }

  @Test func `a screen of one's own needs nothing but its size`() throws {
    let platform = try Text.read(
      Text.platform(#"{"os": "26", "device": {"size": [320, 480]}}"#)
    ).configuration.platform
    #expect(platform.isCustomDevice)
    #expect(platform.os == OSVersion(26))
    #expect(platform.device.size == Size(width: 320, height: 480))
    #expect(platform.device.scale == 2)
    #expect(platform.device.safeAreaPortrait == .zero)
    #expect(platform.device.safeAreaLandscape == .zero)
    #expect(platform.device.statusBarHeight == 0)
    #expect(platform.device.idiom == .phone)
  }

  @Test func `a screen of one's own has the numbers that it states`() throws {
    let device = try Text.read(
      Text.platform(
        """
        {"os": "13.0", "device": {"size": [768, 1024], "scale": 3, "safeAreaInsets": [1, 2, 3, 4],
         "statusBarHeight": 24}}
        """)
    ).configuration.platform.device
    let safeArea = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(device.scale == 3)
    #expect(device.safeAreaPortrait == safeArea)
    #expect(device.safeAreaLandscape == safeArea)
    #expect(device.statusBarHeight == 24)
    #expect(device.idiom == .pad)
  }

  // MARK: Numbers and lists

  @Test func `a negative zero is a zero`() throws {
    let view = try Text.read(
      Text.scrollView(
        #""frame": [-0, -0.0, 0, 0], "contentInset": [-0, 0, 0, 0], "contentOffset": [-0, -0e5]"#)
    ).configuration.views[1]
    let numbers = [
      view.frame?.minX, view.frame?.minY, view.scroll?.contentInset.top,
      view.scroll?.contentOffset?.x, view.scroll?.contentOffset?.y,
    ]
    for number in numbers { #expect(number?.sign == .plus) }
  }

  @Test func `heights of rows become runs of one height`() throws {
    let sections = try Text.read(
      Text.table(
        """
        "sections": [
          {"heights": [40, 40.0, {"height": 40, "count": 3}, {"height": 7, "count": 0},
                       {"height": 50, "count": 1}, 40]},
          {"rows": 2, "heights": [{"height": 44, "count": 2}]},
          {"rows": 0, "heights": [{"height": 44, "count": 0}]},
          {"rows": 5, "rowHeight": 60}
        ]
        """)
    ).configuration.views[1].table?.sections
    #expect(
      sections == [
        TableSection(
          rows: 7,
          heights: [
            HeightRun(height: 40, count: 5), HeightRun(height: 50, count: 1),
            HeightRun(height: 40, count: 1),
          ]),
        TableSection(rows: 2, heights: [HeightRun(height: 44, count: 2)]),
        TableSection(rows: 0),
        TableSection(rows: 5, rowHeight: 60),
      ])
  }

  @Test func `edges are a set`() throws {
    func edges(_ list: String) throws -> RectEdge {
      try Text.read(Text.configuration(#""controller": {"edgesForExtendedLayout": \#(list)}"#))
        .configuration.controller.edgesForExtendedLayout
    }
    #expect(try edges("[]") == [])
    #expect(try edges(#"["bottom", "top"]"#) == [.top, .bottom])
    #expect(try edges(#"["left", "right", "left"]"#) == [.left, .right])
    #expect(try edges(#"["all"]"#) == .all)
    #expect(try edges(#"["top", "all", "left"]"#) == .all)
  }

  @Test func `sizes of tables may be stated as text or number`() throws {
    func rowHeight(_ value: String) throws -> Double? {
      try Text.read(Text.table(#""rowHeight": \#(value)"#)).configuration.views[1].table?.rowHeight
    }
    #expect(try rowHeight("44.5") == 44.5)
    #expect(try rowHeight(#""automatic""#) == nil)
  }

  @Test func `bounds may stand without a frame`() throws {
    let view = try Text.read(Text.view(#""bounds": [0, -20, 5, 10]"#)).configuration.views[1]
    #expect(view.bounds == Rect(x: 0, y: -20, width: 5, height: 10))
    #expect(view.frame == nil)
  }

  @Test func `a transform that moves nothing is none`() throws {
    let view = try Text.read(Text.view(#""transform": [1, -0, 0, 1, 0, 0]"#)).configuration.views[1]
    #expect(view.transform == nil)
  }

  @Test func `a deceleration rate is a word or a number`() throws {
    func rate(_ value: String) throws -> Double? {
      try Text.read(Text.scrollView(#""decelerationRate": \#(value)"#))
        .configuration.views[1].scroll?.decelerationRate
    }
    #expect(try rate(#""normal""#) == 0.998)
    #expect(try rate(#""fast""#) == 0.99)
    #expect(try rate("0.5") == 0.5)
  }

  // MARK: Constraints

  static let constraints: [(text: String, constraint: LayoutConstraint)] = [
    (#""left": 8"#, .init(.left, to: .view(0, .left), constant: 8)),
    (#""right": -8.5"#, .init(.right, to: .view(0, .right), constant: -8.5)),
    (#""centerX": 5"#, .init(.centerX, to: .view(0, .left), constant: 5)),
    (#""centerY": 0"#, .init(.centerY, to: .view(0, .top))),
    (#""width": 100"#, .init(.width, to: .none, constant: 100)),
    (#""height": "scroll.width""#, .init(.height, to: .view(1, .width))),
    (
      #""width": "scroll.width * 0.5 + 8""#,
      .init(.width, to: .view(1, .width), multiplier: 0.5, constant: 8)
    ),
    (#""width": "later.width * 2""#, .init(.width, to: .view(3, .width), multiplier: 2)),
    (#""left": "scroll.right + 8""#, .init(.left, to: .view(1, .right), constant: 8)),
    (#""left": "  scroll.right   -   8 ""#, .init(.left, to: .view(1, .right), constant: -8)),
    (#""left": "scroll.right - -8""#, .init(.left, to: .view(1, .right), constant: 8)),
    (#""bottom": "view.safeAreaLayoutGuide.bottom""#, .init(.bottom, to: .safeArea(0, .bottom))),
    (
      #""centerX": "view.safeAreaLayoutGuide.left + 1e1""#,
      .init(.centerX, to: .safeArea(0, .left), constant: 10)
    ),
  ]

  @Test(arguments: constraints) func `a constraint is read in each of its forms`(
    text: String, constraint: LayoutConstraint
  ) throws {
    let views = try Text.read(
      Text.subviews(
        """
        {"id": "scroll", "class": "UIScrollView"}, {"id": "box", "constraints": {\(text)}},
        {"id": "later"}
        """)
    ).configuration.views
    #expect(views[2].constraints == [constraint])
  }

  @Test func `edges are four constraints and come before all others`() throws {
    let views = try Text.read(
      Text.subviews(
        """
        {"id": "a", "constraints": {"edges": "superview", "width": 5}},
        {"id": "b", "constraints": {"height": 6, "edges": "safeAreaLayoutGuide"}}
        """)
    ).configuration.views
    let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]
    #expect(
      views[1].constraints == edges.map { LayoutConstraint($0, to: .view(0, $0)) }
        + [LayoutConstraint(.width, to: .none, constant: 5)])
    #expect(
      views[2].constraints == edges.map { LayoutConstraint($0, to: .safeArea(0, $0)) }
        + [LayoutConstraint(.height, to: .none, constant: 6)])
  }

  // MARK: Actions

  static let actions: [(text: String, action: Action)] = [
    (
      #"{"setContentOffset": {"view": "scroll", "to": [0, -1e3]}}"#,
      .setContentOffset(view: 1, to: Point(x: 0, y: -1000))
    ),
    (#"{"scrollTo": {"view": "scroll", "edge": "top"}}"#, .scrollTo(view: 1, edge: .top)),
    (#"{"scrollTo": {"view": "scroll", "edge": "right"}}"#, .scrollTo(view: 1, edge: .right)),
    (
      #"{"drag": {"by": [3, -100], "view": "scroll"}}"#,
      .drag(view: 1, by: Point(x: 3, y: -100))
    ),
    (#"{"release": {"view": "scroll"}}"#, .release(view: 1, velocity: nil)),
    (
      #"{"release": {"view": "scroll", "velocity": [0, -0]}}"#, .release(view: 1, velocity: nil)
    ),
    (
      #"{"release": {"view": "scroll", "velocity": [0, 0.5]}}"#,
      .release(view: 1, velocity: Point(x: 0, y: 0.5))
    ),
    (#"{"wait": 0}"#, .wait(0)),
    (#"{"wait": 2.5}"#, .wait(2.5)),
    (#""settle""#, .settle),
    (#"{"settle": {}}"#, .settle),
    (#""layoutIfNeeded""#, .layoutIfNeeded),
    (#"{"layoutIfNeeded": {}}"#, .layoutIfNeeded),
    (#""updateConstraints""#, .updateConstraints),
    (#"{"updateConstraints": {}}"#, .updateConstraints),
    (
      #"{"setConstraint": {"view": "box", "height": 0}}"#,
      .setConstraint(view: 2, attribute: .height, constant: 0)
    ),
    (
      #"{"setConstraint": {"width": -16, "view": "box"}}"#,
      .setConstraint(view: 2, attribute: .width, constant: -16)
    ),
  ]

  @Test(arguments: actions) func `an action is read in each of its forms`(
    text: String, action: Action
  ) throws {
    #expect(try Text.read(Text.actions(text)).configuration.actions == [action])
  }

  @Test func `actions keep their order`() throws {
    let all = Self.actions.map(\.text).joined(separator: ", ")
    #expect(try Text.read(Text.actions(all)).configuration.actions == Self.actions.map(\.action))
  }
}

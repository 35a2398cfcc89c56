import LayoutModel
import Testing

@Suite struct MetricPathTests {
  /// Everything that a metric can be read from: a view, a scroll view and a table with components.
  static let configuration: Configuration? = try? ExperimentText.read(
    ExperimentText.subviews(
      """
      {"id": "box"}, {"id": "scroll", "class": "UIScrollView", "refreshControl": {"id": "control"}},
      {"id": "table", "class": "UITableView", "refreshHeader": {"id": "header", "height": 65},
       "loadMoreFooter": {"id": "footer", "height": 44}},
      {"id": "collection", "class": "UICollectionView"}, {"id": "search", "class": "UISearchBar"},
      {"id": "web", "class": "WKWebView"}
      """)
  ).configuration

  private let configuration: Configuration

  init() throws {
    configuration = try #require(Self.configuration)
  }

  private func subjects(_ owner: MetricPattern.Owner) -> [(name: String, subject: MetricSubject)] {
    switch owner {
    case .anyView:
      [
        ("view", .view(0)), ("box", .view(1)), ("scroll", .view(2)), ("table", .view(3)),
        ("collection", .view(4)), ("search", .view(5)), ("web", .view(6)),
      ]
    case .scrollView: [("scroll", .view(2)), ("table", .view(3)), ("collection", .view(4))]
    case .tableView: [("table", .view(3))]
    case .collectionView: [("collection", .view(4))]
    case .searchBar: [("search", .view(5))]
    case .webView: [("web", .view(6))]
    case .component: [("header", .refreshHeader(3)), ("footer", .loadMoreFooter(3))]
    case .refreshControl: [("control", .refreshControl(2))]
    case .bar:
      [
        ("statusBar", .statusBar), ("navigationBar", .navigationBar), ("tabBar", .tabBar),
        ("toolbar", .toolbar),
      ]
    case .window: [("window", .window)]
    case .screen: [("screen", .screen)]
    case .navigationController: [("navigationController.view", .navigationControllerView)]
    case .layoutGuide:
      [("topLayoutGuide", .topLayoutGuide), ("bottomLayoutGuide", .bottomLayoutGuide)]
    }
  }

  /// The names of a pattern with right arguments for its placeholders.
  private func samples(_ pattern: MetricPattern) -> [String] {
    pattern.names.map { name in
      let isExtent = name.hasSuffix(".width") || name.hasSuffix(".height")
      return name.replacing("[s,r]", with: "[2,10]").replacing("[s,i]", with: "[0,1]")
        .replacing("[s]", with: "[3]").replacing("[w,h]", with: "[320,0]")
        .replacing("[x,y],to:id", with: isExtent ? "[1,2,3,4.5],to:box" : "[-1,2],to:nil")
        .replacing("[x,y],from:id", with: isExtent ? "[1,2,3,4.5],from:nil" : "[-1,2],from:box")
        .replacing("[x,y]", with: "[5,-6.5]")
    }
  }

  private static let owners: [MetricPattern.Owner] = [
    .anyView, .scrollView, .tableView, .collectionView, .searchBar, .webView, .component,
    .refreshControl, .bar, .window, .screen, .navigationController, .layoutGuide,
  ]

  @Test func `every metric of the list reads back as it is written`() throws {
    var count = 0
    for pattern in MetricPattern.all {
      for name in samples(pattern) {
        for (subject, expected) in pattern.owners.flatMap(subjects) {
          let path = "\(subject).\(name)"
          let metric = try MetricPath.resolve(path, in: configuration)
          #expect(metric.subject == expected, "\(path)")
          #expect(MetricPath.text(of: metric, in: configuration) == path)
          #expect(MetricPath.text(of: metric.property) == name)
          #expect(MetricPath.type(of: metric.property) == pattern.type)
          #expect(MetricPath.meaning(of: metric.property) == pattern.meaning)
          #expect(MetricPath.pattern(of: path)?.name == pattern.name, "\(path)")
          count += 1
        }
      }
    }
    #expect(count >= 400)
  }

  @Test func `a path's entry of the list is found without its configuration`() {
    #expect(
      MetricPath.pattern(of: "elsewhere.convert([1,2],from:other_1).x")?.name
        == "convert([x,y],from:id).x|y|width|height")
    #expect(
      MetricPath.pattern(of: "navigationController.view.frame.y")?.name == "frame.x|y|width|height")
    for path in [
      "", "frame.x", "table", "table.", "table.frame", "table.frame.x|y", ".frame.x",
      "navigationController.frame.y.x", "table.rows[s,r].frame.y", "table.items[0].frame.y",
      "table.convert([1,2],to:1).x", "table.convert([1,2],to:).x", "table.convert([1,2],to:a.b).x",
      "table.convert([1,2],to:id).width", "table.sizeThatFits([w,h]).width",
    ] {
      #expect(MetricPath.pattern(of: path)?.name == nil, "\(path)")
    }
  }

  @Test func `no metric is read from what doesn't own it`() {
    for pattern in MetricPattern.all {
      for name in samples(pattern) {
        let right = Set(pattern.owners.flatMap(subjects).map(\.name))
        for (subject, _) in Self.owners.flatMap(subjects) where !right.contains(subject) {
          let error = #expect(throws: MetricPathError.self) {
            try MetricPath.resolve("\(subject).\(name)", in: configuration)
          }
          #expect(error?.message.hasPrefix("'\(subject)' has no '\(name)': it is ") == true)
        }
      }
    }
  }

  @Test func `a row has a section and a row`() throws {
    let metric = try MetricPath.resolve("table.rows[0,3].frame.height", in: configuration)
    let path = IndexPath(section: 0, item: 3)
    #expect(metric == Metric(.view(3), .element(.row(path), .frame, .height)))
  }

  static let errors: [(path: String, message: String)] = [
    (
      "",
      "'' is no metric: write the view's id, a dot and the property, as in"
        + " 'table.contentOffset.y'"
    ),
    (
      "table",
      "'table' is no metric: write the view's id, a dot and the property, as in"
        + " 'table.contentOffset.y'"
    ),
    (
      ".frame.x",
      "'.frame.x' is no metric: write the view's id, a dot and the property, as in"
        + " 'table.contentOffset.y'"
    ),
    ("tabel.frame.x", "'tabel' is no view of this configuration; did you mean 'table'?"),
    (
      "Table.frame.x", "'Table' is no view of this configuration; did you mean 'table'?"
    ),
    (
      "xyzzy.frame.x",
      "'xyzzy' is no view of this configuration; the configuration has view, box, scroll, control,"
        + " table, header, footer, collection, search, web, window, screen, statusBar,"
        + " navigationBar, tabBar, toolbar, navigationController.view, topLayoutGuide,"
        + " bottomLayoutGuide"
    ),
    (
      "header.",
      "'' is no metric of 'header'; it has frame.x|y|width|height,"
        + " frameInScrollView.x|y|width|height, screenFrame.x|y|width|height, visibleHeight,"
        + " isVisible, state"
    ),
    (
      "box.farme.x",
      "'farme.x' is no metric of 'box'; did you mean 'frame.x' or 'frame.y' or 'screenFrame.x'?"
    ),
    (
      "table.contentOffset",
      "'contentOffset' is no metric of 'table'; did you mean 'contentOffset.x' or"
        + " 'contentOffset.y' or 'peakContentOffset.x'?"
    ),
    (
      "table.contentSize.x",
      "'contentSize.x' is no metric of 'table'; did you mean 'contentSize.width' or 'contentSize.height'?"
    ),
    (
      "statusBar.colour",
      "'colour' is no metric of 'statusBar'; it has frame.x|y|width|height"
    ),
    (
      "window.colour",
      "'colour' is no metric of 'window'; it has frame.x|y|width|height,"
        + " safeAreaInsets.top|left|bottom|right"
    ),
    (
      "box.contentOffset.y",
      "'box' has no 'contentOffset.y': it is a UIView, and only scroll views have one"
    ),
    (
      "scroll.rows[0,1].frame.y",
      "'scroll' has no 'rows[0,1].frame.y': it is a UIScrollView, and only table views have one"
    ),
    (
      "table.state",
      "'table' has no 'state': it is a UITableView, and only refresh headers and load-more footers"
        + " have one"
    ),
    (
      "header.contentInset.top",
      "'header' has no 'contentInset.top': it is a refresh header, and only scroll views have one"
    ),
    (
      "footer.bounds.x",
      "'footer' has no 'bounds.x': it is a load-more footer, and only views have one"
    ),
    (
      "tabBar.safeAreaInsets.top",
      "'tabBar' has no 'safeAreaInsets.top': it is a bar, and only views, windows have one"
    ),
    (
      "window.isVisible",
      "'window' has no 'isVisible': it is the window, and only views, refresh headers and load-more"
        + " footers have one"
    ),
  ]

  @Test(arguments: errors) func `a wrong path says what would be right`(
    path: String, message: String
  ) {
    let error = #expect(throws: MetricPathError.self) {
      try MetricPath.resolve(path, in: configuration)
    }
    #expect(error?.message == message)
  }

  @Test(
    arguments: [
      "rows[0].frame.y", "rows[0,1,2].frame.y", "rows[,1].frame.y", "rows[0,].frame.y",
      "rows[0, 1].frame.y", "rows[-1,0].frame.y", "rows[+1,0].frame.y", "rows[01,0].frame.y",
      "rows[0,00].frame.y", "rows[a,b].frame.y", "rows[0,1]", "rows[0,1].y", "rows[0,1].bounds.y",
      "rows[0,1].frame.top", "rows[0,1]..frame.y", "rows[0,1].frame.y.y", "items[0].frame.y",
      "headers[0,1].frame.y", "footers[].frame.y", "cells[0,1].frame.y", "rows[0,1.frame.y",
      "rows[99999999999999999999,0].frame.y",
      "rows[s,r].frame.y",
    ]) func `an index path has one spelling`(property: String)
  {
    let error = #expect(throws: MetricPathError.self) {
      try MetricPath.resolve("table.\(property)", in: configuration)
    }
    #expect(error?.message.hasPrefix("'\(property)' is no metric of 'table'") == true)
  }

  @Test(
    arguments: [
      "convert([1,2],to:box).width", "convert([1,2,3],to:box).x", "convert([1],to:box).x",
      "convert([a,1,2],to:box).x", "convert([1.0,2],to:box).x", "convert([-0,2],to:box).x",
      "convert([1,nan],to:box).x", "convert([1,2],to:nobody).x", "convert([1,2],at:box).x",
      "convert([1,2]).x", "convert(1,2,to:box).x", "convert([1,2],to:box)", "convert.x",
      "indexPathForRow([1,2]).item", "indexPathForRow([1,2,3]).row",
      "indexPathForRow([1,2],to:box).row",
      "indexPathForRow().row", "indexPathForCell([1,2]).row", "sizeThatFits([1,2]).x",
      "sizeThatFits([1]).width",
    ]) func `a call has its arguments in one spelling`(property: String)
  {
    let error = #expect(throws: MetricPathError.self) {
      try MetricPath.resolve("table.\(property)", in: configuration)
    }
    #expect(error?.message.hasPrefix("'\(property)' is no metric of 'table'") == true)
  }
}

import ExperimentCatalog
import LayoutModel
import Testing

@Suite struct ParameterRowTests {
  private static let json = """
    {"name": "a",
     "configuration": {
       "platform": {"os": "13.4.1", "device": {"size": [320, 568], "scale": 3}},
       "container": {"navigationBar": {"translucent": false, "prompt": true}, "tabBar": {}},
       "controller": {"class": "UITableViewController", "additionalSafeAreaInsets": [0, 0, 8.5, 0]},
       "view": {
         "contentInset": [64, 0, 49, 0], "rowHeight": "automatic", "bounces": true,
         "isScrollEnabled": false, "sections": [{"rows": 2}, {"rows": 3, "rowHeight": 20}],
         "subviews": [{"id": "zb", "frame": [0, -40, 200, 40]}]},
       "actions": ["settle"]}}
    """

  @Test func `stated parameters are kept, those with a column and defaults are not`() throws {
    let test = try TestCatalog()
    try test.record(Self.json)
    let statement = try test.catalog.connection.prepare(
      """
      SELECT path, value, view FROM parameter
      JOIN parameter_name ON parameter_name.id = parameter.name ORDER BY path
      """)
    var rows: [String] = []
    while try statement.step() {
      rows.append(
        "\(statement.text(at: 0)) = \(statement.text(at: 1)) of \(statement.text(at: 2))")
    }
    #expect(
      rows == [
        #"actions = ["settle"] of "#,
        "actions.count = 1 of ",
        "controller.additionalSafeAreaInsets.bottom = 8.5 of ",
        "navigationBar.prompt = 1 of ",
        "platform.device.isPresent = 1 of ",
        "platform.device.scale = 3 of ",
        "platform.device.size.height = 568 of ",
        "platform.device.size.width = 320 of ",
        "view.class = UITableView of view",
        "view.contentInset.bottom = 49 of view",
        "view.contentInset.top = 64 of view",
        "view.isScrollEnabled = 0 of view",
        "view.rowHeight = automatic of view",
        "view.rows.count = 5 of view",
        #"view.sections = [{"rows":2},{"rowHeight":20,"rows":3}] of view"#,
        "view.sections.count = 2 of view",
        "view.subviews.count = 1 of view",
        "zb.class = UIView of zb",
        "zb.frame.height = 40 of zb",
        "zb.frame.width = 200 of zb",
        "zb.frame.x = 0 of zb",
        "zb.frame.y = -40 of zb",
        "zb.superview = view of zb",
      ])
  }

  @Test func `the usual parameters have columns with effective values`() throws {
    let test = try TestCatalog()
    try test.record(Self.json)
    let statement = try test.catalog.connection.prepare(
      """
      SELECT os, device, screen_width, screen_height, screen_scale, orientation, phase,
        controller_class, navigation_bar_translucent, navigation_bar_hidden, tab_bar_translucent,
        tab_bar_hidden, toolbar_translucent, toolbar_hidden, main_id, main_class, main_behavior,
        main_inset_top, main_inset_left, main_inset_bottom, main_inset_right
      FROM configuration
      """)
    #expect(try statement.step())
    #expect(
      (0..<statement.columnCount).map { statement.textIfPresent(at: $0) } == [
        "13004001", nil, "320.0", "568.0", "3.0", "portrait", "viewDidAppear",
        "UITableViewController", "0", "0", "1", "0", nil, nil, "view", "UITableView", "automatic",
        "64.0", "0.0", "49.0", "0.0",
      ])
  }

  @Test func `values of every kind come back as they were`() throws {
    let test = try TestCatalog()
    try test.record(
      """
      {"name": "a", "tolerance": 0.25,
       "configuration": {
         "platform": {"os": "9.3", "device": "iPhone 6 Plus"},
         "view": {"subviews": [
           {"id": "table", "class": "UITableView", "frame": [0, 0, 100, 100],
            "loadMoreFooter": {"id": "footer", "height": 35}}]}},
       "measurements": {
         "table.isScrollable.y": false, "table.contentSize.width": "47.330",
         "table.contentSize.height": "nan", "table.contentOffset.x": "inf",
         "table.contentOffset.y": {"value": "-inf", "evidence": "stated", "by": "a peer"},
         "footer.state": "refreshing", "table.contentInset.top": null,
         "table.contentInset.left": 1.5},
       "unexplained": {"window.frame": "odd", "table.x": 3, "b": true}}
      """)
    var values: [String] = []
    try test.catalog.measured(simulator: "1") { value in
      values.append("\(value.metric) \(value.recorded) \(value.printed ?? "-")")
      #expect(value.owner.tolerance == 0.25)
      #expect(value.owner.scale == 3)
    }
    #expect(
      values == [
        "table.isScrollable.y boolean(false) -",
        "table.contentSize.width number(47.33) 47.330",
        "table.contentSize.height number(nan) nan",
        "table.contentOffset.x number(inf) inf",
        "table.contentOffset.y number(-inf) -inf",
        "footer.state text(\"refreshing\") -",
        "table.contentInset.top missing -",
        "table.contentInset.left number(1.5) 1.5",
      ])
    #expect(
      try test.catalog.connection.scalar(
        "SELECT evidence || measured_by FROM measurement WHERE evidence IS NOT NULL")
        == .text("stateda peer"))
    #expect(
      try test.catalog.connection.scalar(
        "SELECT group_concat(name || kind) FROM (SELECT * FROM unexplained ORDER BY position)")
        == .text("window.frametext,table.xfinite,bboolean"))
  }
}

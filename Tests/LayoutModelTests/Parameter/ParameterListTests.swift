import LayoutModel
import TestSupport
import Testing

@Suite struct ParameterListTests {
  private func parameters(_ text: String) throws -> [Parameter] {
    try ExperimentText.recordable(text).parameters
  }

  @Test func `a configuration that states nothing has platform and view`() throws {
    #expect(
      try parameters(#"{"name": "a", "configuration": {\#(ExperimentText.platform)}}"#) == [
        Parameter("platform.os", .text("11.0")),
        Parameter("platform.device", .text("iPhone X")),
        Parameter("view.class", .text("UIView")),
      ])
  }

  @Test func `parameters stand in the document's order, numbers one by one`() throws {
    #expect(
      try parameters(
        ExperimentText.configuration(
          """
          "phase": "viewDidLoad",
          "statusBar": {"isInCall": false},
          "container": {"tabBar": {}, "navigationBar": {"largeTitle": true}},
          "controller": {"edgesForExtendedLayout": ["left", "top"],
                         "additionalSafeAreaInsets": [1, 2, 3, -0]},
          "view": {"frame": [0, 0, 10, 20.50]}
          """)) == [
          Parameter("platform.os", .text("11.0")),
          Parameter("platform.device", .text("iPhone X")),
          Parameter("phase", .text("viewDidLoad")),
          Parameter("statusBar.isInCall", .boolean(false)),
          Parameter("tabBar.isPresent", .boolean(true)),
          Parameter("navigationBar.isPresent", .boolean(true)),
          Parameter("navigationBar.largeTitle", .boolean(true)),
          Parameter("controller.edgesForExtendedLayout", .text("left,top")),
          Parameter("controller.additionalSafeAreaInsets.top", .number(1)),
          Parameter("controller.additionalSafeAreaInsets.left", .number(2)),
          Parameter("controller.additionalSafeAreaInsets.bottom", .number(3)),
          Parameter("controller.additionalSafeAreaInsets.right", .number(0)),
          Parameter("view.class", .text("UIView")),
          Parameter("view.frame.x", .number(0)),
          Parameter("view.frame.y", .number(0)),
          Parameter("view.frame.width", .number(10)),
          Parameter("view.frame.height", .number(20.5)),
        ])
  }

  @Test func `every view has its class, its superview and its place among its siblings`() throws {
    #expect(
      try parameters(
        ExperimentText.subviews(
          #"{"id": "a", "subviews": [{"id": "b"}]}, {"id": "c", "class": "UITableView"}"#)) == [
          Parameter("platform.os", .text("11.0")),
          Parameter("platform.device", .text("iPhone X")),
          Parameter("view.class", .text("UIView")),
          Parameter("view.subviews.count", .number(2)),
          Parameter("a.class", .text("UIView")),
          Parameter("a.superview", .text("view")),
          Parameter("a.index", .number(0)),
          Parameter("a.subviews.count", .number(1)),
          Parameter("b.class", .text("UIView")),
          Parameter("b.superview", .text("a")),
          Parameter("b.index", .number(0)),
          Parameter("c.class", .text("UITableView")),
          Parameter("c.superview", .text("view")),
          Parameter("c.index", .number(1)),
        ])
  }

  @Test func `sections and actions are one value each and counts`() throws {
    let table = """
      {"id": "table", "class": "UITableView", "rowHeight": "automatic",
       "tableHeaderView": {"height": 64},
       "sections": [{"heights": [40, 40.0]}, {"titleForHeaderInSection": "A", "rows": 3}]}
      """
    #expect(
      try parameters(
        ExperimentText.configuration(
          """
          "view": {"subviews": [\(table)]},
          "actions": [{"settle": {}}, {"drag": {"view": "table", "by": [0, -1e2]}}]
          """)
      ).suffix(11) == [
        Parameter("table.class", .text("UITableView")),
        Parameter("table.superview", .text("view")),
        Parameter("table.index", .number(0)),
        Parameter("table.rowHeight", .text("automatic")),
        Parameter("table.tableHeaderView.isPresent", .boolean(true)),
        Parameter("table.tableHeaderView.height", .number(64)),
        Parameter(
          "table.sections",
          .text(
            #"[{"heights":[{"count":2,"height":40}]},{"rows":3,"titleForHeaderInSection":"A"}]"#)
        ),
        Parameter("table.sections.count", .number(2)),
        Parameter("table.rows.count", .number(5)),
        Parameter("actions", .text(#"["settle",{"drag":{"by":[0,-100],"view":"table"}}]"#)),
        Parameter("actions.count", .number(2)),
      ])
  }

  @Test func `components, constraints and child controllers are parts of their view`() throws {
    #expect(
      try parameters(
        ExperimentText.scrollView(
          """
          "controller": {"class": "UITableViewController"},
          "refreshHeader": {"id": "header", "height": 65},
          "constraints": {"width": 10, "left": "view.left+8", "edges": "superview"}
          """.replacing("view.left+8", with: "view.left + 8.0"))
      ).suffix(8) == [
        Parameter("scroll.controller.isPresent", .boolean(true)),
        Parameter("scroll.controller.class", .text("UITableViewController")),
        Parameter("scroll.refreshHeader.isPresent", .boolean(true)),
        Parameter("scroll.refreshHeader.id", .text("header")),
        Parameter("scroll.refreshHeader.height", .number(65)),
        Parameter("scroll.constraints.width", .number(10)),
        Parameter("scroll.constraints.left", .text("view.left + 8")),
        Parameter("scroll.constraints.edges", .text("superview")),
      ])
  }

  @Test func `a screen of one's own is no device's name`() throws {
    #expect(
      try parameters(
        ExperimentText.platform(#"{"os": "11.2.0", "device": {"scale": 3, "size": [320, 480]}}"#)
      ) == [
        Parameter("platform.os", .text("11.2")),
        Parameter("platform.device.isPresent", .boolean(true)),
        Parameter("platform.device.scale", .number(3)),
        Parameter("platform.device.size.width", .number(320)),
        Parameter("platform.device.size.height", .number(480)),
        Parameter("view.class", .text("UIView")),
      ])
  }

  private static func fixtures() throws -> [JSONTape] {
    try ["articles", "field", "peers"].flatMap { try FixtureFolder.documents($0) }
  }

  @Test func `every parameter is described and of its kind`() throws {
    let texts =
      try Self.fixtures().map { String(decoding: $0.bytes, as: UTF8.self) }
      + [EveryKeyDocument.text]
    var paths: Set<String> = []
    for text in texts {
      for parameter in try parameters(text) {
        let description = try #require(
          ParameterTable.describe(parameter.path), "\(parameter.path) is not described")
        #expect(fits(parameter.value, description.kind), "\(parameter)")
        paths.insert(parameter.path)
      }
    }
    #expect(paths.count >= 200)
  }

  private func fits(_ value: ParameterValue, _ kind: ParameterDescription.Kind) -> Bool {
    switch (value, kind) {
    case (.number, .number), (.number, .numberOrText), (.text, .text), (.text, .numberOrText),
      (.boolean, .boolean):
      true
    case (.text(let text), .version): OSVersion(text) != nil
    default: false
    }
  }

  @Test func `no path stands twice`() throws {
    for tape in try Self.fixtures() {
      let paths = try DocumentReader(tape).recordable().parameters.map(\.path)
      #expect(Set(paths).count == paths.count)
    }
  }
}

import LayoutModel
import Testing

@Suite struct ParameterTableTests {
  /// A path, and what the table says of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let path: String
    let pattern: String
    let kind: ParameterDescription.Kind
    let unit: DocumentKey.Unit
    let owner: DocumentKey.Owner

    init(
      _ path: String, _ pattern: String, _ kind: ParameterDescription.Kind,
      _ unit: DocumentKey.Unit = .none, _ owner: DocumentKey.Owner = .anything
    ) {
      self.path = path
      self.pattern = pattern
      self.kind = kind
      self.unit = unit
      self.owner = owner
    }

    var testDescription: String { path }
  }

  static let cases: [Case] = [
    Case("platform.os", "platform.os", .version),
    Case("platform.device", "platform.device", .text),
    Case("platform.device.isPresent", "platform.device.isPresent", .boolean),
    Case("platform.device.size.width", "platform.device.size.width", .number, .points),
    Case("platform.device.scale", "platform.device.scale", .number, .pixelsPerPoint),
    Case("statusBar.isInCall", "statusBar.isInCall", .boolean),
    Case("navigationBar.isPresent", "navigationBar.isPresent", .boolean),
    Case("navigationBar.prompt", "navigationBar.prompt", .boolean),
    Case("controller.edgesForExtendedLayout", "controller.edgesForExtendedLayout", .text),
    Case("phase", "phase", .text),
    Case("actions", "actions", .text),
    Case("actions.count", "actions.count", .number),
    Case("t.class", "<view>.class", .text),
    Case("t.superview", "<view>.superview", .text),
    Case("t.index", "<view>.index", .number),
    Case("t.frame.width", "<view>.frame.width", .number, .points),
    Case("view.contentInset.top", "<view>.contentInset.top", .number, .points, .scrollView),
    Case("main.contentInset.top", "<view>.contentInset.top", .number, .points, .scrollView),
    Case("t.rowHeight", "<view>.rowHeight", .numberOrText, .points, .tableView),
    Case("t.constraints.left", "<view>.constraints.left", .numberOrText, .points),
    Case("t.constraints.edges", "<view>.constraints.edges", .text),
    Case("t.refreshHeader.duration", "<view>.refreshHeader.duration", .number, .seconds),
    Case("t.refreshHeader.isPresent", "<view>.refreshHeader.isPresent", .boolean),
    Case("t.controller.class", "<view>.controller.class", .text),
    Case("t.sections", "<view>.sections", .text),
    Case("t.sections.count", "<view>.sections.count", .number),
    Case("t.rows.count", "<view>.rows.count", .number),
  ]

  @Test(arguments: cases) func `a path has a kind, a unit and an owner`(test: Case) throws {
    let description = try #require(ParameterTable.describe(test.path))
    #expect(description.pattern == test.pattern)
    #expect(description.kind == test.kind)
    #expect(description.unit == test.unit)
    #expect(description.owner == test.owner)
    #expect(!description.meaning.isEmpty)
  }

  @Test(
    arguments: [
      "", ".", "platform", "platform.", "platform.o", "table", "table.", ".contentInset.top",
      "table.contentInset", "table.contentInset.top.x", "table.contentinset.top", "table.rowheight",
      "platform.contentInset.top", "navigationBar.frame.x", "phase.class", "container.tabBar",
      "table.subviews", "table.id", "name",
    ]) func `what no configuration can state is not described`(path: String)
  {
    #expect(ParameterTable.describe(path) == nil)
  }

  @Test func `every pattern of the table describes itself`() {
    #expect(
      ParameterTable.all.count == ParameterTable.fixedPaths.count + ParameterTable.viewPaths.count)
    for description in ParameterTable.all {
      let path = description.pattern.replacing("<view>", with: "table")
      #expect(ParameterTable.describe(path)?.pattern == description.pattern)
    }
    #expect(Set(ParameterTable.all.map(\.pattern)).count == ParameterTable.all.count)
  }

  @Test func `a default may depend on the OS`() throws {
    let rowHeight = try #require(ParameterTable.describe("t.rowHeight")).defaultValue
    #expect(rowHeight.value(os: OSVersion(7, 1)) == .number(44))
    #expect(rowHeight.value(os: OSVersion(8)) == .text("automatic"))
    #expect(rowHeight.value(os: OSVersion(26)) == .text("automatic"))
    let frame = try #require(ParameterTable.describe("t.frame.x")).defaultValue
    #expect(frame.value(os: OSVersion(11)) == nil)
    let bounces = try #require(ParameterTable.describe("t.bounces")).defaultValue
    #expect(bounces.value(os: OSVersion(11)) == .boolean(true))
    let tabBar = try #require(ParameterTable.describe("tabBar.isPresent")).defaultValue
    #expect(tabBar.value(os: OSVersion(11)) == .boolean(false))
    let actions = try #require(ParameterTable.describe("actions")).defaultValue
    #expect(actions.value(os: OSVersion(11)) == .text("[]"))
  }
}

import LayoutModel
import Testing

@testable import ExperimentCatalog

@Suite struct LikenessTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(
      Self.table("base", os: "11.0", device: #""iPhone X""#),
      Self.table("newer", os: "12.0", device: #""iPhone X""#),
      Self.table("smaller", os: "11.0", device: #""iPhone 8""#),
      Self.table("other-id", os: "13.0", device: #""iPhone 8""#, id: "list"),
      Self.table("inset", os: "11.0", device: #""iPhone X""#, inset: "[20, 0, 0, 0]"),
      Self.table("inset-bottom", os: "11.0", device: #""iPhone X""#, inset: "[0, 0, 20, 0]"),
      Self.table("longer", os: "11.0", device: #""iPhone X""#, rows: "5"),
      Self.table("longer-newer", os: "12.0", device: #""iPhone X""#, rows: "5"),
      Self.table("own", os: "11.0", device: #"{"size": [300, 400], "scale": 2}"#),
      Self.table("own-newer", os: "12.0", device: #"{"size": [300, 400], "scale": 2}"#),
      Self.table("own-larger", os: "12.0", device: #"{"size": [301, 400], "scale": 2}"#),
      Self.table(
        "bar", os: "11.0", device: #""iPhone X""#,
        container: #""container": {"navigationBar": {}},"#))
  }

  private static func table(
    _ name: String, os: String, device: String, id: String = "table",
    inset: String = "[0, 0, 0, 0]", rows: String = "3", container: String = ""
  ) -> String {
    """
    {"name": "\(name)", "configuration": {
      "platform": {"os": "\(os)", "device": \(device)}, \(container)
      "view": {"subviews": [
        {"id": "\(id)", "class": "UITableView", "frame": [0, 0, 300, 400], "rowHeight": 44,
         "contentInset": \(inset), "sections": [{"rows": \(rows)}]}]}}}
    """
  }

  private func names(
    like name: String = "base", _ varying: String, where filter: String? = nil
  ) throws -> [String] {
    var question = try filter.map(Question.parse) ?? .everything
    question.likeness = Likeness(to: name, varying: try .parse(varying))
    return try test.catalog.experiments(answering: question).summaries.map(\.name)
  }

  @Test func `on other systems views are the same by their place`() throws {
    let all = ["base", "newer", "other-id", "own", "own-larger", "own-newer", "smaller"]
    #expect(try names("platform.os, platform.device") == all)
    #expect(try names("os,device") == all)
    #expect(try names(like: "other-id", "device,os") == all)
    #expect(try names("os") == ["base", "newer"])
    #expect(try names("device") == ["base", "own", "smaller"])
    #expect(try names(like: "own", "os") == ["own", "own-newer"])
    #expect(try names(like: "longer", "os, device") == ["longer", "longer-newer"])
    #expect(try names("os, device", where: "os > 11 order by os desc limit 1") == ["other-id"])
  }

  @Test func `whatever else varies, the rest is the same by the views' ids`() throws {
    #expect(try names("table.contentInset.top") == ["base", "inset"])
    #expect(try names("table.contentInset") == ["base", "inset", "inset-bottom"])
    #expect(try names(like: "inset", "table.contentInset.top") == ["base", "inset"])
    #expect(try names(like: "inset", "table.contentInset.bottom") == ["inset"])
    #expect(try names("table.sections") == ["base", "longer"])
    #expect(try names("table.sections, os") == ["base", "longer", "longer-newer", "newer"])
    #expect(try names("navigationBar") == ["bar", "base"])
    #expect(
      try names("table") == ["base", "inset", "inset-bottom", "longer"])
    #expect(try names("orientation") == ["base"])
    #expect(
      try names(like: "own-newer", "platform") == [
        "base", "newer", "own", "own-larger", "own-newer", "smaller",
      ])
  }

  @Test func `OS and device are one look-up in the index of shapes`() throws {
    var question = Question.everything
    question.likeness = Likeness(to: "base", varying: try .parse(Likeness.otherSystems))
    let plan = try test.catalog.explain(question).plan
    #expect(
      plan.first == "SEARCH c USING COVERING INDEX configuration_by_shape (shape=?)"
        || plan.first == "SEARCH c USING INDEX configuration_by_shape (shape=?)", "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
  }

  @Test(arguments: [
    (
      "os, table.contentInest", "    ^^^^^^^^^^^^^^^^^^",
      "there is no parameter 'table.contentInest'; did you mean 'table.contentInset.top' or "
        + "'table.contentInset.left' or 'table.contentInset.right'?"
    ),
    ("os + 1", "^^^^^^", "expected a parameter, as in platform.os"),
    ("name", "^^^^", "'name' is no parameter of a configuration"),
    (
      "main.rowHeight", "^^^^^^^^^^^^^^",
      "'main.rowHeight' is another view's from one to the next; name the view by its id"
    ),
  ])
  func `what is no parameter cannot vary`(
    _ varying: String, _ carets: String, _ message: String
  ) throws {
    let error = try #require(throws: FilterError.self) { try names(varying) }
    #expect(error.message == message)
    #expect(error.excerpt == "\(varying)\n\(carets)")
  }

  @Test func `an experiment that is not there is told`() throws {
    let error = try #require(throws: CatalogError.self) { try names(like: "bas", "os") }
    #expect(error.code == .unknown)
  }
}

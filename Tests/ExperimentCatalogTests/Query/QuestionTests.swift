import LayoutModel
import Testing

@testable import ExperimentCatalog

/// Orders, limits, columns and groups, on small documents that lack this or that.
@Suite struct QuestionTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
    try Self.compute(test.catalog)
  }

  /// Expects 0 everywhere, infinity for one value, and nothing of another.
  private static func compute(_ catalog: Catalog) throws {
    let run = try catalog.beginRun(simulator: "1", filter: nil)
    try catalog.pending(simulator: "1") { pending in
      let values = pending.metrics.map { metric in
        let expectation: Layout.Answer =
          switch metric.path {
          case "scroll.contentOffset.y": .value(.number(.infinity))
          case "footer.state": .notModelled("no rule")
          default: .value(.number(0))
          }
        return ComputedConfiguration.Value(metric.id, expectation)
      }
      try catalog.store([ComputedConfiguration(pending.id, values)], by: run)
    }
  }

  private static func decide(_ value: MeasuredValue) -> Verdict {
    if case .missing = value.recorded { return .noMeasurement }
    return .match
  }

  private func names(_ question: String) throws -> [String] {
    try test.catalog.experiments(answering: .parse(question), simulator: "1").summaries.map(\.name)
  }

  /// An answer as lines of cells, as a person would write them down.
  private func rows(
    _ columns: String, _ question: String = "", by groups: String? = nil
  ) throws -> [String] {
    let answer = try test.catalog.answer(
      question.isEmpty ? .everything : .parse(question), columns: .parse(columns),
      groupedBy: groups.map(ColumnList.parse), simulator: "1", deciding: Self.decide)
    return answer.rows.map { row in
      row.map { value in
        switch value {
        case .number(let number): NumberText.format(number)
        case .text(let text): text
        case .boolean(let boolean): "\(boolean)"
        case nil: "-"
        }
      }.joined(separator: " ")
    }
  }

  // MARK: Order and limit

  @Test(
    arguments: [
      ("order by name", "nothing scroll-11 table-11 table-9"),
      ("order by name desc", "table-9 table-11 scroll-11 nothing"),
      ("order by os", "table-9 scroll-11 table-11 nothing"),
      ("order by os desc limit 2", "nothing table-11"),
      ("os < 12 order by os asc limit 9", "table-9 scroll-11 table-11"),
      ("order by measured.main.contentOffset.y", "table-9 table-11 scroll-11 nothing"),
      ("order by measured.main.contentOffset.y desc", "scroll-11 table-11 table-9 nothing"),
      ("order by measured.table.contentOffset.x, os desc", "nothing table-11 scroll-11 table-9"),
      ("order by main.contentInset.top desc", "table-9 scroll-11 table-11 nothing"),
      ("order by device, name", "nothing table-9 table-11 scroll-11"),
      ("order by table.bounces, name desc", "table-11 table-9 scroll-11 nothing"),
      ("order by -main.contentInset.top / 2", "table-9 scroll-11 table-11 nothing"),
      ("ORDER BY revision LIMIT 1", "nothing"),
      ("limit 1", "nothing"),
    ])
  func `experiments come in the order of the question, what is missing last`(
    _ question: String, _ expected: String
  ) throws {
    #expect(try names(question).joined(separator: " ") == expected)
  }

  @Test func `times order whatever zone they are stated in`() throws {
    for (name, time) in [("b", "2016-09-01T00:30:00Z"), ("a", "2016-09-01T02:00:00+02:00")] {
      try test.record(
        """
        {"name": "\(name)", "recordedAt": "\(time)",
         "configuration": {"platform": {"os": "12.0", "device": "iPhone X"}}}
        """)
    }
    #expect(try names("order by recordedAt limit 2") == ["a", "b"])
    #expect(try names("order by recordedAt desc limit 2") == ["b", "a"])
    #expect(
      try rows("recordedAt", "recordedAt is recorded") == [
        "2016-09-01T02:00:00+02:00", "2016-09-01T00:30:00Z",
      ])
    #expect(try rows("max(recordedAt)") == ["2016-09-01T00:30:00Z"])
  }

  @Test func `a list that the limit cuts says so`() throws {
    func isCut(_ question: String) throws -> Bool {
      try test.catalog.experiments(answering: .parse(question)).isCut
    }
    #expect(try isCut("limit 3"))
    #expect(try !isCut("limit 4"))
    let answer = try test.catalog.answer(.parse("limit 3"), columns: .parse("name"))
    #expect(answer.isCut && answer.rows.count == 3)
    #expect(try test.catalog.count(.parse("os > 9.3 limit 2")) == 2)
    #expect(try test.catalog.count(.parse("os > 9.3 limit 9")) == 3)
  }

  // MARK: Columns

  @Test func `columns are values of any type, and what is not finite says so`() throws {
    #expect(
      try rows("name, os, device, main.rowHeight, measured.table.contentOffset.x, tag") == [
        "nothing 26.0 iPhone 15 - - -", "scroll-11 11.0 - - - -",
        "table-11 11.2 iPhone X automatic inf field", "table-9 9.3 iPhone 6s 44 nan Field, inset",
      ])
    let metrics = try rows(
      "measured.table.isScrollable.y, measured.footer.state, expected.main.contentOffset.y,"
        + "deviation.main.contentOffset.y, revision, navigationBar.isPresent")
    #expect(
      metrics == [
        "- - - - 1 false", "- - inf not-finite 1 true", "true - 0 0 1 false",
        "false idle 0 -64 1 true",
      ])
    #expect(
      try rows("2 * main.contentInset.top + 1, verdict(main.contentOffset.y)", "os < 12") == [
        "4 match", "1 match", "129 match",
      ])
  }

  @Test func `columns know whether they are numbers`() throws {
    let answer = try test.catalog.answer(
      .everything, columns: .parse("name, os ,main.contentInset.top"))
    #expect(
      answer.columns == [
        .init(name: "name", isNumber: false), .init(name: "os", isNumber: true),
        .init(name: "main.contentInset.top", isNumber: true),
      ])
  }

  // MARK: Groups

  @Test func `groups come by what they have in common, what is missing last`() throws {
    #expect(
      try rows("count", by: "main.class") == ["UIScrollView 1", "UITableView 2", "- 1"])
    #expect(
      try rows(
        "count, count(measured.main.contentOffset.y), min(measured.main.contentOffset.y),"
          + "max(measured.main.contentOffset.y), mean(measured.main.contentOffset.y), max(os)",
        by: "main.class") == [
          "UIScrollView 1 1 7 7 7 11.0", "UITableView 2 2 -64 0 -32 11.2", "- 1 0 - - - 26.0",
        ])
  }

  @Test func `grouped by tags, an experiment counts in each of its tags, or in that without`()
    throws
  {
    let tagged = SmallDocuments.nothing.replacing("[]", with: #"["Field", "b"]"#)
    try test.record(tagged.replacing(#""nothing""#, with: #""twice""#))
    let filter = "name = 'twice' or name = 'nothing'"
    #expect(try rows("count", filter, by: "tag") == ["Field 1", "b 1", "- 1"])
    #expect(
      try rows("count", "\(filter) order by tag desc", by: "os, tag") == [
        "26.0 b 1", "26.0 Field 1", "26.0 - 1",
      ])
    #expect(
      try rows("count, max(name)", "tag = 'b' order by count", by: "tag, name") == [
        "Field twice 1 twice", "b twice 1 twice",
      ])
  }

  @Test func `groups can be ordered by what many have`() throws {
    #expect(
      try rows("count", "order by count desc, main.class", by: "main.class") == [
        "UITableView 2", "UIScrollView 1", "- 1",
      ])
    #expect(
      try rows("count", "order by mean(measured.main.contentOffset.y) limit 1", by: "main.class")
        == ["UITableView 2"])
    #expect(
      try rows("max(os)", "order by main.class desc", by: "main.class") == [
        "UITableView 11.2", "UIScrollView 11.0", "- 26.0",
      ])
  }

  @Test func `without groups everything is one`() throws {
    #expect(
      try rows("count, mean(measured.table.contentOffset.y)") == ["4 -21.333333333333332"])
    #expect(try rows("count, max(name)", "os < 7") == ["0 -"])
    #expect(try rows("count", "os < 7", by: "os").isEmpty)
  }

  @Test func `what a mean leaves out is told`() throws {
    func leftOut(_ columns: String, by groups: String? = nil) throws -> [Answer.LeftOut] {
      try test.catalog.answer(
        .everything, columns: .parse(columns), groupedBy: groups.map(ColumnList.parse),
        simulator: "1"
      ).leftOut
    }
    #expect(
      try leftOut(
        "count, mean(measured.table.contentOffset.x), max(measured.table.contentOffset.y)")
        == [.init(column: "mean(measured.table.contentOffset.x)", count: 2)])
    #expect(
      try leftOut("min(abs(deviation.main.contentOffset.y))", by: "os")
        == [.init(column: "min(abs(deviation.main.contentOffset.y))", count: 1)])
    #expect(try leftOut("mean(main.contentInset.top), count(os)").isEmpty)
    #expect(
      try leftOut("count(measured.table.contentOffset.x)")
        == [.init(column: "count(measured.table.contentOffset.x)", count: 2)])
    #expect(
      try rows("count, count(measured.table.contentOffset.x), mean(measured.table.contentOffset.x)")
        == ["4 0 -"])
  }

  // MARK: Errors

  @Test(arguments: [
    ("os > 9 order name", "             ^^^^", "expected 'by' after 'order', found 'name'"),
    (
      "order by", "        ^",
      "expected a name, a number or a text in single quotes, found the end of the filter"
    ),
    (
      "order by os desc asc", "                 ^^^",
      "expected an operator such as '=' or 'and', found 'asc'"
    ),
    ("limit 0", "      ^", "'limit' is a whole number from 1, found '0'"),
    ("limit 2.5", "      ^^^", "'limit' is a whole number from 1, found '2.5'"),
    ("limit", "     ^", "'limit' is a whole number from 1, found the end of the filter"),
    ("limit 3 order by os", "        ^^^^^", "'order by' stands before 'limit'"),
    ("order by tag", "         ^^^", "tags have no order: an experiment has many"),
    (
      "order by deviates", "         ^^^^^^^^",
      "a condition is no value; join conditions with and, or, not"
    ),
    (
      "order by naem", "         ^^^^",
      "there is no parameter 'naem'; did you mean 'name' or 'platform.systemName'?"
    ),
    (
      "order by any(UIView).frame.x", "             ^^^^^^",
      "any(…) has many values; ask for it in the filter, or write main.…"
    ),
  ])
  func `a wrong order or limit is told`(
    _ question: String, _ carets: String, _ message: String
  ) throws {
    let error = try #require(throws: FilterError.self) { try names(question) }
    #expect(error.message == message)
    #expect(error.excerpt == "\(question)\n\(carets)")
  }

  @Test(arguments: [
    (
      "name,", nil, "     ^",
      "expected a name, a number or a text in single quotes, found the end of the filter"
    ),
    ("name os", nil, "     ^^", "expected a comma or the end of the list, found 'os'"),
    ("mean(device)", nil, "     ^^^^^^", "'mean' needs numbers; 'device' is a text"),
    (
      "name, count", nil, "      ^^^^^",
      "this is of many experiments, and the other columns are of each; add --group-by"
    ),
    (
      "name, count", "os", "^^^^",
      "of a group there are count(…), min(…), max(…), mean(…); group by it to see it"
    ),
    (
      "count", "count", "^^^^^",
      "groups are made by what an experiment has, not by what many have"
    ),
    (
      "median(os)", nil, "^^^^^^",
      "there is no function 'median'; there are abs(…), any(…).path, deviates(…), matches(…), waived(…) and verdict(…)"
    ),
  ])
  func `wrong columns are told`(
    _ columns: String, _ groups: String?, _ carets: String, _ message: String
  ) throws {
    let error = try #require(throws: FilterError.self) { try rows(columns, by: groups) }
    #expect(error.message == message)
    #expect(error.excerpt.split(separator: "\n").last.map(String.init) == carets)
  }

  @Test func `groups are not ordered by what each has`() throws {
    let error = try #require(throws: FilterError.self) {
      try rows("count", "order by name", by: "os")
    }
    #expect(
      error.message
        == "groups are ordered by what they are grouped by, or by count, mean(…) and the like")
  }

  // MARK: Hints and plans

  @Test func `a parameter that is only measured is taken for a slip`() throws {
    func hints(_ filter: String) throws -> [String] { try test.catalog.hints(for: .parse(filter)) }
    let hint =
      "'table.contentOffset.y' asks for what a configuration states, and none states it; "
      + "'measured.table.contentOffset.y' asks for what was measured"
    #expect(try hints("table.contentOffset.y < 0 or abs(table.contentOffset.y) > 3") == [hint])
    for filter in [
      "measured.table.contentOffset.y < 0", "matches(table.contentOffset.y)",
      "table.contentInset.top > 0", "main.contentOffset.y < 0", "os > 9",
    ] {
      #expect(try hints(filter).isEmpty, "\(filter)")
    }
    try test.record(
      SmallDocuments.tableOn11.replacing(#""table-11""#, with: #""stated""#)
        .replacing(#""bounces": false"#, with: #""contentOffset": [0, 5]"#))
    #expect(try hints("table.contentOffset.y < 0").isEmpty)
  }

  @Test func `one statement answers, and its values are bound`() throws {
    let plan = try test.catalog.explain(
      .parse("name <> 'x''y' order by count limit 5"),
      columns: .parse("max(os), mean(measured.main.contentOffset.y + 17)"),
      groupedBy: .parse("device"), simulator: "1")
    #expect(plan.sql.hasPrefix("SELECT c.device, max(c.os), avg("))
    #expect(!plan.sql.contains("x'") && !plan.sql.contains("17"))
    #expect(plan.values.contains(.text("x'y")) && plan.values.contains(.integer(17)))
    #expect(plan.values.last == .integer(6))
    #expect(!plan.plan.isEmpty)
  }
}

import LayoutModel
import Testing

@testable import ExperimentCatalog

/// Filters on small documents that lack this or that.
@Suite struct FilterTests {
  private let test: TestCatalog

  private static let all = ["nothing", "scroll-11", "table-11", "table-9"]
  private static let tables = ["scroll-11", "table-11", "table-9"]

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  private func names(_ filter: String, simulator: String? = nil) throws -> [String] {
    try test.catalog.experiments(matching: Filter.parse(filter), simulator: simulator).map(\.name)
  }

  private func check(_ table: KeyValuePairs<String, [String]>) throws {
    for (filter, expected) in table {
      #expect(try names(filter) == expected, "\(filter)")
    }
  }

  @Test func `versions compare as versions`() throws {
    try check([
      "os > 9": Self.all, "os > 9.3": ["nothing", "scroll-11", "table-11"],
      "os = 11": ["scroll-11"], "os = 11.0": ["scroll-11"], "os = '11.0.0'": ["scroll-11"],
      "os >= 9.30": ["nothing", "scroll-11", "table-11"],
      "os < 11.2": ["scroll-11", "table-9"], "11 < os": ["nothing", "table-11"],
      "os in (9.3, 26)": ["nothing", "table-9"], "os not in (9.3, 26)": ["scroll-11", "table-11"],
      "os between 9 and 11": ["scroll-11", "table-9"],
      "os <> 11.2.0": ["nothing", "scroll-11", "table-9"],
      "os is missing": [], "platform.os == 26.0": ["nothing"],
    ])
  }

  @Test func `not binds tighter than and, and than or`() throws {
    try check([
      "os > 11 or os < 10 and tag = 'none'": ["nothing", "table-11"],
      "(os > 11 or os < 10) and tag = 'none'": [],
      "not os > 11 and os < 10": ["table-9"],
      "not (os > 11 and os < 10)": Self.all,
      "not not os > 11": ["nothing", "table-11"],
      "NOT os > 11 AND os > 10": ["scroll-11"],
      "2 + 3 * 4 = 14 and (2 + 3) * 4 = 20 and 2 - 3 - 4 = -5 and 8 / 4 / 2 = 1": Self.all,
      "-2 * -3 = 6 and --1 = 1 and -abs(-2) = -2": Self.all,
      "not os between 9 and 10 and os < 12": ["scroll-11", "table-11"],
    ])
  }

  @Test func `a comparison with a missing value is false, and not is its plain negation`() throws {
    try check([
      "table.contentInset.top > 0": ["scroll-11", "table-9"],
      "table.contentInset.top <= 0": ["table-11"],
      "not table.contentInset.top > 0": ["nothing", "table-11"],
      "table.contentInset.top <> 64": ["scroll-11", "table-11"],
      "not table.contentInset.top = 64": ["nothing", "scroll-11", "table-11"],
      "table.contentInset.top is missing": ["nothing"],
      "table.contentInset.top is not missing": Self.tables,
      "table.contentInset.top is recorded": Self.tables,
      "table.contentInset.top is not recorded": ["nothing"],
      "table.contentInset.top in (0, 20)": ["scroll-11", "table-11"],
      "table.contentInset.top not in (0, 20)": ["nothing", "table-9"],
      "table.contentInset.top + 1 is missing": ["nothing"],
      "table.contentInset.top / 0 is missing": Self.all,
      "device is missing": ["scroll-11"],
      "not device = 'iPhone X'": ["nothing", "scroll-11", "table-9"],
      "device like '%'": ["nothing", "table-11", "table-9"],
      "device not like '%x%'": ["nothing", "scroll-11", "table-9"],
    ])
  }

  @Test func `what is not stated has its default where there is the thing`() throws {
    try check(
      [
        "table.bounces": ["scroll-11", "table-9"], "table.bounces = false": ["table-11"],
        "not table.bounces": ["nothing", "table-11"],
        "table.style = 'plain'": Self.tables,
        "badge.isHidden = false": ["table-9"], "view.isHidden = false": Self.all,
        "badge.contentInset.top is missing": Self.all,
        "scroll.bounces": ["scroll-11"],
        "phase = 'viewDidAppear'": ["nothing", "table-11", "table-9"],
        "statusBar.isHidden = false": Self.all,
        "navigationBar.translucent = true": ["scroll-11"],
        "navigationBar.translucent = false": ["table-9"],
        "navigationBar.translucent is missing": ["nothing", "table-11"],
        "navigationBar.prompt = false": ["scroll-11", "table-9"],
        "navigationBar.isPresent = false": ["nothing", "table-11"],
        "tabBar.isHidden": ["scroll-11"], "tabBar.isPresent": ["scroll-11"],
        "toolbar.isHidden is missing": Self.all,
        "platform.device.scale = 2": ["scroll-11"],
        "platform.device.statusBarHeight = 0": ["scroll-11"],
        "platform.device.isPresent": ["scroll-11"],
        "actions.count = 0": Self.all,
        "table.rows.count = 0": ["scroll-11", "table-11"],
        "table.loadMoreFooter.isPresent": ["table-9"],
        "table.loadMoreFooter.height = 35": ["table-9"],
        "table.refreshHeader.duration is missing": Self.all,
      ])
  }

  @Test func `a default that depends on the OS is that of the experiment's OS`() throws {
    try test.record(
      Self.plainTable("plain-7", os: "7.1", device: "iPhone 5"),
      Self.plainTable("plain-8", os: "8.0", device: "iPhone 6"))
    try check([
      "table.rowHeight = 44": ["plain-7", "table-9"],
      "table.rowHeight = 'automatic'": ["plain-8", "scroll-11", "table-11"],
      "table.rowHeight > 0": ["plain-7", "table-9"],
      "table.rowHeight < 'b'": ["plain-8", "scroll-11", "table-11"],
      "table.rowHeight in (44, 'automatic')": ["plain-7", "plain-8"] + Self.tables,
      "table.rowHeight not in (44, 'automatic')": ["nothing"],
      "table.rowHeight <> 20": ["plain-7", "table-9"],
      "table.rowHeight + 1 = 45": ["plain-7", "table-9"],
      "table.rowHeight like 'AUTO%'": ["plain-8", "scroll-11", "table-11"],
      "table.rowHeight = main.rowHeight": ["plain-7", "plain-8", "table-11", "table-9"],
      "table.rowHeight is missing": ["nothing"],
    ])
  }

  private static func plainTable(_ name: String, os: String, device: String) -> String {
    """
    {"name": "\(name)",
     "configuration": {
       "platform": {"os": "\(os)", "device": "\(device)"},
       "view": {"subviews": [{"id": "table", "class": "UITableView", "frame": [0, 0, 9, 9]}]}}}
    """
  }

  @Test func `main is the first scroll view in tree order, and any is each`() throws {
    try check([
      "main.class = 'UIScrollView'": ["scroll-11"],
      "main.class = 'UITableView'": ["table-11", "table-9"],
      "main.class is missing": ["nothing"],
      "main.contentInset.top = 1.5": ["scroll-11"],
      "main.contentInset.bottom = 49": ["table-9"],
      "main.contentInsetAdjustmentBehavior = 'automatic'": Self.tables,
      "main.isPagingEnabled": ["scroll-11"],
      "main.bounces": ["scroll-11", "table-9"],
      "main.rowHeight is recorded": ["table-11", "table-9"],
      "main.loadMoreFooter.isPresent": ["table-9"],
      "main.loadMoreFooter.height > 30": ["table-9"],
      "main.frame.height = 600": ["table-9"],
      "config.main.frame.height = 600": ["table-9"],
      "any(UIScrollView).contentInset.top = 20": ["scroll-11"],
      "any(UITableView).contentInset.top = 1.5": [],
      "any(UIScrollView).contentInset.top between 1 and 2": ["scroll-11"],
      "any(UIScrollView).contentInset.top in (1.5, 64)": ["scroll-11", "table-9"],
      "not any(UIScrollView).contentInset.top > 0": ["nothing", "table-11"],
      "any(UITableView).bounces = false": ["table-11"],
      "any(UIScrollView).bounces": ["scroll-11", "table-9"],
      "any(UIView).frame.x = 10": ["table-9"],
      "any(UIView).class = 'UIScrollView'": ["scroll-11"],
      "any(UIScrollView).frame.x is missing": [],
      "any(UIView).frame.x is missing": Self.all,
      "any(UIView).frame.x is recorded": Self.tables,
      "any(UITableView).frame.x is not missing": Self.tables,
      "any(UIScrollView).contentInset.top * 2 = any(UIScrollView).contentInset.top + 1.5": [
        "scroll-11"
      ],
      "any(UITableView).rowHeight = 44": ["table-9"],
      "any(UIScrollView).superview = 'scroll'": ["scroll-11"],
      "table.superview = 'view' and table.index = 0": ["table-11", "table-9"],
    ])
  }

  @Test func `texts compare by their bytes, like regardless of ASCII case`() throws {
    try check([
      "name = 'table-9'": ["table-9"], "name = 'TABLE-9'": [], "name == 'table-9'": ["table-9"],
      "'table-9' = name": ["table-9"], "name like 'TABLE-%'": ["table-11", "table-9"],
      "name like 'table-_'": ["table-9"], "name not like '%-%'": ["nothing"],
      "name > 'scroll-11' and name < 'table-2'": ["table-11"],
      "name in ('nothing', 'table-9', 'x')": ["nothing", "table-9"],
      "name is missing": [], "name is recorded": Self.all,
      "source.kind = 'device'": ["table-9"], "source.kind is missing": ["nothing", "scroll-11"],
      "source.ref like 'log%'": ["table-9"], "source.evidence = 'printed'": ["table-9"],
      "device = 'iPhone 6s'": ["table-9"],
    ])
  }

  @Test func `a device goes by its aliases too`() throws {
    try test.record(
      """
      {"name": "pad", "configuration": {"platform": {"os": "13.1", "device": "iPad 7"}}}
      """)
    let device = try #require(
      try test.catalog.experiments(matching: .parse("name = 'pad'")).first?.device)
    #expect(device != "iPad 7")
    try check([
      "device = 'iPad 7'": ["pad"], "device in ('iPad 7', 'x')": ["pad"],
      "device <> 'iPad 7'": ["nothing", "table-11", "table-9"],
    ])
    #expect(try names("device = '\(device)'") == ["pad"])
  }

  @Test func `any tag counts`() throws {
    try check([
      "tag = 'field'": ["table-11"], "'field' = tag": ["table-11"],
      "tag <> 'field'": ["nothing", "scroll-11", "table-9"],
      "tag in ('inset', 'field')": ["table-11", "table-9"],
      "tag not in ('inset', 'field')": ["nothing", "scroll-11"],
      "tag like 'FIELD'": ["table-11", "table-9"], "tag like 'in%'": ["table-9"],
      "tag not like '%'": ["nothing", "scroll-11"],
      "tag is missing": ["nothing", "scroll-11"], "tag is recorded": ["table-11", "table-9"],
      "tag = 'inset' and tag = 'Field'": ["table-9"],
    ])
  }

  @Test func `measurements are asked for by their paths`() throws {
    try check([
      "measured.table.contentOffset.y = -64": ["table-9"],
      "measured.table.contentOffset.y = 0": ["scroll-11", "table-11"],
      "measured.table.contentOffset.y < 1": Self.tables,
      "measured.table.contentSize.height = 132.5": ["table-9"],
      "measured.table.contentSize.height is missing": ["nothing", "scroll-11", "table-11"],
      "measured.table.isScrollable.y": ["table-11"],
      "measured.table.isScrollable.y = false": ["table-9"],
      "not measured.table.isScrollable.y": ["nothing", "scroll-11", "table-9"],
      "measured.footer.state = 'idle'": ["table-9"],
      "measured.footer.state <> 'refreshing'": ["table-9"],
      #""measured.table.rows[0,1].frame.y" = table.rowHeight"#: ["table-9"],
      #"measured."table.rows[0,1].frame.y" > 1e1"#: ["table-9"],
      "abs(measured.table.contentOffset.y) > 60": ["table-9"],
      "measured.table.contentOffset.y + table.contentInset.top = 0": ["table-11", "table-9"],
    ])
  }

  @Test func `what is not finite is recorded and compares with nothing`() throws {
    try check([
      "measured.table.contentOffset.x is recorded": ["table-11", "table-9"],
      "measured.table.contentOffset.x > 0": [], "measured.table.contentOffset.x <= 0": [],
      "measured.table.contentOffset.x = measured.table.contentOffset.x": [],
      "not measured.table.contentOffset.x > 0": Self.all,
    ])
  }

  @Test func `is finite asks of a value that is there`() throws {
    try check([
      "measured.table.contentOffset.x is not finite": ["table-11", "table-9"],
      "measured.table.contentOffset.x is finite": [],
      "measured.table.contentOffset.y is finite": Self.tables,
      "measured.table.contentOffset.y is not finite": [],
      "not measured.table.contentOffset.y is finite": ["nothing"],
      "measured.table.contentSize.height is finite": ["table-9"],
      "measured.table.contentSize.height is not finite": [],
      "measured.main.contentOffset.x is not finite": ["table-11", "table-9"],
      "measured.any(UITableView).contentOffset.x is not finite": ["table-11", "table-9"],
      "expected.table.contentOffset.x is not finite": [],
      "deviation.table.contentOffset.x is not finite": [],
    ])
  }

  @Test func `metrics are asked of the first scroll view and of each`() throws {
    try check([
      "measured.main.contentOffset.y = 7": ["scroll-11"],
      "measured.main.contentOffset.y < 7": ["table-11", "table-9"],
      "not measured.main.contentOffset.y < 7": ["nothing", "scroll-11"],
      "measured.main.isScrollable.y": ["table-11"],
      #""measured.main.rows[0,1].frame.y" = main.rowHeight"#: ["table-9"],
      "measured.main.contentOffset.y + main.contentInset.top = 0": ["table-11", "table-9"],
      "measured.any(UIScrollView).contentOffset.y = 7": ["scroll-11"],
      "measured.any(UIScrollView).contentOffset.y = 0": ["scroll-11", "table-11"],
      "measured.any(UITableView).contentOffset.y = 7": [],
      "measured.any(UITableView).contentOffset.y = -any(UITableView).contentInset.top": [
        "table-11", "table-9",
      ],
      #"measured.any(UITableView)."rows[0,1].frame.y" is recorded"#: ["table-9"],
      "measured.any(UIScrollView).contentSize.height is missing": ["scroll-11", "table-11"],
      "config.any(UITableView).contentInset.top = 20": ["scroll-11"],
      "expected.main.contentOffset.y is recorded": [],
    ])
  }

  @Test func `contains looks for a text within one, regardless of ASCII case`() throws {
    try check([
      "name contains 'ABLE-1'": ["table-11"], "name contains '%'": [],
      "name not contains '-'": ["nothing"], "name contains ''": Self.all,
      "device contains 'x'": ["table-11"], "not device contains 'i'": ["scroll-11"],
      "tag contains 'IEL'": ["table-11", "table-9"],
      "tag not contains 'e'": [
        "nothing", "scroll-11",
      ],
      "table.rowHeight contains 'auto'": ["scroll-11", "table-11"],
      "source.ref contains ':3'": ["table-9"],
    ])
  }

  @Test func `times compare whatever zone they are stated in`() throws {
    func dated(_ name: String, _ time: String) -> String {
      """
      {"name": "\(name)", "recordedAt": "\(time)",
       "configuration": {"platform": {"os": "12.0", "device": "iPhone X"}}}
      """
    }
    try test.record(
      dated("early", "2016-09-01T01:00:00+02:00"), dated("late", "2016-09-01"),
      dated("later", "2016-09-01T00:00:00.500Z"))
    try check([
      "recordedAt < '2016-09-01'": ["early"],
      "recordedAt = '2016-09-01T00:00:00Z'": ["late"],
      "recordedAt in ('2016-08-31T23:00Z', '2016-09-01T02:00:00+02:00')": ["early", "late"],
      "recordedAt between '2016-09-01' and '2016-09-02'": ["late", "later"],
      "recordedAt is missing": Self.all,
      "createdAt > '2020-01-01' and revision = 1": ["early", "late", "later"] + Self.all,
    ])
  }

  @Test func `expectations and deviations are those of the version asked under`() throws {
    for (simulator, computed) in [("1", -64.0), ("2", -20.0)] {
      let run = try test.catalog.beginRun(simulator: simulator, filter: nil)
      try test.catalog.pending(simulator: simulator) { pending in
        let values = pending.metrics.map { metric in
          ComputedConfiguration.Value(
            metric.id,
            metric.path == "table.contentOffset.y"
              ? .value(.number(computed)) : .notModelled("no rule for \(metric.path)"))
        }
        try test.catalog.store([ComputedConfiguration(pending.id, values)], by: run)
      }
    }
    let filters = [
      "expected.table.contentOffset.y = -64", "deviation.table.contentOffset.y = 0",
      "abs(deviation.table.contentOffset.y) > 20",
      "measured.table.contentOffset.y <> expected.table.contentOffset.y",
      "not measured.table.contentOffset.y = expected.table.contentOffset.y",
      "expected.footer.state is missing", "expected.footer.state = 'no rule for footer.state'",
      "expected.table.contentOffset.y is recorded", "deviation.table.contentOffset.y is recorded",
    ]
    func answers(_ simulator: String?) throws -> [[String]] {
      try filters.map { try names($0, simulator: simulator) }
    }
    let others = ["scroll-11", "table-11"]
    #expect(
      try answers("1") == [
        Self.tables, ["table-9"], others, others, ["nothing"] + others, Self.all, [], Self.tables,
        Self.tables,
      ])
    #expect(
      try answers("2") == [
        [], [], ["table-9"], Self.tables, Self.all, Self.all, [], Self.tables, Self.tables,
      ])
    #expect(try answers("3") == [[], [], [], [], Self.all, Self.all, [], [], []])
    #expect(try answers(nil) == answers("3"))
  }

  @Test func `only the latest revision is asked`() throws {
    let nothing = SmallDocuments.nothing
    try test.record(nothing.replacing(#""tags": []"#, with: #""tags": ["new"]"#))
    try check(["tag = 'new'": ["nothing"]])
    try test.record(nothing)
    try check(["tag = 'new'": [], "tag is missing": ["nothing", "scroll-11"]])
  }

  @Test func `SQL in a text is a text`() throws {
    try check([
      "name = ''' or 1=1 --'": [],
      "name = 'x''); DROP TABLE experiment; --'": [],
      "tag = ''' UNION SELECT name FROM experiment --'": [],
      "name like '%'' or ''1''=''1'": [],
      "device in ('a'', ''b', '?1', ':x', 'iPhone X')": ["table-11"],
    ])
    #expect(try names("true") == Self.all)
    #expect(throws: FilterError.self) {
      try names(#""e.name FROM experiment AS e; DROP TABLE experiment; --" = 'x'"#)
    }
    #expect(throws: FilterError.self) { try names(#""measured.x' OR '1'='1" = 1"#) }
  }

  @Test func `a text may hold quotes, any script and a zero`() throws {
    let name = #"it's 😀 "quoted" %"#
    try test.record(
      #"""
      {"name": "it's \uD83D\uDE00 \"quoted\" %",
       "configuration": {"platform": {"os": "12.0", "device": "iPhone X"}}}
      """#)
    try check([
      #"name = 'it''s 😀 "quoted" %'"#: [name], "name like 'it''s _ %'": [name],
      "name = 'table-9\0'": [],
    ])
  }

  @Test func `long filters are no problem, and too many values are told`() throws {
    let long = (0..<1500).map { "os <> \($0 % 900 + 30)" }.joined(separator: " and ")
    #expect(try names(long) == Self.all)
    let either = (0..<1500).map { "name = 'x\($0)'" }.joined(separator: " or ")
    #expect(try names("\(either) or name = 'nothing'") == ["nothing"])
    let list = (0..<SQL.mostValues).map(String.init).joined(separator: ",")
    let error = try #require(throws: FilterError.self) { try names("view.index in (\(list))") }
    #expect(error.message == "the filter needs 32775 values, and SQLite takes 32766")
  }

  @Test func `what is nested as deep as may be is carried out`() throws {
    func nested(_ open: String, _ inner: String, _ close: String = "", depth: Int = 13) -> String {
      String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
    }
    let any = "any(UITableView).rowHeight + any(UITableView).loadMoreFooter.height = 79"
    for (filter, expected) in [
      (nested("not ", any), Array(Self.all.dropLast())), (nested("(", any, ")"), ["table-9"]),
      (nested("os < 2 or (", any, ")"), ["table-9"]),
      (nested("os > 2 and (", any, ")"), ["table-9"]),
      (nested("os < 2 or (os > 3 and (", any, "))", depth: 6), ["table-9"]),
      (nested("not (", any, ")", depth: 6), ["table-9"]),
      ("\(nested("- ", "view.index")) = 0", Self.all),
      ("\(nested("abs(", "view.index", ")")) = 0", Self.all),
      ("\(nested("1 + (", "view.index", ")")) = 13", Self.all),
      ("\(nested("2 * (1 - ", "view.index", ")")) = 1 or true", Self.all),
      ("view.index\(String(repeating: " + 1", count: 199)) = 199", Self.all),
      ("table.rowHeight\(String(repeating: " / 1", count: 199)) = 44", ["table-9"]),
    ] {
      #expect(try names(filter) == expected, "\(filter)")
    }
    // What the program itself could follow, but not SQLite's parser, is told as well.
    let error = try #require(throws: FilterError.self) {
      try names(nested("os < 2 or os > 3 and (", any, ")"))
    }
    #expect(error.message == "the filter is nested too deep; write it with fewer parentheses")
  }

  @Test func `arithmetic groups from the left, and by rank`() throws {
    try check([
      "10 - 4 - 3 = 3 and 10 - (4 - 3) = 9": Self.all,
      "100 / 10 / 5 = 2 and 100 / (10 / 5) = 50 and 7 / 2 = 3.5": Self.all,
      "2 * 3 + 4 * 5 = 26 and 2 * (3 + 4) * 5 = 70 and 12 / (2 * 3) = 2": Self.all,
      "-(2 + 3) * 2 = -10 and 2 - -3 = 5 and 2 * -3 = -6": Self.all,
    ])
  }

  @Test func `numbers of any size are numbers`() throws {
    try check([
      "abs(-9223372036854775808) > 9e18": Self.all, "view.index - 1e308 * 10 < 0": Self.all,
      "view.index + 1e308 * 10 - 1e308 * 10 is missing": Self.all,
      "9007199254740993 = 9007199254740992": Self.all, "0.1 + 0.2 = 0.30000000000000004": Self.all,
    ])
  }

  @Test func `a filter narrows what is pending and what was measured`() throws {
    var visited: Set<String> = []
    try test.catalog.measured(simulator: "1", matching: .parse("os = 11")) { value in
      visited.insert(value.experiment)
    }
    #expect(visited == ["scroll-11"])
    var count = 0
    let selected = try test.catalog.pending(simulator: "1", matching: .parse("os > 11")) { _ in
      count += 1
    }
    #expect(selected == 2)
    #expect(count == 1)
  }
}

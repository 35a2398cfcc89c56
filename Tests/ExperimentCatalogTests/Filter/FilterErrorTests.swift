import ExperimentCatalog
import Testing

@Suite struct FilterErrorTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  /// A filter, the carets that are to stand below it, and the message.
  struct Bad: Sendable {
    let filter: String
    let carets: String
    let message: String

    init(_ filter: String, _ carets: String, _ message: String) {
      self.filter = filter
      self.carets = carets
      self.message = message
    }
  }

  private static let value = "expected a name, a number or a text in single quotes, found"

  static let words: [Bad] = [
    Bad("", "^", "the filter is empty; say what to select, as in os >= 11"),
    Bad("  ", "  ^", "the filter is empty; say what to select, as in os >= 11"),
    Bad("device = 'iPhone", "         ^^^^^^^", "the text that begins here has no closing '"),
    Bad(
      #"device = "iPhone"#, "         ^^^^^^^", #"the name that begins here has no closing ""#),
    Bad(
      "name = “a”", "       ^",
      "'“' is no quote here; a text stands in straight single quotes: 'iPhone X'"),
    Bad("os > 9 && os < 10", "       ^^", "write 'and' for '&&'"),
    // A terminal gives these two columns each.
    Bad("name = '表🧪' && os < 8", "              ^^", "write 'and' for '&&'"),
    Bad("os > 9 || os < 8", "       ^^", "write 'or' for '||'"),
    Bad("!navigationBar.isPresent", "^", "write 'not' for '!'"),
    Bad("os => 9", "   ^^", "write '>=' for '=>'"),
    Bad("os =! 9", "   ^^", "write '!=' for '=!'"),
    Bad("os > 9;", "      ^", "';' has no meaning in a filter"),
    Bad("os > 9 # more", "       ^", "'#' has no meaning in a filter"),
    Bad(
      "main.frame.x > 9px", "               ^^^",
      "'9px' is no number; numbers have no unit: lengths are points, times are seconds"),
    Bad(
      "main.frame.x > 9.", "               ^^",
      "'9.' is no number; numbers have no unit: lengths are points, times are seconds"),
    Bad("main.frame.x < 1e999", "               ^^^^^", "'1e999' is too large for a number"),
    Bad(
      "measured.table.rows[0,1].frame.y > 3", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      #"a name with brackets stands in double quotes: "measured.table.rows[0,1].frame.y""#),
    Bad(
      "measured.view.convert([1,2],to:nil).x > 3", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      #"a name with brackets stands in double quotes: "measured.view.convert([1,2],to:nil).x""#),
  ]

  static let grammar: [Bad] = [
    Bad("os >=", "     ^", "\(value) the end of the filter"),
    Bad("os >= 11 and", "            ^", "\(value) the end of the filter"),
    Bad("and os > 9", "^^^", "\(value) 'and'"),
    Bad("os 11", "   ^^", "expected an operator such as '=' or 'and', found '11'"),
    Bad("device 'a b'", "       ^^^^^", "expected an operator such as '=' or 'and', found 'a b'"),
    Bad("os not 9", "   ^^^", "expected an operator such as '=' or 'and', found 'not'"),
    Bad(
      "os > 9 order by name", "       ^^^^^",
      "'order' belongs to plumb query; a filter ends before it"),
    Bad("limit 3", "^^^^^", "\(value) 'limit'"),
    Bad("os > 9)", "      ^", "expected an operator such as '=' or 'and', found ')'"),
    Bad(
      "(os > 9", "       ^",
      "expected ')' at the end of the parenthesis, found the end of the filter"),
    Bad("os in 9", "      ^", "expected '(' with a list after 'in', found '9'"),
    Bad("os in ()", "       ^", "\(value) ')'"),
    Bad("os in (9 10)", "         ^^", "expected ')' at the end of the list, found '10'"),
    Bad(
      "os between 9 or 10", "             ^^",
      "expected 'and' with the upper end of 'between', found 'or'"),
    Bad(
      "device is null", "          ^^^^",
      "expected 'missing', 'recorded' or 'finite' after 'is', found 'null'"),
    Bad(
      "8 < os < 10", "       ^",
      "comparisons do not chain; write a < b and b < c, or between"),
    Bad(
      "any(UIView) = 1", "            ^",
      "expected a path, as in any(UITableView).rowHeight, found '='"),
  ]

  static let names: [Bad] = [
    Bad(
      "device = iPhone", "         ^^^^^^",
      "there is no parameter 'iPhone'; a text stands in single quotes: 'iPhone'"),
    Bad(
      #"device = "iPhone X""#, "         ^^^^^^^^^^",
      "there is no parameter 'iPhone X'; a text stands in single quotes: 'iPhone X'"),
    Bad(
      "naem = 'x'", "^^^^",
      "there is no parameter 'naem'; did you mean 'name' or 'platform.systemName'?"),
    Bad(
      "tabel.contentInset.top > 0", "^^^^^^^^^^^^^^^^^^^^^^",
      "no view of this catalog is called 'tabel'; did you mean 'table.contentInset.top'?"),
    Bad(
      "list.contentInset.top > 0", "^^^^^^^^^^^^^^^^^^^^^",
      "no view of this catalog is called 'list'; there are 'badge', 'scroll', 'table', 'view'"),
    Bad(
      "table.contentInest.top > 0", "^^^^^^^^^^^^^^^^^^^^^^",
      "there is no parameter 'table.contentInest.top'; did you mean 'table.contentInset.top' or "
        + "'table.contentInset.left' or 'table.contentInset.bottom'?"),
    Bad(
      "contentInset.top > 0", "^^^^^^^^^^^^^^^^",
      "there is no parameter 'contentInset.top'; did you mean 'main.contentInset.top' or "
        + "'view.contentInset.top' or 'badge.contentInset.top'?"),
    Bad(
      "navigationBar.tranlucent", "^^^^^^^^^^^^^^^^^^^^^^^^",
      "there is no parameter 'navigationBar.tranlucent'; did you mean 'navigationBar.translucent' "
        + "or 'navigationBar.isPresent' or 'navigationBar.isHidden'?"),
    Bad("config.os = 9", "^^^^^^^^^", "there is no parameter 'config.os'"),
    Bad(
      "measured.table.contentSize.heigth > 0", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "there is no metric 'table.contentSize.heigth'; did you mean "
        + "'measured.table.contentSize.height'?"),
    Bad(
      "expected.table.contentSize.width > 0", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "no experiment measures 'table.contentSize.width'; did you mean "
        + "'expected.table.contentSize.height'?"),
    Bad(
      #""measured.table.rows[0,x].frame.y" > 3"#, "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "there is no metric 'table.rows[0,x].frame.y'; did you mean "
        + "'measured.table.\"rows[0,1].frame.y\"'?"),
    Bad(
      "foo(1) = 2", "^^^",
      "there is no function 'foo'; there are abs(…), any(…).path, deviates(…), matches(…), "
        + "waived(…) and verdict(…)"),
    Bad(
      "any(UIFoo).frame.x = 1", "    ^^^^^",
      "any(…) takes a class: UIView, UIScrollView, UITableView, UICollectionView, UITextView, "
        + "UISearchBar, WKWebView"),
    Bad(
      "any(UITableView).rowHeigth = 1", "^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "views have no parameter 'rowHeigth'; did you mean 'rowHeight' or "
        + "'estimatedRowHeight'?"),
    Bad(
      "measured.main.contentSize.heigth > 0", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "views have no metric 'contentSize.heigth'; did you mean 'contentSize.height' or "
        + "'contentSize.width'?"),
    Bad(
      "any(UITableView).frame.x = 1 and deviation.any(UIView).frame.z = 2",
      "                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "views have no metric 'frame.z'; did you mean 'frame.x' or 'frame.y'?"),
    Bad(
      "any(UIView).frame.x = any(UITableView).frame.x", "                          ^^^^^^^^^^^",
      "one comparison asks for views of one class; join two comparisons with and"),
  ]

  static let types: [Bad] = [
    Bad(
      "table.contentInset.top = '64'", "                         ^^^^",
      "'table.contentInset.top' is a number, '64' is a text; write 64 without quotes"),
    Bad(
      "'a' = main.contentInset.top", "^^^", "'main.contentInset.top' is a number, 'a' is a text"),
    Bad("device > 3", "         ^", "'device' is a text, '3' is a number; write '3'"),
    Bad(
      "device = 11.2.1", "         ^^^^^^",
      "'device' is a text, '11.2.1' is an OS version; write '11.2.1'"),
    Bad(
      "table.bounces = 1", "                ^",
      "'table.bounces' is true or false, '1' is a number; write true"),
    Bad(
      "table.bounces = 'false'", "                ^^^^^^^",
      "'table.bounces' is true or false, 'false' is a text; write it without quotes"),
    Bad(
      "table.bounces > true", "                ^^^^",
      "'table.bounces' is true or false: compare with = or !="),
    Bad(
      "table.contentInset.top = device", "                         ^^^^^^",
      "'table.contentInset.top' is a number, 'device' is a text"),
    Bad(
      "table.contentInset.top in (1, 'a')", "                              ^^^",
      "'table.contentInset.top' is a number, 'a' is a text"),
    Bad(
      "table.contentInset.top between 1 and 'a'", "                                     ^^^",
      "'table.contentInset.top' is a number, 'a' is a text"),
    Bad("os = 9.03", "     ^^^^", "'9.03' is no OS version; write 9.3 or 13.4.1"),
    Bad("os > 'nine'", "     ^^^^^^", "'nine' is no OS version; write 9.3 or 13.4.1"),
    Bad("os >= 9.3.1.2", "      ^^^^^^^", "'9.3.1.2' is no OS version; write 9.3 or 13.4.1"),
    Bad("os = device", "     ^^^^^^", "'os' is an OS version, 'device' is a text"),
    Bad("os + 1 > 3", "^^", "'+' needs numbers; 'os' is an OS version"),
    Bad("3 * device > 3", "    ^^^^^^", "'*' needs numbers; 'device' is a text"),
    Bad("-device = 1", " ^^^^^^", "'-' needs numbers; 'device' is a text"),
    Bad("abs(device) = 1", "    ^^^^^^", "'abs' needs numbers; 'device' is a text"),
    Bad("os like '9%'", "^^", "'like' compares texts; 'os' is an OS version"),
    Bad(
      "device like 9", "            ^",
      "'like' needs a pattern, a text with % and _; found a number"),
    Bad("os contains '9'", "^^", "'contains' compares texts; 'os' is an OS version"),
    Bad("device contains 9", "                ^", "'contains' compares texts; '9' is a number"),
    Bad("tag contains device", "             ^^^^^^", "a tag is a text in single quotes"),
    Bad(
      "table.rowHeight is finite", "^^^^^^^^^^^^^^^",
      "'is finite' asks of a metric that is a number, as in measured.table.contentOffset.y"),
    Bad(
      "measured.footer.state is not finite", "^^^^^^^^^^^^^^^^^^^^^",
      "'is finite' asks of a metric that is a number, as in measured.table.contentOffset.y"),
    Bad(
      "recordedAt > '2016'", "             ^^^^^^",
      "'2016' is no time; write '2016-09-01' or '2016-09-01T08:30:00Z'"),
    Bad("recordedAt > 2016", "             ^^^^", "'recordedAt' is a time, '2016' is a number"),
    Bad(
      "device and os > 3", "^^^^^^",
      "'device' is a text and no condition; compare it, or ask with 'is missing'"),
    Bad("'x'", "^^^", "'x' is a text and no condition; compare it, or ask with 'is missing'"),
    Bad(
      "(os > 3) = true", "^^^^^^^^", "a condition is no value; join conditions with and, or, not"),
    Bad(
      "1 + (os > 3) = 2", "    ^^^^^^^^",
      "a condition is no value; join conditions with and, or, not"),
    Bad(
      "deviation.footer.state = 'idle'", "^^^^^^^^^^^^^^^^^^^^^^",
      "'footer.state' is a text: only numbers have a deviation"),
    Bad(
      "deviation.table.isScrollable.y", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "'table.isScrollable.y' is true or false: only numbers have a deviation"),
    Bad("tag > 'a'", "^^^", "tags have no order: ask with =, !=, in, like or 'is missing'"),
    Bad("tag = 3", "      ^", "a tag is a text in single quotes"),
    Bad("tag in ('a', device)", "             ^^^^^^", "a tag is a text in single quotes"),
    Bad("tag like device", "         ^^^^^^", "a tag is a text in single quotes"),
    Bad("tag", "^^^", "a tag is only compared: tag = 'field', tag in (…), tag like 'a%'"),
  ]

  private func check(_ table: [Bad]) throws {
    for bad in table {
      let error = try #require(throws: FilterError.self, "\(bad.filter)") {
        try test.catalog.experiments(matching: Filter.parse(bad.filter))
      }
      #expect(error.message == bad.message)
      #expect(error.excerpt == "\(bad.filter)\n\(bad.carets)")
    }
  }

  @Test func `what is no word, value or sign is told`() throws {
    try check(Self.words)
  }

  @Test func `what stands where something else should is told`() throws {
    try check(Self.grammar)
  }

  @Test func `an unknown name is told, with the nearest known ones`() throws {
    try check(Self.names)
  }

  @Test func `types that do not agree are told`() throws {
    try check(Self.types)
  }

  @Test func `what is no filter at all needs no catalog to be told`() {
    for bad in Self.words + Self.grammar {
      #expect(throws: FilterError.self, "\(bad.filter)") { try Filter.parse(bad.filter) }
    }
  }

  @Test func `the excerpt is the line that is meant`() throws {
    let error = try #require(throws: FilterError.self) {
      try Filter.parse("os > 9\n\tand os ! 3\nand os < 12")
    }
    #expect(error.excerpt == "\tand os ! 3\n\t       ^")
  }

  @Test(arguments: [
    ("name = '表格' and naem = 'x'", "                  ^^^^"),
    ("name = '👍🏽' and naem = 'x'", "                  ^^^^"),
    ("name = 'e\u{301}' and naem = 'x'", "               ^^^^"),
    ("os = '表格'", "     ^^^^^^"),
  ])
  func `carets stand under what is wide on a terminal`(_ filter: String, _ carets: String) throws {
    let error = try #require(throws: FilterError.self) {
      try test.catalog.experiments(matching: .parse(filter))
    }
    #expect(error.excerpt == "\(filter)\n\(carets)")
  }

  @Test func `a pattern that is too long for SQLite is told`() throws {
    let pattern = String(repeating: "x", count: 50_001)
    let error = try #require(throws: FilterError.self) {
      try test.catalog.experiments(matching: .parse("name like '\(pattern)'"))
    }
    #expect(error.message == "a pattern has at most 50000 bytes")
  }

  @Test func `an empty catalog has no views to speak of`() throws {
    let empty = try TestCatalog()
    let error = try #require(throws: FilterError.self) {
      try empty.catalog.experiments(matching: Filter.parse("table.bounces"))
    }
    #expect(error.message == "no view is called 'table': the catalog has no experiments")
  }

  @Test(arguments: ["(", "-", "not ", "abs(", "1 + ("])
  func `nesting without end is refused, not followed`(_ piece: String) throws {
    let error = try #require(throws: FilterError.self) {
      try Filter.parse(String(repeating: piece, count: 10_000))
    }
    #expect(error.message == "the filter is nested more than 15 deep here")
  }

  @Test func `sums without end are refused too`() throws {
    let error = try #require(throws: FilterError.self) {
      try Filter.parse("os\(String(repeating: " + 1", count: 10_000)) > 3")
    }
    #expect(error.message == "more than 200 values are added or multiplied here")
  }
}

/// Writes filters at random whose names exist in the articles and whose types agree.
struct RandomFilter {
  private var generator: SplitMix

  init(seed: UInt64) {
    generator = SplitMix(state: seed)
  }

  mutating func condition(depth: Int = 3) -> String {
    guard depth > 0 else { return predicate() }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return "not \(condition(depth: depth - 1))"
    case 1: return "\(condition(depth: depth - 1)) and \(condition(depth: depth - 1))"
    case 2: return "\(condition(depth: depth - 1)) or \(condition(depth: depth - 1))"
    case 3: return "(\(condition(depth: depth - 1)))"
    default: return predicate()
    }
  }

  private mutating func predicate() -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: "os \(pick(Self.orders)) \(pick(["8", "9.3", "10.3.1", "11", "'11.0'", "13", "26"]))"
    case 1: pick(Self.booleans)
    case 2: "\(pick(Self.booleans)) \(pick(["=", "<>"])) \(pick(["true", "false"]))"
    case 3: "\(pick(Self.texts)) \(pick(Self.orders)) \(pick(Self.words))"
    case 4:
      "\(pick(Self.texts)) \(pick(["in", "not in"])) (\(pick(Self.words)), \(pick(Self.words)))"
    case 5: "\(pick(Self.texts)) \(pick(["like", "not like", "contains"])) \(pick(Self.patterns))"
    case 6:
      "\(pick(Self.numbers + Self.texts + Self.booleans)) is \(pick(["", "not "]))"
        + pick(["missing", "recorded"])
    case 7: "\(sum()) \(pick(["between", "not between"])) \(number()) and \(number())"
    case 8: "\(pick(Self.numbers)) \(pick(["in", "not in"])) (\(number()), \(number()), 0)"
    default: "\(sum()) \(pick(Self.orders)) \(sum())"
    }
  }

  /// One name at most from `any(…)`, since its class must be one for the predicate.
  private mutating func sum() -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 6: "-(\(pick(Self.numbers)) - \(number())) * \(number())"
    case 7: "\(number()) - (\(number()) \(pick(["+", "-", "*", "/"])) \(pick(Self.numbers)))"
    case 0: "\(pick(Self.numbers)) \(pick(["+", "-", "*", "/"])) \(number())"
    case 1: "abs(\(pick(Self.numbers)))"
    case 2: "-\(pick(Self.numbers)) + \(number()) * 2"
    case 3: number()
    default: pick(Self.numbers)
    }
  }

  private mutating func number() -> String {
    pick(["0", "-64", "64", "49", "40", "44", "1.5", "100", "300", "800", "1e3", "2"])
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  private static let orders = ["=", "==", "!=", "<>", "<", "<=", ">", ">="]

  private static let numbers = [
    "table.contentInset.top", "config.table.contentInset.bottom", "table.frame.y",
    "table.frame.height", "table.rowHeight", "table.rows.count", "table.sections.count",
    "table.loadMoreFooter.height", "table.tableHeaderView.height", "main.contentInset.top",
    "main.rowHeight", "main.frame.width", "main.rows.count", "actions.count",
    "any(UIScrollView).contentInset.top", "any(UIScrollView).frame.height",
    "any(UIScrollView).rowHeight", "measured.table.contentOffset.y",
    "measured.table.contentSize.height", "measured.view.frame.height",
    "measured.main.contentOffset.y", "measured.any(UIScrollView).contentOffset.y",
    "measured.main.contentSize.height", "measured.any(UIScrollView).contentSize.height",
    "controller.additionalSafeAreaInsets.top", "view.subviews.count",
  ]

  private static let texts = [
    "device", "orientation", "phase", "name", "source.kind", "table.class", "table.style",
    "table.rowHeight", "main.class", "main.contentInsetAdjustmentBehavior",
    "controller.edgesForExtendedLayout", "any(UIView).class", "any(UITableView).style",
    "measured.footer.state",
  ]

  private static let booleans = [
    "navigationBar.isPresent", "navigationBar.translucent", "tabBar.isHidden", "toolbar.isPresent",
    "statusBar.isHidden", "controller.extendedLayoutIncludesOpaqueBars", "table.bounces",
    "table.isScrollEnabled", "table.loadMoreFooter.isPresent", "main.isPagingEnabled",
    "any(UIScrollView).bounces", "measured.table.isScrollable.y",
  ]

  private static let words = [
    "'iPhone 6s'", "'iPhone X'", "'portrait'", "'viewDidAppear'", "'viewDidLoad'", "'UITableView'",
    "'UIScrollView'", "'plain'", "'grouped'", "'automatic'", "'never'", "'all'", "'none'", "''",
    "'articles/002'", "'article'", "'refreshing'",
  ]

  private static let patterns = [
    "'%'", "'ph'", "'TABLE'", "'iphone%'", "'%a%'", "'articles/00_/%'", "'UI%View'", "'_____'",
    "'plain'", "''",
  ]
}

/// A small generator of random numbers that repeats with its seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

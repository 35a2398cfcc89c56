import ExperimentCatalog
import LayoutModel
import TestSupport
import Testing

/// Filters on the articles, each beside the same question in Swift.
@Suite struct FilteredArticlesTests {
  private let documents: [RecordableDocument]
  private let test: TestCatalog

  init() throws {
    documents = try fixtures("articles")
    test = try TestCatalog(recording: documents)
  }

  struct Question: Sendable {
    let filter: String
    /// How many of the 73 the question is to be true for, so that none asks for nothing.
    let count: Int
    let isTrue: @Sendable (Experiment) -> Bool

    init(_ filter: String, _ count: Int, _ isTrue: @escaping @Sendable (Experiment) -> Bool) {
      self.filter = filter
      self.count = count
      self.isTrue = isTrue
    }
  }

  private static func table(_ experiment: Experiment) -> ViewConfiguration? {
    experiment.configuration.views.first { $0.id == "table" }
  }

  private static func main(_ experiment: Experiment) -> ViewConfiguration? {
    experiment.configuration.mainScrollViewIndex.map { experiment.configuration.views[$0] }
  }

  private static func number(_ experiment: Experiment, _ path: String) -> Double? {
    for measurement in experiment.measurements where measurement.path == path {
      if case .number(let number) = measurement.value { return number }
    }
    return nil
  }

  static let ofPlatform: [Question] = [
    Question("true", 73) { _ in true },
    Question("false", 0) { _ in false },
    Question("os >= 11", 18) { $0.configuration.platform.os >= OSVersion(11) },
    Question("os < 11.0", 55) { $0.configuration.platform.os < OSVersion(11) },
    Question("platform.os = 9.3", 50) { $0.configuration.platform.os == OSVersion(9, 3) },
    Question("device = 'iPhone 6s'", 49) {
      $0.configuration.platform.device.name == "iPhone 6s"
    },
    Question("orientation = 'portrait'", 73) {
      $0.configuration.platform.orientation == .portrait
    },
    Question("phase <> 'viewDidAppear'", 9) { $0.configuration.phase != .viewDidAppear },
    Question("navigationBar.isPresent", 35) { $0.configuration.container.navigationBar != nil },
    Question("navigationBar.translucent = false", 5) {
      $0.configuration.container.navigationBar?.translucent == false
    },
    Question("not navigationBar.translucent", 43) {
      $0.configuration.container.navigationBar?.translucent != true
    },
    Question("tabBar.isHidden is recorded", 5) { $0.configuration.container.tabBar != nil },
    Question("controller.class = 'UIViewController'", 73) {
      $0.configuration.controller.controllerClass == .viewController
    },
    Question("not controller.automaticallyAdjustsScrollViewInsets", 34) {
      !$0.configuration.controller.automaticallyAdjustsScrollViewInsets
    },
  ]

  static let ofViews: [Question] = [
    Question("table.class = 'UITableView'", 43) { table($0)?.viewClass == .tableView },
    Question("table.contentInset.top > 0", 9) {
      (table($0)?.scroll?.contentInset.top ?? 0) > 0
    },
    Question("table.contentInset.top = 0", 36) { table($0)?.scroll?.contentInset.top == 0 },
    Question("table.contentInset.top <> 64", 41) {
      table($0)?.scroll.map { $0.contentInset.top != 64 } ?? false
    },
    Question("not table.contentInset.top = 64", 69) {
      table($0)?.scroll?.contentInset.top != 64
    },
    Question("config.table.rowHeight = 40", 16) { table($0)?.table?.rowHeight == 40 },
    Question("table.rowHeight = 'automatic' and os >= 8", 22) {
      table($0)?.table.map { $0.rowHeight == nil } ?? false
    },
    Question("table.rows.count between 1 and 20", 22) {
      (1...20).contains(table($0)?.table?.sections.reduce(0) { $0 + $1.rows } ?? 0)
    },
    Question("table.bounces", 44) { table($0)?.scroll?.bounces == true },
    Question("table.loadMoreFooter.isPresent", 5) { table($0)?.scroll?.loadMoreFooter != nil },
    Question("main.contentInset.top + main.contentInset.bottom > 0", 11) {
      main($0).flatMap(\.scroll).map { $0.contentInset.top + $0.contentInset.bottom > 0 } ?? false
    },
    Question("main.class is missing", 10) { main($0) == nil },
    Question("main.contentInsetAdjustmentBehavior <> 'automatic'", 8) {
      main($0)?.scroll.map { $0.contentInsetAdjustmentBehavior != .automatic } ?? false
    },
    Question("main.isPagingEnabled", 9) { main($0)?.scroll?.isPagingEnabled == true },
    Question("any(UIView).frame.height = 40", 5) {
      $0.configuration.views.contains { $0.frame?.size.height == 40 }
    },
    Question("any(UITableView).rowHeight = 40", 16) {
      $0.configuration.views.contains { $0.table?.rowHeight == 40 }
    },
    Question("any(UIScrollView).contentInset.top > any(UIScrollView).contentInset.bottom", 9) {
      $0.configuration.views.contains {
        $0.scroll.map { $0.contentInset.top > $0.contentInset.bottom } ?? false
      }
    },
    Question("not any(UIScrollView).bounces", 11) {
      !$0.configuration.views.contains { $0.scroll?.bounces == true }
    },
  ]

  static let ofDocuments: [Question] = [
    Question("name = 'articles/000/cells-inset'", 1) { $0.name == "articles/000/cells-inset" },
    Question("name in ('articles/003/case-1', 'articles/003/case-2', 'articles/003/case-9')", 2) {
      ["articles/003/case-1", "articles/003/case-2"].contains($0.name)
    },
    Question("name like 'ARTICLES/004/%'", 5) { $0.name.hasPrefix("articles/004/") },
    Question("name not like 'articles/00_/%'", 0) { _ in false },
    Question("source.evidence = 'printed'", 7) { $0.source?.evidence == "printed" },
    Question("source.ref like '000_%'", 31) { $0.source?.ref?.hasPrefix("000_") == true },
    Question("tag is missing", 73) { $0.tags.isEmpty },
    Question("measured.table.contentSize.height > 800", 8) {
      (number($0, "table.contentSize.height") ?? 0) > 800
    },
    Question("measured.table.contentOffset.y is missing", 47) {
      number($0, "table.contentOffset.y") == nil
    },
    Question("-measured.table.contentOffset.y = table.contentInset.top", 16) {
      guard let offset = number($0, "table.contentOffset.y"),
        let inset = table($0)?.scroll?.contentInset.top
      else { return false }
      return -offset == inset
    },
    Question("abs(measured.table.contentOffset.y) / 2 > 40", 8) {
      abs(number($0, "table.contentOffset.y") ?? 0) > 80
    },
    Question("not measured.table.isScrollable.y", 72) { experiment in
      !experiment.measurements.contains {
        if case .boolean(true) = $0.value { $0.path == "table.isScrollable.y" } else { false }
      }
    },
  ]

  private func ask(_ questions: [Question]) throws {
    for question in questions {
      let filter = try Filter.parse(question.filter)
      let names = try test.catalog.experiments(matching: filter).map(\.name)
      let expected = documents.map(\.experiment).filter(question.isTrue).map(\.name).sorted()
      #expect(names == expected, "\(question.filter)")
      #expect(names.count == question.count, "\(question.filter)")
    }
  }

  @Test func `parameters of the platform, bars and controller are asked for`() throws {
    try ask(Self.ofPlatform)
  }

  @Test func `parameters of views are asked for by id, main and any`() throws {
    try ask(Self.ofViews)
  }

  @Test func `names, sources, tags and measurements are asked for`() throws {
    try ask(Self.ofDocuments)
  }
}

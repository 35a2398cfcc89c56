import LayoutModel
import Testing

@Suite struct EveryKeyDocumentTests {
  @Test func `every key of the table is read somewhere`() throws {
    let stated = StatedKeys(try JSONTape(parsing: Array(EveryKeyDocument.text.utf8)))
    for object in DocumentObject.allCases {
      for key in KeyTable.keys(of: object) {
        let name = "\(object.rawValue).\(key.name)"
        #expect(stated.names.contains(name), "EveryKeyDocument lacks \(name)")
      }
    }
    _ = try ExperimentText.read(EveryKeyDocument.text)
  }

  @Test func `the document's own keys are read`() throws {
    let experiment = try ExperimentText.read(EveryKeyDocument.text)
    #expect(experiment.name == "every/key")
    #expect(
      experiment.source == ExperimentSource(kind: "article", ref: "page 1", evidence: "printed"))
    #expect(experiment.what == "Every key.")
    #expect(experiment.note == "Made up.")
    #expect(experiment.raw == "contentSize = {375, 800}")
    #expect(experiment.tags == ["b", "a"])
    #expect(experiment.recordedAt == "2016-09-01T08:30:00Z")
    #expect(experiment.tolerance == 0.5)
  }

  @Test func `bars, controller and phase are read`() throws {
    let configuration = try ExperimentText.read(EveryKeyDocument.text).configuration
    #expect(configuration.statusBar == StatusBarConfiguration(isHidden: true, isInCall: true))
    #expect(
      configuration.container
        == Container(
          navigationBar: NavigationBarConfiguration(
            translucent: false, isHidden: true, largeTitle: true, prompt: true),
          tabBar: BarConfiguration(translucent: false, isHidden: true),
          toolbar: BarConfiguration(translucent: false, isHidden: true)))
    #expect(
      configuration.controller
        == ControllerConfiguration(
          controllerClass: .tableViewController, edgesForExtendedLayout: [.top, .left],
          extendedLayoutIncludesOpaqueBars: true, automaticallyAdjustsScrollViewInsets: false,
          additionalSafeAreaInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(configuration.phase == .viewDidLayoutSubviews)
    #expect(configuration.platform.orientation == .landscapeLeft)
  }

  @Test func `a table is read with all its properties`() throws {
    let table = try ExperimentText.read(EveryKeyDocument.text).configuration.views[1]
    #expect(
      table
        == ViewConfiguration(
          id: "table", viewClass: .tableView, superview: 0, index: 0, isHidden: true,
          frame: Rect(x: 0, y: 64, width: 375, height: 600),
          bounds: Rect(x: 0, y: -20, width: 375, height: 600),
          childController: .tableViewController,
          scroll: ScrollViewConfiguration(
            contentInset: EdgeInsets(top: 64, left: 1, bottom: 49, right: 2),
            contentInsetAdjustmentBehavior: .never,
            scrollIndicatorInsets: EdgeInsets(top: 5, left: 6, bottom: 7, right: 8),
            contentSize: Size(width: 375, height: 800), contentOffset: Point(x: 0, y: 12.5),
            bounces: false, alwaysBounceVertical: false, alwaysBounceHorizontal: true,
            isPagingEnabled: true, isScrollEnabled: false,
            refreshHeader: RefreshHeaderConfiguration(id: "header", height: 65, duration: 1.5),
            loadMoreFooter: LoadMoreFooterConfiguration(id: "footer", height: 44)),
          table: TableViewConfiguration(
            style: .grouped, rowHeight: 40, sectionHeaderHeight: 28, sectionFooterHeight: 18,
            sections: [
              TableSection(
                rows: 3, rowHeight: 50, headerHeight: 20, footerHeight: 10, hasHeaderTitle: true),
              TableSection(
                rows: 3,
                heights: [HeightRun(height: 40, count: 1), HeightRun(height: 50, count: 2)]),
            ],
            tableHeaderHeight: 100, tableFooterHeight: 30)))
  }
}

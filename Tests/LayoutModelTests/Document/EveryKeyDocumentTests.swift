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
      experiment.source
        == ExperimentSource(
          kind: "article", ref: "page 1", evidence: "printed", by: "Kim", device: "iPhone15,2",
          osBuild: "22A3354", appCommit: "1f3c", tool: "Xcode 16.0"))
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
            translucent: false, isHidden: true, largeTitle: true, prompt: true,
            searchController: .shown,
            backgroundImage: [.default, .compact]),
          tabBar: BarConfiguration(translucent: false, isHidden: true),
          toolbar: BarConfiguration(translucent: false, isHidden: true), primaryColumnWidth: 320))
    #expect(
      configuration.controller
        == ControllerConfiguration(
          controllerClass: .tableViewController, edgesForExtendedLayout: [.top, .left],
          extendedLayoutIncludesOpaqueBars: true, automaticallyAdjustsScrollViewInsets: false,
          additionalSafeAreaInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
          modalPresentationStyle: .pageSheet))
    #expect(configuration.phase == .viewDidLayoutSubviews)
    #expect(configuration.platform.orientation == .landscapeLeft)
    #expect(configuration.platform.systemName == "iPadOS")
    #expect(configuration.platform.requiresDesignCompatibility)
    #expect(configuration.platform.isMacCatalystApp)
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
            loadMoreFooter: LoadMoreFooterConfiguration(id: "footer", height: 44),
            refreshControl: "control", decelerationRate: 0.99),
          table: TableViewConfiguration(
            style: .grouped, rowHeight: 40, estimatedRowHeight: .points(60),
            sectionHeaderTopPadding: 5, sectionHeaderHeight: 28, sectionFooterHeight: 18,
            sections: [
              TableSection(
                rows: 3, rowHeight: 50, headerHeight: 20, footerHeight: 10, hasHeaderTitle: true,
                hasFooterTitle: true),
              TableSection(
                rows: 3,
                heights: [HeightRun(height: 40, count: 1), HeightRun(height: 50, count: 2)]),
            ],
            tableHeaderHeight: 100, tableFooterHeight: 30)))
  }

  @Test func `a view under a transform is read with its margins`() throws {
    let views = try ExperimentText.read(EveryKeyDocument.text).configuration.views
    #expect(
      views[4]
        == ViewConfiguration(
          id: "turned", superview: 0, index: 3, bounds: Rect(x: 1, y: 2, width: 30, height: 40),
          center: Point(x: 50, y: 60), anchorPoint: Point(x: 0, y: 1),
          transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6),
          layoutMargins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
          preservesSuperviewLayoutMargins: true, insetsLayoutMarginsFromSafeArea: false))
  }

  @Test func `a collection view is read with its layout and its sections`() throws {
    let views = try ExperimentText.read(EveryKeyDocument.text).configuration.views
    #expect(
      views[5].collection
        == CollectionViewConfiguration(
          layout: FlowLayoutConfiguration(
            scrollDirection: .horizontal, itemSize: Size(width: 60, height: 70),
            minimumLineSpacing: 8, minimumInteritemSpacing: 9,
            sectionInset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            headerReferenceSize: Size(width: 20, height: 21),
            footerReferenceSize: Size(width: 22, height: 23)),
          sections: [
            CollectionSection(
              items: 3, headerReferenceSize: Size(width: 10, height: 11),
              footerReferenceSize: Size(width: 12, height: 13)),
            CollectionSection(
              items: 2,
              itemSizes: [Size(width: 10, height: 20), Size(width: 30, height: 40)]),
          ]))
  }

  @Test func `the actions on data, frames and refresh controls are read`() throws {
    let actions = try ExperimentText.read(EveryKeyDocument.text).configuration.actions
    #expect(
      actions.suffix(16) == [
        .touch(view: 1, by: Point(x: 0, y: -50), moves: 5, interval: 0.01, rest: 0.1),
        .setContentInset(view: 1, to: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        .setContentSize(view: 1, to: Size(width: 5, height: 6)),
        .setFrame(view: 2, to: Rect(x: 1, y: 2, width: 3, height: 4)),
        .setBounds(view: 2, origin: Point(x: 1, y: 2), size: nil),
        .setBounds(view: 2, origin: Point(x: 1, y: 2), size: Size(width: 3, height: 4)),
        .scrollToItem(view: 5, IndexPath(section: 0, item: 2), at: .centeredHorizontally),
        .scrollToItem(view: 1, IndexPath(section: 1, item: 0), at: .top),
        .scrollRectToVisible(view: 1, Rect(x: 1, y: 2, width: 3, height: 4)),
        .beginRefreshing(view: 1), .endRefreshing(view: 1),
        .insertRows(view: 1, section: 1, count: 2), .deleteRows(view: 1, section: 1, count: 2),
        .reloadData(view: 5), .keyboard(view: 1, height: 216),
        .rotate(to: .portraitUpsideDown),
      ])
  }
}

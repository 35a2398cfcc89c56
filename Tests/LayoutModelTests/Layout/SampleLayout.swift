import LayoutModel

/// A layout made by hand: a table with components, a view above its content, a hidden view.
///
/// The table shows its content from -30 to 370: of section 0 (100 to 390) the rows 0 to 5.
enum SampleLayout {
  static let view = MetricSubject.view(0)
  static let table = MetricSubject.view(1)
  static let pinned = MetricSubject.view(2)
  static let hidden = MetricSubject.view(3)
  static let inHidden = MetricSubject.view(4)

  static let layout = Layout(
    screenSize: Size(width: 320, height: 480),
    windowSafeAreaInsets: EdgeInsets(top: 20, left: 0, bottom: 34, right: 0),
    layoutGuides: EdgeInsets(top: 64, left: 0, bottom: 49, right: 0),
    applicationFrame: Rect(x: 0, y: 20, width: 320, height: 460),
    bars: BarLayout(
      statusBar: Rect(x: 0, y: 0, width: 320, height: 20),
      tabBar: Rect(x: 0, y: 431, width: 320, height: 49)),
    views: [
      ViewLayout(
        frame: Rect(x: 0, y: 0, width: 320, height: 480),
        bounds: Rect(x: 0, y: 0, width: 320, height: 480),
        layoutMargins: EdgeInsets(top: 28, left: 16, bottom: 57, right: 16), superview: nil,
        safeAreaInsets: EdgeInsets(top: 20, left: 1, bottom: 49, right: 2)),
      ViewLayout(
        frame: Rect(x: 10, y: 64, width: 300, height: 400),
        bounds: Rect(x: 0, y: -30, width: 300, height: 400), superview: 0, scroll: scroll,
        content: .table(rows)),
      ViewLayout(
        frame: Rect(x: 0, y: -40, width: 200, height: 40),
        bounds: Rect(x: 0, y: 0, width: 200, height: 40), superview: 1),
      ViewLayout(
        frame: Rect(x: 0, y: 0, width: 50, height: 50),
        bounds: Rect(x: 0, y: 0, width: 50, height: 50), superview: 0, isHidden: true),
      ViewLayout(
        frame: Rect(x: 5, y: 6, width: 10, height: 10),
        bounds: Rect(x: 0, y: 0, width: 10, height: 10), superview: 3),
    ])

  private static let scroll = ScrollLayout(
    contentSize: Size(width: 300, height: 530),
    contentInset: EdgeInsets(top: 30, left: 0, bottom: 10, right: 0),
    adjustedContentInset: EdgeInsets(top: 50, left: 0, bottom: 59, right: 0),
    scrollIndicatorInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
    isScrollEnabled: true, minimumContentOffset: Point(x: 0, y: -50),
    maximumContentOffset: Point(x: 0, y: 189),
    refreshHeader: RefreshHeaderLayout(
      frame: Rect(x: 0, y: -95, width: 300, height: 65), state: .idle),
    loadMoreFooter: LoadMoreFooterLayout(
      frame: Rect(x: 0, y: 530, width: 300, height: 44), state: .readyLoading),
    refreshControl: Rect(x: 0, y: -60, width: 300, height: 60),
    drag: DragReport(
      velocity: Point(x: 0, y: -0.5), contentOffset: Point(x: 0, y: -20),
      targetContentOffset: Point(x: 0, y: -50), willDecelerate: true,
      peakContentOffset: Point(x: 0, y: -55)))

  private static let rows = TableLayout(
    tableHeaderHeight: 100,
    sections: [
      SectionLayout(
        y: 100, headerHeight: 20,
        runs: [
          .init(firstRow: 0, count: 4, y: 120, height: 40),
          .init(firstRow: 4, count: 2, y: 280, height: 50),
        ], rowCount: 6, footerHeight: 10),
      SectionLayout(y: 390, headerHeight: 0, runs: [], rowCount: 0, footerHeight: 0),
      SectionLayout(
        y: 390, headerHeight: 20, runs: [.init(firstRow: 0, count: 1, y: 410, height: 80)],
        rowCount: 1, footerHeight: 10),
    ],
    tableFooterHeight: 30, rowX: 0, rowWidth: 300, contentHeight: 530)
}

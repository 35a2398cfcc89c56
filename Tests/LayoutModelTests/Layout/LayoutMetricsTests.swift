import LayoutModel
import Testing

@Suite struct LayoutMetricsTests {
  private let layout = SampleLayout.layout

  /// A metric of the sample layout, and its value or why there is none.
  struct Case: CustomTestStringConvertible, Sendable {
    let metric: Metric
    let value: MetricValue?
    let reason: String?

    init(_ subject: MetricSubject, _ property: MetricProperty, _ value: MetricValue) {
      metric = Metric(subject, property)
      self.value = value
      reason = nil
    }

    init(_ subject: MetricSubject, _ property: MetricProperty, _ number: Double) {
      self.init(subject, property, .number(number))
    }

    init(
      _ subject: MetricSubject, _ property: MetricProperty,
      missing reason: String = "there is no such thing in this layout"
    ) {
      metric = Metric(subject, property)
      value = nil
      self.reason = reason
    }

    var testDescription: String { "\(metric.subject) \(MetricPath.text(of: metric.property))" }
  }

  private static let noElement = "there is no such row, item, header or footer"

  static let views: [Case] = [
    Case(SampleLayout.table, .frame(.x), 10),
    Case(SampleLayout.table, .frame(.y), 64),
    Case(SampleLayout.table, .frame(.width), 300),
    Case(SampleLayout.table, .frame(.height), 400),
    Case(SampleLayout.table, .bounds(.y), -30),
    Case(SampleLayout.table, .bounds(.height), 400),
    Case(SampleLayout.table, .center(.x), 160),
    Case(SampleLayout.table, .center(.y), 264),
    Case(SampleLayout.table, .screenFrame(.y), 64),
    Case(SampleLayout.view, .safeAreaInsets(.top), 20),
    Case(SampleLayout.view, .safeAreaInsets(.left), 1),
    Case(SampleLayout.view, .safeAreaInsets(.bottom), 49),
    Case(SampleLayout.view, .safeAreaInsets(.right), 2),
    Case(SampleLayout.view, .isVisible, .boolean(true)),
    Case(SampleLayout.view, .layoutMargins(.left), 16),
    Case(
      SampleLayout.table, .layoutMargins(.left),
      missing: "the margins of a controller's own view are not modelled"),
    Case(SampleLayout.view, .safeAreaLayoutGuide(.x), 1),
    Case(SampleLayout.view, .safeAreaLayoutGuide(.height), 411),
    Case(
      SampleLayout.view, .readableContentGuide(.x), missing: "the readable width is not modelled"),
    Case(
      SampleLayout.view, .searchTextField(.x), missing: "the layout of search bars is not modelled"),
    Case(
      SampleLayout.view, .sizeThatFits(.zero, .y),
      missing: "the layout of search bars is not modelled"),
    Case(SampleLayout.view, .frameInScrollView(.y), missing: "there is no scroll view around it"),
    Case(SampleLayout.view, .state),
    Case(SampleLayout.pinned, .screenFrame(.x), 10),
    Case(SampleLayout.pinned, .screenFrame(.y), 54),
    Case(SampleLayout.pinned, .screenFrame(.width), 200),
    Case(SampleLayout.pinned, .frameInScrollView(.y), -10),
    Case(SampleLayout.pinned, .visibleHeight, 30),
    Case(SampleLayout.pinned, .isVisible, .boolean(true)),
    Case(SampleLayout.hidden, .isVisible, .boolean(false)),
    Case(SampleLayout.hidden, .visibleHeight, 0),
    Case(SampleLayout.inHidden, .screenFrame(.y), 6),
    Case(SampleLayout.inHidden, .isVisible, .boolean(false)),
    Case(SampleLayout.inHidden, .visibleHeight, 0),
    Case(.view(5), .frame(.x)),
  ]

  static let scrollViews: [Case] = [
    Case(SampleLayout.table, .contentInset(.top), 30),
    Case(SampleLayout.table, .contentInset(.bottom), 10),
    Case(SampleLayout.table, .adjustedContentInset(.top), 50),
    Case(SampleLayout.table, .scrollIndicatorInsets(.right), 4),
    Case(SampleLayout.table, .contentSize(.x), 300),
    Case(SampleLayout.table, .contentSize(.y), 530),
    Case(SampleLayout.table, .contentOffset(.x), 0),
    Case(SampleLayout.table, .contentOffset(.y), -30),
    Case(SampleLayout.table, .minimumContentOffset(.y), -50),
    Case(SampleLayout.table, .maximumContentOffset(.y), 189),
    Case(SampleLayout.table, .isScrollable(.x), .boolean(false)),
    Case(SampleLayout.table, .isScrollable(.y), .boolean(true)),
    Case(SampleLayout.table, .contentOrigin(.y), 30),
    Case(SampleLayout.table, .firstVisibleRow(.section), 0),
    Case(SampleLayout.table, .firstVisibleRow(.row), 0),
    Case(SampleLayout.table, .lastVisibleRow(.section), 0),
    Case(SampleLayout.table, .lastVisibleRow(.row), 5),
    Case(SampleLayout.table, .element(.row(.init(section: 0, item: 3)), .frame, .y), 240),
    Case(SampleLayout.table, .element(.row(.init(section: 0, item: 4)), .frame, .y), 280),
    Case(SampleLayout.table, .element(.row(.init(section: 0, item: 5)), .frame, .height), 50),
    Case(SampleLayout.table, .element(.row(.init(section: 0, item: 5)), .frame, .x), 0),
    Case(SampleLayout.table, .element(.row(.init(section: 0, item: 5)), .frame, .width), 300),
    Case(
      SampleLayout.table, .element(.row(.init(section: 0, item: 6)), .frame, .y), missing: noElement
    ),
    Case(
      SampleLayout.table, .element(.row(.init(section: 1, item: 0)), .frame, .y), missing: noElement
    ),
    Case(SampleLayout.table, .element(.row(.init(section: 2, item: 0)), .frame, .y), 410),
    Case(
      SampleLayout.table, .element(.row(.init(section: 3, item: 0)), .frame, .y), missing: noElement
    ),
    Case(
      SampleLayout.table, .element(.row(.init(section: 0, item: 3)), .frameInScrollView, .y), 270),
    Case(SampleLayout.table, .element(.row(.init(section: 0, item: 3)), .screenFrame, .y), 334),
    Case(SampleLayout.table, .element(.header(section: 0), .frame, .height), 20),
    Case(SampleLayout.table, .element(.header(section: 1), .frame, .height), missing: noElement),
    Case(SampleLayout.table, .element(.footer(section: 0), .frame, .y), 380),
    Case(SampleLayout.table, .element(.footer(section: 9), .frame, .y), missing: noElement),
    Case(
      SampleLayout.table, .element(.item(.init(section: 0, item: 0)), .frame, .y),
      missing: noElement),
    Case(SampleLayout.table, .visibleCellCount, 6),
    Case(SampleLayout.table, .indexPathForRow(at: Point(x: 0, y: 280), .row), 4),
    Case(SampleLayout.table, .indexPathForRow(at: Point(x: 0, y: 410), .section), 2),
    Case(SampleLayout.table, .indexPathForRow(at: Point(x: 0, y: 100), .row), .missing),
    Case(SampleLayout.table, .willEndDraggingVelocity(.y), -0.5),
    Case(SampleLayout.table, .willEndDraggingOffset(.y), -20),
    Case(SampleLayout.table, .targetContentOffset(.y), -50),
    Case(SampleLayout.table, .willDecelerate, .boolean(true)),
    Case(SampleLayout.table, .peakContentOffset(.y), -55),
    Case(SampleLayout.view, .willDecelerate, missing: "there was no drag"),
    Case(SampleLayout.view, .contentOffset(.y)),
    Case(
      SampleLayout.view, .element(.row(.init(section: 0, item: 0)), .frame, .y), missing: noElement),
  ]

  static let others: [Case] = [
    Case(.refreshHeader(1), .frame(.y), -95),
    Case(.refreshHeader(1), .screenFrame(.y), -1),
    Case(.refreshHeader(1), .visibleHeight, 0),
    Case(.refreshHeader(1), .isVisible, .boolean(false)),
    Case(.refreshHeader(1), .state, .text("idle")),
    Case(.refreshHeader(1), .contentOffset(.y)),
    Case(.refreshHeader(0), .frame(.y)),
    Case(.refreshHeader(9), .frame(.y)),
    Case(.loadMoreFooter(1), .frameInScrollView(.y), 560),
    Case(.loadMoreFooter(1), .state, .text("readyLoading")),
    Case(.loadMoreFooter(9), .state),
    Case(.window, .frame(.width), 320),
    Case(.window, .frame(.height), 480),
    Case(.window, .safeAreaInsets(.bottom), 34),
    Case(.window, .bounds(.x)),
    Case(.screen, .frame(.x)),
    Case(.screen, .applicationFrame(.height), 460),
    Case(.topLayoutGuide, .length, 64),
    Case(.bottomLayoutGuide, .length, 49),
    Case(.navigationControllerView, .frame(.y), missing: "there is no navigation controller"),
    Case(.refreshControl(1), .frame(.y), -60),
    Case(.refreshControl(1), .screenFrame(.y), 34),
    Case(.refreshControl(0), .frame(.y)),
    Case(.refreshControl(9), .frame(.y)),
    Case(.statusBar, .frame(.height), 20),
    Case(.tabBar, .frame(.y), 431),
    Case(.navigationBar, .frame(.y), missing: "there is no navigation bar"),
    Case(.toolbar, .frame(.y), missing: "there is no toolbar"),
  ]

  @Test(arguments: views + scrollViews + others) func `a metric is read off the layout`(
    test: Case
  ) {
    switch (layout.answer(for: test.metric), test.value) {
    case (.value(let found), let expected?):
      #expect(found.isIdentical(to: expected), "\(found)")
    case (.notModelled(let reason), nil): #expect(reason == test.reason)
    case (let answer, _):
      Issue.record("\(answer) instead of \(String(describing: test.value))")
    }
  }

  @Test func `a table without rows has no visible row`() throws {
    var layout = layout
    var table = try #require(layout.views[1].table)
    table.sections = []
    layout.views[1].content = .table(table)
    let first = layout.value(of: Metric(SampleLayout.table, .firstVisibleRow(.row)))
    let last = layout.value(of: Metric(SampleLayout.table, .lastVisibleRow(.section)))
    #expect(first?.isIdentical(to: .missing) == true)
    #expect(last?.isIdentical(to: .missing) == true)
  }

  @Test func `where a hidden bar lies is not said, but how large it is`() {
    var layout = layout
    layout.bars.hidden = [.tabBar]
    let height = layout.value(of: Metric(.tabBar, .frame(.height)))
    #expect(height?.isIdentical(to: .number(49)) == true)
    guard
      case .notModelled("where a hidden bar lies is not modelled") = layout.answer(
        for: Metric(.tabBar, .frame(.y)))
    else {
      Issue.record("a hidden bar lies somewhere")
      return
    }
  }

  @Test func `what may not scroll is not scrollable`() {
    var layout = layout
    layout.views[1].scroll?.isScrollEnabled = false
    let value = layout.value(of: Metric(SampleLayout.table, .isScrollable(.y)))
    #expect(value?.isIdentical(to: .boolean(false)) == true)
  }

  @Test func `content exactly as large as the bounds is not scrollable`() {
    var layout = layout
    layout.views[1].scroll?.contentSize.height = 400 - 50 - 59
    let metric = Metric(SampleLayout.table, .isScrollable(.y))
    #expect(layout.value(of: metric)?.isIdentical(to: .boolean(false)) == true)
    layout.views[1].scroll?.contentSize.height += 0.5
    #expect(layout.value(of: metric)?.isIdentical(to: .boolean(true)) == true)
  }

  @Test func `the origin of unscrolled content is a positive zero`() {
    var layout = layout
    layout.views[1].bounds.origin.y = 0
    guard
      case .number(let origin)? = layout.value(
        of: Metric(SampleLayout.table, .contentOrigin(.y)))
    else {
      Issue.record("there is no origin")
      return
    }
    #expect(origin.sign == .plus)
  }

  // MARK: Gaps

  /// A gap of the sample layout, and the metrics that it takes away of those that it might.
  struct GapCase: CustomTestStringConvertible, Sendable {
    let name: String
    let scope: ModelGap.Scope
    let lost: [Metric]
    let kept: [Metric]

    var testDescription: String { name }
  }

  static let gaps: [GapCase] = [
    GapCase(
      name: "everything", scope: .everything,
      lost: [Metric(.window, .frame(.x)), Metric(SampleLayout.view, .frame(.x))], kept: []),
    GapCase(
      name: "a view and what is inside", scope: .view(1),
      lost: [
        Metric(SampleLayout.table, .frame(.x)), Metric(SampleLayout.pinned, .frame(.x)),
        Metric(.refreshHeader(1), .state),
      ],
      kept: [
        Metric(SampleLayout.view, .frame(.x)), Metric(SampleLayout.hidden, .frame(.x)),
        Metric(.window, .frame(.x)), Metric(.statusBar, .frame(.x)),
      ]),
    GapCase(
      name: "a frame", scope: .frame(3),
      lost: [
        Metric(SampleLayout.hidden, .frame(.x)), Metric(SampleLayout.inHidden, .screenFrame(.x)),
      ],
      kept: [Metric(SampleLayout.view, .frame(.x)), Metric(SampleLayout.table, .frame(.x))]),
    GapCase(
      name: "the length of content", scope: .content(1),
      lost: [
        Metric(SampleLayout.table, .contentSize(.y)),
        Metric(SampleLayout.table, .maximumContentOffset(.y)),
        Metric(SampleLayout.table, .isScrollable(.y)),
        Metric(SampleLayout.table, .element(.row(.init(section: 0, item: 0)), .frame, .y)),
        Metric(SampleLayout.table, .firstVisibleRow(.row)),
        Metric(SampleLayout.table, .lastVisibleRow(.row)),
        Metric(.loadMoreFooter(1), .frame(.y)), Metric(.loadMoreFooter(1), .isVisible),
      ],
      kept: [
        Metric(SampleLayout.table, .contentSize(.x)), Metric(SampleLayout.table, .frame(.y)),
        Metric(SampleLayout.table, .contentOffset(.y)),
        Metric(SampleLayout.table, .minimumContentOffset(.y)),
        Metric(SampleLayout.table, .isVisible), Metric(.refreshHeader(1), .frame(.y)),
        Metric(.loadMoreFooter(1), .frame(.width)), Metric(SampleLayout.pinned, .frame(.y)),
      ]),
    GapCase(
      name: "a bar", scope: .bar(.tabBar), lost: [Metric(.tabBar, .frame(.y))],
      kept: [Metric(.statusBar, .frame(.height)), Metric(SampleLayout.view, .frame(.y))]),
  ]

  @Test func `before iOS 11 there are no safe areas`() {
    var layout = SampleLayout.layout
    layout.hasSafeAreas = false
    for metric in [
      Metric(SampleLayout.view, .safeAreaInsets(.top)), Metric(.window, .safeAreaInsets(.top)),
      Metric(SampleLayout.table, .safeAreaLayoutGuide(.y)),
    ] {
      #expect(layout.value(of: metric) == nil)
    }
    #expect(layout.value(of: Metric(SampleLayout.table, .adjustedContentInset(.top))) != nil)
  }

  @Test(arguments: gaps) func `a gap takes away what depends on it and nothing else`(
    test: GapCase
  ) {
    var layout = layout
    layout.gaps = [ModelGap(test.scope, "nobody knows")]
    for metric in test.lost {
      guard case .notModelled("nobody knows") = layout.answer(for: metric) else {
        Issue.record("\(metric) is answered")
        continue
      }
    }
    for metric in test.kept {
      guard case .value = layout.answer(for: metric) else {
        Issue.record("\(metric) is not answered")
        continue
      }
    }
  }
}

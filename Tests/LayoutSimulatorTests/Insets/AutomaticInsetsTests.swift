import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct AutomaticInsetsTests {
  private let full = Rect(0, 0, 375, 667)

  private func scene(_ os: Int = 10) throws -> Scene { try Scene("iPhone 6s", os: os) }

  @Test func `a container adds its bars to the first scroll view's content inset`() throws {
    for os in [9, 10] {
      let layout = try scene(os).navigationBar().tabBar().views(.tableView("table", in: 0, full))
        .layout()
      #expect(layout.contentInset() == EdgeInsets(64, 0, 49, 0))
      #expect(layout.adjustedInset() == EdgeInsets(64, 0, 49, 0))
      #expect(layout.views[1].scroll?.scrollIndicatorInsets == EdgeInsets(64, 0, 49, 0))
      #expect(layout.offset() == Point(0, -64))
    }
  }

  @Test func `it adds a difference to what the app has set`() throws {
    let layout = try scene().navigationBar().views(
      .tableView("table", in: 0, full) {
        $0.contentInset = EdgeInsets(-64, 3, 5, 0)
        $0.scrollIndicatorInsets = EdgeInsets(1, 2, 3, 4)
      }
    ).layout()
    #expect(layout.contentInset() == EdgeInsets(0, 3, 5, 0))
    #expect(layout.views[1].scroll?.scrollIndicatorInsets == EdgeInsets(65, 2, 3, 4))
  }

  @Test func `the scroll view's frame does not matter`() throws {
    let layout = try scene().navigationBar().tabBar()
      .views(.tableView("table", in: 0, Rect(100, 100, 200, 300))).layout()
    #expect(layout.contentInset() == EdgeInsets(64, 0, 49, 0))
  }

  @Test func `without a container nothing is adjusted`() throws {
    let layout = try scene().views(.tableView("table", in: 0, full)).layout()
    #expect(layout.contentInset() == .zero)
    #expect(layout.offset() == .zero)
  }

  @Test func `without the controller's leave nothing is adjusted`() throws {
    let layout = try scene().navigationBar().controller(adjustsAutomatically: false)
      .views(.tableView("table", in: 0, full)).layout()
    #expect(layout.contentInset() == .zero)
    #expect(layout.offset() == .zero)
  }

  @Test func `only the first of two tables is adjusted`() throws {
    let layout = try scene().navigationBar()
      .views(.tableView("first", in: 0, full), .tableView("second", in: 0, full)).layout()
    #expect(layout.contentInset(1)?.top == 64)
    #expect(layout.contentInset(2)?.top == 0)
  }

  @Test func `a pager takes the inset and its pages have none`() throws {
    let layout = try scene().navigationBar().views(
      .scrollView("pager", in: 0, full, content: Size(1875, 0)),
      .tableView("page", in: 1, full)
    ).layout()
    #expect(layout.contentInset(1)?.top == 64)
    #expect(layout.contentInset(2)?.top == 0)
    #expect(layout.offset(1) == Point(0, -64))
  }

  @Test func `a child controller's scroll view gets nothing`() throws {
    var child = ViewConfiguration.view("child", in: 0, full)
    child.childController = .viewController
    let inside = try scene().navigationBar().views(child, .tableView("table", in: 1, full))
    #expect(inside.layout().contentInset(2) == .zero)
    #expect(inside.layout().offset(2) == .zero)
    var table = ViewConfiguration.tableView("table", in: 0, full)
    table.childController = .tableViewController
    #expect(try scene().navigationBar().views(table).layout().contentInset() == .zero)
    // A view without a controller of its own leads on.
    let plain = try scene().navigationBar().views(
      .view("child", in: 0, full), .tableView("table", in: 1, full))
    #expect(plain.layout().contentInset(2)?.top == 64)
  }

  @Test(
    arguments: [
      (false, true, 20.0), (true, true, 0), (false, false, 64),
    ])
  func `the amount is what reaches into the controller's view`(
    isStatusBarHidden: Bool, isBarHidden: Bool, top: Double
  ) throws {
    var scene = try scene().navigationBar(isHidden: isBarHidden)
      .views(.tableView("table", in: 0, full))
    if isStatusBarHidden { scene = scene.statusBarHidden() }
    #expect(scene.layout().contentInset()?.top == top)
    #expect(scene.layout().offset().y == -top)
  }

  @Test(arguments: [(10, 49.0), (9, 49), (11, 0)])
  func `before iOS 11 a tab bar counts where it is only hidden`(os: Int, bottom: Double) throws {
    let scene = try scene(os).navigationBar().tabBar(isHidden: true)
      .views(.tableView("table", in: 0, full))
    #expect(scene.layout().adjustedInset()?.bottom == bottom)
    let why = scene.layout(explaining: true).explanation(
      of: Metric(.view(1), .adjustedContentInset(.bottom)))
    #expect(why?.line == (bottom > 0 ? "49 = hidden tab bar 49" : "0 = nothing reaches in"))
  }

  @Test func `an opaque bar under which the view does not extend adds nothing`() throws {
    let layout = try scene().navigationBar(translucent: false).tabBar()
      .views(.tableView("table", in: 0, full)).layout()
    #expect(layout.contentInset() == EdgeInsets(0, 0, 49, 0))
  }

  @Test func `a toolbar adds 44 at the bottom and a phone in landscape 32 at the top`() throws {
    let toolbar = try scene().toolbar().views(.tableView("table", in: 0, full)).layout()
    #expect(toolbar.contentInset() == EdgeInsets(20, 0, 44, 0))
    let landscape = try Scene("iPhone 6s", os: 9, .landscapeLeft).navigationBar()
      .views(.tableView("table", in: 0, Rect(0, 0, 667, 375))).layout()
    #expect(landscape.contentInset() == EdgeInsets(32, 0, 0, 0))
  }

  @Test func `a later assignment of contentInset wipes the adjustment`() throws {
    let layout = try scene().navigationBar().views(
      .tableView("table", in: 0, full, .init(rowHeight: 100, sections: [.init(rows: 8)]))
    ).actions(.setContentInset(view: 1, to: .zero)).layout()
    #expect(layout.contentInset() == .zero)
    #expect(layout.offset() == .zero)
  }

  @Test func `a further layout pass does not adjust again`() throws {
    let layout = try scene().navigationBar().views(.tableView("table", in: 0, full))
      .actions(.setFrame(view: 1, to: Rect(0, 0, 375, 600)), .layoutIfNeeded, .wait(1)).layout()
    #expect(layout.contentInset()?.top == 64)
  }

  @Test func `the offset moves by the inset, however tall the content`() throws {
    let layout = try scene().navigationBar().views(
      .tableView("table", in: 0, full, .init(rowHeight: 44, sections: [.init(rows: 100)]))
    ).layout()
    #expect(layout.offset() == Point(0, -64))
  }

  @Test(arguments: [Phase.viewDidLoad, .viewWillAppear])
  func `before the layout nothing is adjusted`(phase: Phase) throws {
    let layout = try scene().navigationBar().views(.tableView("table", in: 0, full))
      .phase(phase).layout()
    #expect(layout.contentInset() == .zero)
    #expect(layout.offset() == .zero)
  }

  @Test func `from iOS 11 on contentInset is the app's own`() throws {
    let layout = try Scene("iPhone 6s", os: 11).navigationBar()
      .views(.tableView("table", in: 0, full)).layout()
    #expect(layout.contentInset() == .zero)
    #expect(layout.adjustedInset()?.top == 64)
  }
}

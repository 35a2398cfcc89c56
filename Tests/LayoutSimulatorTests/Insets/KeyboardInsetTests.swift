import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct KeyboardInsetTests {
  @Test func `the keyboard takes the place of the safe area at the bottom`() {
    #expect(KeyboardInset.bottom(safeArea: 34, keyboard: 291) == 291)
    #expect(KeyboardInset.bottom(safeArea: 83, keyboard: 20) == 83)
  }

  private func table(
    _ device: String, keyboard: Double, controller: ControllerClass = .tableViewController
  ) throws -> Layout {
    try Scene(device, os: 26).controller(controller)
      .root(ViewConfiguration(id: "table", viewClass: .tableView))
      .actions(.keyboard(view: 0, height: keyboard)).layout()
  }

  @Test func `a table controller's table takes it into its adjusted inset alone`() throws {
    let layout = try table("iPhone SE (3rd generation)", keyboard: 260)
    #expect(layout.adjustedInset(0)?.bottom == 260)
    #expect(layout.contentInset(0) == .zero)
    #expect(layout.views[0].safeAreaInsets.bottom == 0)
    #expect(try table("iPhone SE (3rd generation)", keyboard: 0.5).adjustedInset(0)?.bottom == 0.5)
  }

  @Test func `on a screen with a home indicator the overlap counts from the screen's edge`() throws
  {
    #expect(
      try table("iPad (10th generation / A16)", keyboard: 337).adjustedInset(0)?.bottom == 337)
    #expect(try table("iPhone 16", keyboard: 335).adjustedInset(0)?.bottom == 335)
  }

  @Test func `a table of another controller is left to the app`() throws {
    let plain = try table("iPhone 16", keyboard: 335, controller: .viewController)
    #expect(plain.adjustedInset(0)?.bottom == 34)
    let child = try Scene("iPhone 16", os: 26).controller(.tableViewController)
      .root(ViewConfiguration(id: "outer", viewClass: .tableView))
      .views(.tableView("inner", in: 0, Rect(0, 0, 393, 852)))
      .actions(.keyboard(view: 1, height: 335)).layout()
    #expect(child.adjustedInset(1)?.bottom == 0)
  }

  @Test func `when the keyboard goes the safe area is back and the offset has not moved`() throws {
    let layout = try Scene("iPhone 16", os: 26).controller(.tableViewController)
      .root(ViewConfiguration(id: "table", viewClass: .tableView))
      .actions(.keyboard(view: 0, height: 335), .keyboard(view: 0, height: 0)).layout()
    #expect(layout.adjustedInset(0)?.bottom == 34)
    #expect(layout.offset(0) == Point(0, -59))
  }

  @Test func `a keyboard lays out no views outside of a window`() throws {
    let layout = try Scene("iPhone 16", os: 26).controller(.tableViewController)
      .root(ViewConfiguration(id: "table", viewClass: .tableView))
      .views(.collectionView("collection", in: 0, Rect(0, 0, 99, 99), .init(), [.init(items: 9)]))
      .phase(.viewDidLoad).actions(.keyboard(view: 0, height: 335)).layout()
    #expect(layout.adjustedInset(0)?.bottom == 0)
    #expect(layout.contentSize(1) == .zero)
  }
}

import LayoutModel
import LayoutSimulator
import Testing

@Suite struct SearchBarGeometryTests {
  private func bar(height: Double, width: Double = 320, _ change: (Scene) -> Scene = { $0 })
    -> SearchBarLayout?
  {
    let view = ViewConfiguration(
      id: "bar", viewClass: .searchBar, superview: 0, frame: Rect(0, 0, width, height))
    return change(Scene(window: Size(320, 480))).views(view).layout().views[1].searchBar
  }

  private let catalyst: (Scene) -> Scene = { $0.macCatalyst() }

  @Test(arguments: [(36, -4.0), (44, 0), (56, 6)] as [(Double, Double)])
  func `the text field is 36 high, 8 from each side, about the middle of 44`(
    height: Double, y: Double
  ) {
    let layout = bar(height: height, catalyst)
    #expect(layout?.searchTextField == Rect(8, y, 304, 36))
    #expect(layout?.idealHeight == 44)
  }

  @Test func `a bar too narrow for its field has one of no width`() {
    #expect(bar(height: 44, width: 10, catalyst)?.searchTextField.size.width == 0)
  }

  @Test func `no record says how a search bar looks elsewhere`() {
    #expect(bar(height: 44) == nil)
    #expect(
      bar(height: 44) { $0.macCatalyst().changed { $0.platform.os = OSVersion(18) } } == nil)
    let view = Scene(window: Size(320, 480)).macCatalyst().views(.view("v", Rect(0, 0, 9, 9)))
    #expect(view.layout().views[1].searchBar == nil)
  }
}

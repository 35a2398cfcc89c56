import LayoutModel
import LayoutSimulator
import Testing

@Suite struct LayoutMarginsTests {
  private func margins(
    safeArea: EdgeInsets = EdgeInsets(44, 10, 34, 12), os: Int = 26,
    _ change: (inout ViewConfiguration) -> Void = { _ in }
  ) -> EdgeInsets? {
    Scene(window: Size(320, 480), safeArea: safeArea, os: os)
      .views(.view("child", Rect(0, 0, 320, 480)).changed(change)).layout().views[1].layoutMargins
  }

  @Test func `the margins are 8 points, counted from the safe area`() {
    #expect(margins(safeArea: .zero) == EdgeInsets(8, 8, 8, 8))
    #expect(margins() == EdgeInsets(52, 18, 42, 20))
  }

  @Test func `margins that are set take the place of the 8 points`() {
    #expect(margins { $0.layoutMargins = EdgeInsets(1, 2, 3, 4) } == EdgeInsets(45, 12, 37, 16))
  }

  @Test func `the safe area can be left out`() {
    #expect(margins { $0.insetsLayoutMarginsFromSafeArea = false } == EdgeInsets(8, 8, 8, 8))
    #expect(
      margins {
        $0.insetsLayoutMarginsFromSafeArea = false
        $0.layoutMargins = EdgeInsets(1, 2, 3, 4)
      } == EdgeInsets(1, 2, 3, 4))
  }

  @Test func `before iOS 11 there is no safe area in them`() {
    #expect(margins(os: 10) == EdgeInsets(8, 8, 8, 8))
  }

  @Test func `preserved margins and those of a controller's own view are not modelled`() {
    #expect(margins { $0.preservesSuperviewLayoutMargins = true } == nil)
    #expect(
      margins {
        $0.preservesSuperviewLayoutMargins = true
        $0.layoutMargins = EdgeInsets(1, 2, 3, 4)
      } == nil)
    let root = Scene(window: Size(320, 480)).layout()
    #expect(root.views[0].layoutMargins == nil)
    let set = Scene(window: Size(320, 480))
      .root(.view("view").changed { $0.layoutMargins = EdgeInsets(1, 2, 3, 4) }).layout()
    #expect(set.views[0].layoutMargins == EdgeInsets(1, 2, 3, 4))
  }
}

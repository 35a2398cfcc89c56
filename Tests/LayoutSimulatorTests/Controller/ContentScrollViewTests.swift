import LayoutModel
import Testing

@testable import LayoutSimulator

@Suite struct ContentScrollViewTests {
  @Test func `the controller's own view is found first`() {
    let views: [ViewConfiguration] = [
      ViewConfiguration(id: "view", viewClass: .tableView), .scrollView("inner"),
    ]
    #expect(ContentScrollView.index(in: views) == 0)
  }

  @Test(arguments: ViewClass.allCases)
  func `every subclass of UIScrollView counts and no other view`(viewClass: ViewClass) {
    let scrollViews: Set<ViewClass> = [.scrollView, .tableView, .collectionView, .textView]
    let views = [.view("view"), ViewConfiguration(id: "it", viewClass: viewClass, superview: 0)]
    #expect(ContentScrollView.index(in: views) == (scrollViews.contains(viewClass) ? 1 : nil))
  }

  @Test func `the chain of first subviews goes deeper than one level`() {
    let views: [ViewConfiguration] = [
      .view("view"), .view("a", in: 0), .view("b", in: 1), .scrollView("scroll", in: 2),
    ]
    #expect(ContentScrollView.index(in: views) == 3)
  }

  @Test func `a plain view before the scroll view hides it`() {
    let views: [ViewConfiguration] = [.view("view"), .view("cover"), .scrollView("scroll")]
    #expect(ContentScrollView.index(in: views) == nil)
  }

  @Test func `a scroll view in a second subview is not found`() {
    let views: [ViewConfiguration] = [
      .view("view"), .view("first"), .view("second"), .scrollView("scroll", in: 2),
    ]
    #expect(ContentScrollView.index(in: views) == nil)
  }

  @Test func `the search may begin at any view`() {
    let views: [ViewConfiguration] = [
      .view("view"), .view("first"), .view("second"), .scrollView("scroll", in: 2),
    ]
    #expect(ContentScrollView.index(in: views, from: 2) == 3)
    #expect(ContentScrollView.index(in: views, from: 1) == nil)
  }

  @Test func `views without subviews end the chain`() {
    #expect(ContentScrollView.index(in: [.view("view")]) == nil)
  }
}

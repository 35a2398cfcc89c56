import LayoutModel

extension LayoutRule {
  static let automaticInsets = LayoutRule(
    "automaticallyAdjustsScrollViewInsets",
    "Before iOS 11 a container adds what its bars cover of the controller's view to the content"
      + " inset of the first scroll view in the chain of first subviews, wherever its frame lies.",
    .recorded, basis: "articles/002/pre11-first, articles/002/pre11-not-covered")
}

/// The adjustment of content insets by containers on iOS 7 to 10.
enum AutomaticInsets {
  /// The scroll view that is adjusted, by its place among the views; nil for none.
  ///
  /// Only inside a container, only where the controller allows it, and only one scroll view: the
  /// views of child controllers that were added by hand get nothing (openradar 19053416).
  static func scrollView(of configuration: Configuration) -> Int? {
    guard configuration.controller.automaticallyAdjustsScrollViewInsets,
      configuration.container.isPresent,
      let index = ContentScrollView.index(in: configuration.views),
      configuration.views[...index].allSatisfy({ $0.childController == nil })
    else { return nil }
    return index
  }

  /// What is added at top and bottom: the length of the controller's layout guides.
  ///
  /// The amount does not depend on the scroll view's own frame (articles/002/pre11-not-covered).
  static func insets(guides: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: guides.top, left: 0, bottom: guides.bottom, right: 0)
  }
}

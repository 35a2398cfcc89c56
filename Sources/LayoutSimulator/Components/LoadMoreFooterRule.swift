import LayoutModel

extension LayoutRule {
  static let loadMoreFooter = LayoutRule(
    "load-more footer",
    "The footer is ready when the offset has passed contentSize.height - frame.height by its"
      + " height; let go when ready it sets contentInset to its height at the bottom, else to zero.",
    .recorded, basis: "articles/001/load-more-ready, articles/001/load-more-loading")
}

/// A load-more footer as article 001 writes it.
///
/// The end of the content is counted without insets, and letting go overwrites the whole content
/// inset, also an automatic one: both are the article's own code.
enum LoadMoreFooterRule {
  /// The frame in content coordinates: right below the content.
  static func frame(_ footer: LoadMoreFooterConfiguration, contentSize: Size, width: Double)
    -> Rect
  {
    Rect(x: 0, y: contentSize.height, width: width, height: footer.height)
  }

  /// The offsets between which the footer asks to be pulled farther.
  static func thresholds(_ footer: LoadMoreFooterConfiguration, contentSize: Size, frame: Rect)
    -> (end: Double, ready: Double)
  {
    let end = contentSize.height - frame.size.height
    return (end, end + footer.height)
  }

  /// The state after the offset has changed.
  static func stateAfterScrolling(
    _ state: LoadMoreFooterLayout.State, to offset: Double, footer: LoadMoreFooterConfiguration,
    contentSize: Size, frame: Rect
  ) -> LoadMoreFooterLayout.State {
    let (end, ready) = thresholds(footer, contentSize: contentSize, frame: frame)
    if offset > end && offset < ready { return .dragging }
    if offset >= ready && state != .loading { return .readyLoading }
    return state
  }

  /// The state and content inset after the finger has lifted.
  static func afterDragging(
    _ state: LoadMoreFooterLayout.State, footer: LoadMoreFooterConfiguration
  ) -> (state: LoadMoreFooterLayout.State, contentInset: EdgeInsets) {
    guard state == .readyLoading else { return (state, .zero) }
    return (.loading, EdgeInsets(top: 0, left: 0, bottom: footer.height, right: 0))
  }
}

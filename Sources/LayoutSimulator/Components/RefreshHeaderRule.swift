import LayoutModel

extension LayoutRule {
  static let refreshHeader = LayoutRule(
    "refresh header",
    "The header is armed while the offset is at most -(contentInset.top + height); let go when"
      + " armed it enlarges contentInset.top by its height for as long as the refresh lasts.",
    .recorded, basis: "articles/003/refresh-armed, articles/003/refreshing")
}

/// A pull-to-refresh header as article 003 writes it.
enum RefreshHeaderRule {
  /// The frame in content coordinates: right above the content.
  static func frame(_ header: RefreshHeaderConfiguration, width: Double) -> Rect {
    Rect(x: 0, y: -header.height, width: width, height: header.height)
  }

  /// The offset at which the header becomes armed.
  static func threshold(_ header: RefreshHeaderConfiguration, contentInset: EdgeInsets) -> Double {
    -(contentInset.top + header.height)
  }

  /// The state after the offset has changed.
  static func stateAfterScrolling(
    _ state: RefreshHeaderLayout.State, to offset: Double, header: RefreshHeaderConfiguration,
    contentInset: EdgeInsets
  ) -> RefreshHeaderLayout.State {
    guard state != .refreshing else { return state }
    return offset <= threshold(header, contentInset: contentInset) ? .willRefresh : .idle
  }
}

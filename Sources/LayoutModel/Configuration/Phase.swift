/// The moment at which the measurements were taken, in UIKit's order of events.
public enum Phase: String, CaseIterable, Hashable, Sendable {
  case loadView
  case viewDidLoad
  case viewWillAppear
  case viewSafeAreaInsetsDidChange
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewDidAppear
  case scrollViewDidScroll
  case scrollViewDidEndDecelerating

  /// Whether the view is in a window and has been laid out by then.
  ///
  /// From `viewSafeAreaInsetsDidChange` on the safe area and the bars' effect are known; before,
  /// the view still has the size it was loaded with (Apple, `UIViewController`).
  public var isLaidOut: Bool {
    switch self {
    case .loadView, .viewDidLoad, .viewWillAppear: false
    case .viewSafeAreaInsetsDidChange, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewDidAppear, .scrollViewDidScroll, .scrollViewDidEndDecelerating:
      true
    }
  }
}

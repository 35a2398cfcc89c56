/// A navigation bar as its navigation controller shows it.
public struct NavigationBarConfiguration: Hashable, Sendable {
  /// UIKit's `isTranslucent`.
  public var translucent: Bool
  /// Whether the navigation controller hides the bar.
  public var isHidden: Bool
  /// Whether a large title is shown expanded (iOS 11 and later).
  public var largeTitle: Bool
  /// Whether the navigation item has a prompt above its title.
  public var prompt: Bool
  /// The search controller of the navigation item; nil for none.
  public var searchController: SearchControllerState?
  /// The metrics for which an opaque background image is set.
  public var backgroundImage: BarMetrics

  /// Makes a bar; by default translucent and visible, without large title and prompt.
  public init(
    translucent: Bool = true, isHidden: Bool = false, largeTitle: Bool = false,
    prompt: Bool = false, searchController: SearchControllerState? = nil,
    backgroundImage: BarMetrics = []
  ) {
    self.translucent = translucent
    self.isHidden = isHidden
    self.largeTitle = largeTitle
    self.prompt = prompt
    self.searchController = searchController
    self.backgroundImage = backgroundImage
  }
}

/// The properties of the view controller that decide where its view and content lie.
public struct ControllerConfiguration: Hashable, Sendable {
  public var controllerClass: ControllerClass
  public var edgesForExtendedLayout: RectEdge
  public var extendedLayoutIncludesOpaqueBars: Bool
  public var automaticallyAdjustsScrollViewInsets: Bool
  public var additionalSafeAreaInsets: EdgeInsets

  /// Makes a controller; the defaults are UIKit's.
  public init(
    controllerClass: ControllerClass = .viewController,
    edgesForExtendedLayout: RectEdge = .all,
    extendedLayoutIncludesOpaqueBars: Bool = false,
    automaticallyAdjustsScrollViewInsets: Bool = true,
    additionalSafeAreaInsets: EdgeInsets = .zero
  ) {
    self.controllerClass = controllerClass
    self.edgesForExtendedLayout = edgesForExtendedLayout
    self.extendedLayoutIncludesOpaqueBars = extendedLayoutIncludesOpaqueBars
    self.automaticallyAdjustsScrollViewInsets = automaticallyAdjustsScrollViewInsets
    self.additionalSafeAreaInsets = additionalSafeAreaInsets
  }
}

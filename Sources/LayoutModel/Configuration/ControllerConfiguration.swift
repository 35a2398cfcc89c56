/// The properties of the view controller that decide where its view and content lie.
public struct ControllerConfiguration: Hashable, Sendable {
  /// The controller's UIKit class.
  public var controllerClass: ControllerClass
  /// The edges on which the view extends under bars.
  public var edgesForExtendedLayout: RectEdge
  /// Whether the view extends under opaque bars too.
  public var extendedLayoutIncludesOpaqueBars: Bool
  /// Whether the container may adjust the controller's scroll view.
  public var automaticallyAdjustsScrollViewInsets: Bool
  /// What is added to the safe area of the controller's view, in points.
  public var additionalSafeAreaInsets: EdgeInsets
  /// How the controller, or the container around it, was presented.
  public var modalPresentationStyle: ModalPresentationStyle

  /// Makes a controller; the defaults are UIKit's.
  public init(
    controllerClass: ControllerClass = .viewController,
    edgesForExtendedLayout: RectEdge = .all,
    extendedLayoutIncludesOpaqueBars: Bool = false,
    automaticallyAdjustsScrollViewInsets: Bool = true,
    additionalSafeAreaInsets: EdgeInsets = .zero,
    modalPresentationStyle: ModalPresentationStyle = .fullScreen
  ) {
    self.controllerClass = controllerClass
    self.edgesForExtendedLayout = edgesForExtendedLayout
    self.extendedLayoutIncludesOpaqueBars = extendedLayoutIncludesOpaqueBars
    self.automaticallyAdjustsScrollViewInsets = automaticallyAdjustsScrollViewInsets
    self.additionalSafeAreaInsets = additionalSafeAreaInsets
    self.modalPresentationStyle = modalPresentationStyle
  }
}

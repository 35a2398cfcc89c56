/// Everything that determines a layout: platform, bars, controller, view tree, phase, actions.
///
/// A configuration comes from an experiment document, which has checked it: identifiers are
/// unique, references lead to views, numbers are finite.
public struct Configuration: Hashable, Sendable {
  /// The system and its screen.
  public var platform: Platform
  /// What the app says of its status bar.
  public var statusBar: StatusBarConfiguration
  /// The bars around the controller.
  public var container: Container
  /// The view controller.
  public var controller: ControllerConfiguration
  /// The view tree in tree order: a view stands before its subviews, `views[0]` is the
  /// controller's own view.
  public var views: [ViewConfiguration]
  /// The moment at which the numbers are read, before any action.
  public var phase: Phase
  /// What happens after the layout, in order.
  public var actions: [Action]

  /// Makes a configuration from its parts.
  public init(
    platform: Platform,
    statusBar: StatusBarConfiguration = .init(),
    container: Container = .init(),
    controller: ControllerConfiguration = .init(),
    views: [ViewConfiguration] = [.init(id: "view")],
    phase: Phase = .viewDidAppear,
    actions: [Action] = []
  ) {
    self.platform = platform
    self.statusBar = statusBar
    self.container = container
    self.controller = controller
    self.views = views
    self.phase = phase
    self.actions = actions
  }

  /// The place of a view in `views`, or nil where no view has that identifier.
  ///
  /// - Complexity: O(n) in the number of views.
  public func viewIndex(id: String) -> Int? {
    views.firstIndex { $0.id == id }
  }

  /// The first scroll view in tree order, which the filter language calls `main.`.
  public var mainScrollViewIndex: Int? {
    views.firstIndex { $0.viewClass.isScrollView }
  }
}

import LayoutModel

extension LayoutRule {
  static let statedFrame = LayoutRule(
    "frame", "The frame is the one that was set.", .documented, basis: "UIView.frame")
  static let noFrame = LayoutRule(
    "frame", "A view made with alloc and init has no size.", .recorded,
    basis: "articles/000/alloc-init-table")
  static let loadViewFrame = LayoutRule(
    "loadView", "A controller's view made in code is loaded as large as the screen.", .recorded,
    basis: "articles/002/opaque-viewDidLoad")
  static let applicationFrame = LayoutRule(
    "UIScreen.applicationFrame",
    "A UITableViewController loads its view below the status bar, and the view keeps that frame"
      + " until somebody places it.",
    .recorded, basis: "articles/000/table-controller-y")
}

/// The frame that a view has before anybody lays it out.
struct InitialFrame {
  let rect: Rect
  private let origin: Origin

  private enum Origin { case stated, applicationFrame, loadView, none }

  /// Finds the frame of a view from what was set and, else, from how the view was made.
  ///
  /// A `UITableViewController` and a `UICollectionViewController` load their view with
  /// `UIScreen.applicationFrame`, below the status bar; a plain controller with the screen's bounds.
  /// A container overwrites that frame, so that it shows only where the view was added by hand.
  init(_ frame: Rect?, controller: ControllerClass?, screen: ScreenGeometry) {
    if let frame {
      rect = frame
      origin = .stated
      return
    }
    switch controller {
    case .tableViewController, .collectionViewController:
      rect = screen.applicationFrame
      origin = .applicationFrame
    case .viewController:
      rect = screen.bounds
      origin = .loadView
    case nil:
      rect = .zero
      origin = .none
    }
  }

  /// The rule that gave the frame.
  var rule: LayoutRule {
    switch origin {
    case .stated: .statedFrame
    case .applicationFrame: .applicationFrame
    case .loadView: .loadViewFrame
    case .none: .noFrame
    }
  }
}

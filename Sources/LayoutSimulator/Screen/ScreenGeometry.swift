import LayoutModel

extension LayoutRule {
  static let screen = LayoutRule(
    "screen", "The screen's size and safe area are those of the device's row for the OS version.",
    .recorded, basis: "device table")
  static let statusBar = LayoutRule(
    "status bar",
    "The status bar has its device's height; a phone in landscape shows none from iOS 8.",
    .documented, basis: "device table; articles/000/table-controller-y")
  static let callStatusBar = LayoutRule(
    "status bar in a call",
    "Up to iOS 12 a call makes the status bar of a phone with a home button 20 points higher; the"
      + " view at the window's root moves down and is shortened by as much, and offsets stay.",
    .recorded, basis: "Stack Overflow 46317053")
}

/// The screen in the interface's orientation, its status bar and the safe area of a bare window.
///
/// The sizes come from the device table. A phone in landscape hides its status bar from iOS 8 on.
/// Where the status bar is hidden, screens with a home button lose the safe area that it made;
/// screens with a notch or island keep theirs.
struct ScreenGeometry {
  let size: Size
  /// The status bar in window coordinates; nil where it is hidden.
  let statusBar: Rect?
  /// The safe area of a window that fills the screen; before iOS 11 the layout guides of a bare
  /// controller, which have the same lengths.
  let safeAreaInsets: EdgeInsets
  let isLandscapePhone: Bool
  /// How far the status bar of a call pushes what is in the window down, in points.
  let callShift: Double

  init(_ platform: borrowing Platform, statusBar configuration: StatusBarConfiguration) {
    let device = platform.device
    size = platform.screenSize
    isLandscapePhone = platform.orientation.isLandscape && device.idiom == .phone
    let isHidden =
      configuration.isHidden || (isLandscapePhone && platform.os.major >= 8)
    let growsInCall =
      configuration.isInCall && platform.os.major < 13 && device.idiom == .phone
      && !device.hasHomeIndicator
    callShift = growsInCall && !isHidden && device.statusBarHeight > 0 ? 20 : 0
    statusBar =
      isHidden || device.statusBarHeight == 0
      ? nil : Rect(x: 0, y: 0, width: size.width, height: device.statusBarHeight + callShift)
    var insets =
      platform.orientation.isLandscape ? device.safeAreaLandscape : device.safeAreaPortrait
    if configuration.isHidden && !device.hasHomeIndicator && !platform.isCustomDevice {
      insets.top = 0
    }
    insets.top += callShift
    safeAreaInsets = insets
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// `UIScreen.applicationFrame`: the screen below the status bar.
  ///
  /// The frame with which `UITableViewController` and `UICollectionViewController` load their view
  /// (articles/000/table-controller-y).
  var applicationFrame: Rect {
    let top = statusBar?.size.height ?? 0
    return Rect(x: 0, y: top, width: size.width, height: size.height - top)
  }
}

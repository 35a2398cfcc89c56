/// The screen of a device model, with the measures it has from one OS version to another.
///
/// The same model measures differently under different systems, so a name alone is no key: the
/// status bar of the iPhone 11 grew from 44 to 48 points in iOS 14. All lengths are in points.
public struct Device: Hashable, Sendable {
  /// The kind of interface a device has; the raw values are UIKit's names.
  public enum Idiom: String, CaseIterable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// How well a number is supported by its sources.
  public enum Confidence: String, CaseIterable, Sendable {
    /// Printed by UIKit, or by one source that no other contradicts.
    case certain
    /// Inferred from a measured device of the same kind.
    case likely
    /// Contradicted by another source, or assumed.
    case disputed
  }

  /// The model's name; models that never differ share one: "iPad (8th/9th generation)".
  public var name: String
  /// The kind of interface.
  public var idiom: Idiom
  /// The screen's size in portrait.
  public var size: Size
  /// Pixels a point, as UIKit renders.
  public var scale: Double
  /// The height of the status bar in portrait.
  ///
  /// It need not be the safe area's top: an iPhone 15 has 54 and 59.
  public var statusBarHeight: Double
  /// The safe area of a full-screen view without bars, in portrait.
  ///
  /// Before iOS 11, which has no safe area, the lengths of the layout guides.
  public var safeAreaPortrait: EdgeInsets
  /// The same in landscape; left and right are equal whichever side the sensors are on.
  public var safeAreaLandscape: EdgeInsets
  /// The first OS version with these measures.
  public var minimumOS: OSVersion
  /// The last major OS version with these measures, all its minor versions included.
  ///
  /// Nil where the newest OS still has them.
  public var maximumMajorOS: Int?
  /// The height of a navigation bar in landscape.
  public var navigationBarLandscapeHeight: Double
  /// Where the navigation bar begins in portrait, if not at the status bar's bottom edge.
  public var navigationBarY: Double?
  /// How well the sizes and the safe area are supported.
  public var confidence: Confidence
  /// How well the status bar's height is supported.
  public var statusBarConfidence: Confidence
  /// What is doubtful or special.
  public var note: String?
  /// Who measured it.
  public var source: String

  /// Whether a home indicator takes the place of the home button.
  public var hasHomeIndicator: Bool {
    safeAreaPortrait.bottom > 0
  }

  /// Returns whether these are the measures under an OS version.
  public func covers(_ os: OSVersion) -> Bool {
    os >= minimumOS && os.major <= maximumMajorOS ?? .max
  }

  /// Returns the screen's size in an orientation.
  public func size(in orientation: Orientation) -> Size {
    orientation.isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// Returns the safe area of a full-screen view without bars in an orientation.
  public func safeAreaInsets(in orientation: Orientation) -> EdgeInsets {
    orientation.isLandscape ? safeAreaLandscape : safeAreaPortrait
  }
}

/// The system and screen on which the layout happens.
public struct Platform: Hashable, Sendable {
  /// `UIDevice.systemName`.
  public var systemName: String
  /// The version of iOS or iPadOS.
  public var os: OSVersion
  /// The device's row for this OS version, or a custom screen stated in the document.
  public var device: Device
  /// Whether the screen was stated with its numbers instead of by a device's name.
  public var isCustomDevice: Bool
  /// The interface's orientation.
  public var orientation: Orientation
  /// `UIDesignRequiresCompatibility` of the Info.plist: an iOS 26 app keeps the earlier bars.
  public var requiresDesignCompatibility: Bool
  /// `ProcessInfo.isMacCatalystApp`: the numbers come from Mac Catalyst.
  public var isMacCatalystApp: Bool

  /// Makes a platform from its parts.
  public init(
    os: OSVersion, device: Device, isCustomDevice: Bool = false,
    orientation: Orientation = .portrait, requiresDesignCompatibility: Bool = false,
    isMacCatalystApp: Bool = false, systemName: String = "iOS"
  ) {
    self.os = os
    self.device = device
    self.isCustomDevice = isCustomDevice
    self.orientation = orientation
    self.requiresDesignCompatibility = requiresDesignCompatibility
    self.isMacCatalystApp = isMacCatalystApp
    self.systemName = systemName
  }

  /// The screen's size in points, in the interface's orientation.
  public var screenSize: Size {
    let portrait = device.size
    return orientation.isLandscape
      ? Size(width: portrait.height, height: portrait.width) : portrait
  }
}

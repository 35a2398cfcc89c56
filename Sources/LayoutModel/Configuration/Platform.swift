/// The system and screen on which the layout happens.
public struct Platform: Hashable, Sendable {
  /// The version of iOS or iPadOS.
  public var os: OSVersion
  /// The device's row for this OS version, or a custom screen stated in the document.
  public var device: Device
  /// Whether the screen was stated with its numbers instead of by a device's name.
  public var isCustomDevice: Bool
  /// The interface's orientation.
  public var orientation: Orientation

  /// Makes a platform from its parts.
  public init(
    os: OSVersion, device: Device, isCustomDevice: Bool = false,
    orientation: Orientation = .portrait
  ) {
    self.os = os
    self.device = device
    self.isCustomDevice = isCustomDevice
    self.orientation = orientation
  }

  /// The screen's size in points, in the interface's orientation.
  public var screenSize: Size {
    let portrait = device.size
    return orientation.isLandscape
      ? Size(width: portrait.height, height: portrait.width) : portrait
  }
}

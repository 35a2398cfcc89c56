package import LayoutModel

/// An experiment with the same layout as another one, on whatever system and device.
package struct LikeExperiment: Sendable {
  package let name: String
  package let os: OSVersion

  /// The device's name; `nil` for a screen of the document's own.
  package let device: String?

  /// The whole document as canonical JSON.
  package let documentText: [UInt8]
}

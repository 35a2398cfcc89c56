package import LayoutModel

/// The system and screen of a measured configuration.
package struct MeasuredPlatform: Hashable, Sendable {
  package let os: OSVersion

  /// The device's name; `nil` for a screen of the document's own.
  package let device: String?

  package let orientation: String
}

package import LayoutModel

/// Where and when a revision was measured.
package struct MeasuredContext: Hashable, Sendable {
  package let os: OSVersion

  /// The device's name; `nil` for a screen of the document's own.
  package let device: String?

  package let orientation: String

  /// When it was measured as the document says, else when it came into the catalog (ISO 8601).
  package let recordedAt: String
}

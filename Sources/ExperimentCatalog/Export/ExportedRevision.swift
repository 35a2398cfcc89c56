package import LayoutModel

/// A revision of an experiment as it leaves the catalog.
package struct ExportedRevision: Sendable {
  package let experiment: String

  /// From 1, without gaps.
  package let number: Int

  /// When it was recorded here, in UTC.
  package let createdAt: String

  package let digest: Digest

  /// Names its configuration outside of the catalog.
  package let fingerprint: Digest

  /// The whole document as JSON, canonical but for the order of its numbers, which is the one in
  /// which they were written: recorded elsewhere it has the same digest.
  package let documentText: [UInt8]
}

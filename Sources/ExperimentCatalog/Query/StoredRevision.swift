package import LayoutModel

/// A recorded document as the catalog keeps it.
package struct StoredRevision: Sendable {
  /// From 1, without gaps.
  package let number: Int

  /// When it was recorded here, in UTC.
  package let createdAt: String

  package let digest: Digest

  /// The whole document as canonical JSON, for `DocumentReader.experiment()`.
  package let documentText: [UInt8]

  package let fingerprint: Digest

  /// The configuration as canonical JSON, for `DocumentReader.configuration()`.
  package let configurationText: [UInt8]

  /// The measured metrics' paths in the order in which the document was written.
  package let metrics: [String]
}

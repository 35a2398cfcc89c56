package import LayoutModel

/// A configuration as it leaves the catalog, with what was computed for it.
package struct ExportedConfiguration: Sendable {
  /// A computed value.
  package struct Value: Sendable {
    /// The simulator's version.
    package let simulator: String
    /// The metric's path.
    package let metric: String
    package let expectation: Layout.Answer
  }

  package let fingerprint: Digest

  /// The configuration as canonical JSON, for `DocumentReader.configuration()`.
  package let documentText: [UInt8]

  /// Of all simulator versions.
  package let values: [Value]
}

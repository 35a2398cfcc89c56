package import LayoutModel

/// An experiment's latest revision in one line.
package struct ExperimentSummary: Hashable, Sendable {
  package let name: String

  /// The number of the latest revision, which is how many there are.
  package let revision: Int

  package let os: OSVersion

  /// The device's name; `nil` for a screen of the document's own.
  package let device: String?

  /// The UIKit class of the first scroll view in tree order; `nil` where there is none.
  package let mainClass: String?

  /// How many metrics the revision measures or asks for.
  package let measurementCount: Int

  /// In alphabetical order.
  package let tags: [String]

  package let source: ExperimentSource?
}

package import LayoutModel

/// An experiment beside others that it is compared with.
package struct SeriesMember: Sendable {
  package let name: String
  package let platform: Platform
  /// The stated parameters by path, but for OS and device.
  package let parameters: [Parameter]
  /// Recorded beside computed, in the order of the document.
  package let comparisons: [Comparison]

  /// The name of the device; nil for a screen of the document's own.
  package var device: String? { platform.isCustomDevice ? nil : platform.device.name }

  /// What both measured, and differently, in the order of this one's document.
  package func changes(from other: SeriesMember) -> [MeasurementChange] {
    let before = other.byMetric
    return comparisons.compactMap { new in
      guard let old = before[new.metric], !old.recorded.isIdentical(to: new.recorded) else {
        return nil
      }
      return MeasurementChange(metric: new.metric, old: old, new: new)
    }
  }

  /// How many metrics only one of the two measured, so that nothing is known of them.
  package func unsharedCount(with other: SeriesMember) -> Int {
    let (here, there) = (Set(byMetric.keys), Set(other.byMetric.keys))
    return here.symmetricDifference(there).count
  }

  private var byMetric: [String: Comparison] {
    Dictionary(comparisons.map { ($0.metric, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

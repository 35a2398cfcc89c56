package import ExperimentCatalog
import LayoutModel

extension Comparer {
  /// What moved from one simulator version to another, in the catalog's order.
  ///
  /// - Throws: `CatalogError`, with code `busy` where somebody recorded meanwhile.
  package static func changes(
    in catalog: Catalog, from old: String, to new: String
  ) throws -> [ExpectationChange] {
    let before = try comparisons(in: catalog, simulator: old, matching: nil, tolerance: nil)
    let after = try comparisons(in: catalog, simulator: new, matching: nil, tolerance: nil)
    let isSame =
      before.count == after.count
      && zip(before, after).allSatisfy {
        ($0.experiment, $0.revision, $0.metric) == ($1.experiment, $1.revision, $1.metric)
      }
    guard isSame else {
      throw CatalogError(
        .busy, "cannot compare two simulator versions: somebody recorded meanwhile; try again")
    }
    return zip(before, after).compactMap { ExpectationChange(from: $0, to: $1) }
  }
}

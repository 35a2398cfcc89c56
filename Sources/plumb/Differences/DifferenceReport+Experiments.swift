import ExperimentCatalog
import LayoutModel
import Reports

extension DifferenceReport {
  /// What two experiments state and measure differently.
  ///
  /// - Throws: `Failure` where there is no such experiment, `CatalogError`, `DocumentError`.
  init(of a: String, and b: String, in catalog: Catalog) throws {
    let changes = try catalog.document(of: b).changes(from: catalog.document(of: a))
    let differs = changes.contains { $0.part != .document }
    self.init(
      kind: "experiments", left: a, right: b,
      summary: differs ? "\(a) -> \(b)" : "\(a) and \(b) state and measure the same.",
      differs: differs, groups: DifferenceReport.Group.groups(changes))
  }
}

package import ExperimentCatalog
package import LayoutModel
import LayoutSimulator

/// Counts on how many experiments each rule of the simulator has a hand in.
package enum RuleCounter {
  /// Returns for each rule the number of experiments with a measured number that it explains.
  ///
  /// Only the latest revisions count.
  ///
  /// - Throws: `CatalogError` and `FilterError`.
  /// - Complexity: One explained simulation an experiment.
  package static func counts(
    in catalog: Catalog, matching filter: Filter?
  ) throws -> [LayoutRule: Int] {
    var counts: [LayoutRule: Int] = [:]
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    let selected = try catalog.experiments(
      matching: filter, simulator: Simulator.version, deciding: comparer.verdict)
    for summary in selected {
      guard let text = try catalog.experiment(named: summary.name)?.revisions.last?.documentText
      else { continue }
      let experiment = try DocumentReader(JSONTape(parsing: text)).experiment()
      let layout = Simulator.layout(of: experiment.configuration, explaining: true)
      let rules = Set(
        experiment.measurements.flatMap { layout.explanation(of: $0.metric)?.rules ?? [] })
      for rule in rules { counts[rule, default: 0] += 1 }
    }
    return counts
  }
}

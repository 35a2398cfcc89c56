package import ExperimentCatalog
import LayoutModel
import LayoutSimulator

/// Computes what a catalog lacks: asks it, calls the simulator, stores the expectations.
package struct Runner {
  /// What a run came to.
  package struct Outcome: Hashable, Sendable {
    /// How many configurations the filter selects.
    package var configurations: Int
    /// How many of them were computed now; the others had been before.
    package var computed: Int
    /// How many numbers were computed, those that are not modelled included.
    package var metrics: Int
  }

  /// How many configurations are stored in one transaction: a killed run loses no more, and
  /// other writers wait no longer.
  private static let batchSize = 500

  private let catalog: Catalog
  private let filter: Filter?

  /// Makes a runner for what a filter selects; nil selects everything.
  package init(_ catalog: Catalog, filter: Filter?) {
    self.catalog = catalog
    self.filter = filter
  }

  /// Computes and stores what this version of the simulator has not computed yet.
  ///
  /// A filter that is wrong leaves no trace in the catalog: the run begins with the first
  /// configuration, or where there is none when that is known.
  ///
  /// - Parameter progress: Is told the number of configurations computed so far; what it throws ends
  ///   the run.
  /// - Throws: `CatalogError` and `FilterError`; what was stored until then stays.
  package func run(progress: (Int) throws -> Void = { _ in }) throws -> Outcome {
    var outcome = Outcome(configurations: 0, computed: 0, metrics: 0)
    var begun: RunID?
    do {
      var batch: [ComputedConfiguration] = []
      let comparer = try Comparer(for: catalog, simulator: Simulator.version)
      outcome.configurations = try catalog.pending(
        simulator: Simulator.version, matching: filter, deciding: comparer.verdict
      ) { pending in
        let run = try begun ?? begin()
        begun = run
        let computed = try compute(pending)
        outcome.computed += 1
        outcome.metrics += computed.values.count
        batch.append(computed)
        if batch.count == Self.batchSize {
          try catalog.store(batch, by: run)
          batch.removeAll(keepingCapacity: true)
        }
        try progress(outcome.computed)
      }
      let run = try begun ?? begin()
      try catalog.store(batch, by: run)
      try catalog.finishRun(run, .finished, configurations: outcome.configurations)
    } catch {
      // The first failure is the one to report; the run stays "running" if this fails too.
      if let begun {
        try? catalog.finishRun(begun, .failed, configurations: outcome.configurations)
      }
      throw error
    }
    return outcome
  }

  private func begin() throws -> RunID {
    try catalog.beginRun(simulator: Simulator.version, filter: filter?.text)
  }

  private func compute(_ pending: PendingConfiguration) throws -> ComputedConfiguration {
    let tape = try JSONTape(parsing: pending.configurationText)
    let configuration = try DocumentReader(tape).configuration()
    let layout = Simulator.layout(of: configuration)
    let values = try pending.metrics.map { metric in
      let answer = layout.answer(for: try MetricPath.resolve(metric.path, in: configuration))
      return ComputedConfiguration.Value(metric.id, answer)
    }
    return ComputedConfiguration(pending.id, values)
  }
}

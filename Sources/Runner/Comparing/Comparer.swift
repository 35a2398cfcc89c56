package import ExperimentCatalog
package import LayoutModel

/// Compares recorded with computed values and decides the verdicts.
package struct Comparer {
  private let tolerance: Tolerance?
  private let waivers: [AppliedWaiver]
  private let tolerances: [AppliedTolerance]

  /// Makes a comparer.
  ///
  /// - Parameters:
  ///   - tolerance: The command line's, which comes before all others; nil where it states none.
  ///   - waivers: The known deviations, with the experiments they speak of.
  ///   - tolerances: The catalog's, of which the first that covers a measurement counts.
  package init(
    tolerance: Tolerance?, waivers: [AppliedWaiver], tolerances: [AppliedTolerance] = []
  ) {
    self.tolerance = tolerance
    self.waivers = waivers
    self.tolerances = tolerances
  }

  /// Compares a measurement with its stored expectation.
  package func compare(_ measured: MeasuredValue) -> Comparison {
    compare(
      experiment: measured.experiment, revision: measured.revision, metric: measured.metric,
      recorded: measured.recorded, printed: measured.printed,
      documentTolerance: measured.tolerance, scale: measured.scale,
      answer: measured.expectation?.answer)
  }

  /// Compares one measurement of an experiment with what the simulator says.
  package func compare(
    _ measurement: Measurement, of experiment: Experiment, revision: Int, answer: Layout.Answer
  ) -> Comparison {
    compare(
      experiment: experiment.name, revision: revision, metric: measurement.path,
      recorded: measurement.value, printed: measurement.printed,
      documentTolerance: experiment.tolerance,
      scale: experiment.configuration.platform.device.scale, answer: answer)
  }

  private func compare(
    experiment: String, revision: Int, metric: String, recorded: MetricValue, printed: String?,
    documentTolerance: Double?, scale: Double, answer: Layout.Answer?
  ) -> Comparison {
    let rule = tolerances.first { $0.covers(metric: metric, of: experiment) }?.tolerance
    let limit = ToleranceLimit(
      commandLine: tolerance, document: documentTolerance,
      catalog: rule.map { $0.points.map { .points($0) } ?? .pixel }, printed: printed, scale: scale)
    var judgement = Judgement(recorded: recorded, answer: answer, limit: limit)
    judgement.apply(waivers.filter { $0.covers(metric: metric, of: experiment) }.map(\.waiver))
    var computed: MetricValue?
    if case .value(let value)? = answer { computed = value }
    let isNumber = if case .number = recorded { true } else { false }
    return Comparison(
      experiment: experiment, revision: revision, metric: metric, recorded: recorded,
      printed: printed, computed: computed, difference: judgement.difference,
      limit: judgement.difference == nil ? nil : limit.value,
      rule: isNumber ? limit.rule : .exact, verdict: judgement.verdict,
      reason: judgement.reason)
  }
}

extension Comparer {
  /// Makes a comparer with a catalog's waivers.
  ///
  /// - Parameter simulator: The version whose expectations are compared.
  /// - Throws: `CatalogError`.
  package init(for catalog: Catalog, simulator: String, tolerance: Tolerance? = nil) throws {
    self.init(
      tolerance: tolerance, waivers: try catalog.waivers(simulator: simulator),
      tolerances: try catalog.tolerances(simulator: simulator))
  }

  /// The waivers that cover none of the measurements.
  ///
  /// - Complexity: O(n m) in the numbers of measurements and waivers.
  package func unusedWaivers(in comparisons: [Comparison]) -> [Waiver] {
    waivers.filter { waiver in
      !comparisons.contains { waiver.covers(metric: $0.metric, of: $0.experiment) }
    }.map(\.waiver)
  }

  /// Decides a verdict for a filter that asks for it.
  package func verdict(of measured: MeasuredValue) -> Verdict {
    compare(measured).verdict
  }

  /// Compares everything that a filter selects, in the catalog's order.
  ///
  /// - Parameter simulator: The version whose expectations are compared.
  /// - Throws: `CatalogError` and `FilterError`.
  /// - Complexity: O(n) in the number of measurements, in time and memory.
  package static func comparisons(
    in catalog: Catalog, simulator: String, matching filter: Filter?, tolerance: Tolerance?
  ) throws -> [Comparison] {
    try Comparer(for: catalog, simulator: simulator, tolerance: tolerance)
      .comparisons(in: catalog, simulator: simulator, matching: filter)
  }

  /// Compares everything that a filter selects, as the static function does.
  ///
  /// - Throws: `CatalogError` and `FilterError`.
  package func comparisons(
    in catalog: Catalog, simulator: String, matching filter: Filter?
  ) throws -> [Comparison] {
    var comparisons: [Comparison] = []
    try catalog.measured(
      simulator: simulator, matching: filter, deciding: verdict
    ) { measured in
      comparisons.append(compare(measured))
    }
    return comparisons
  }
}

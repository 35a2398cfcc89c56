package import ExperimentCatalog
package import LayoutModel
import LayoutSimulator

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
      documentTolerance: measured.owner.tolerance, scale: measured.owner.scale,
      answer: measured.expectation, by: rules(for: measured.experiment))
  }

  /// Compares one measurement of an experiment with what the simulator says.
  package func compare(
    _ measurement: Measurement, of experiment: Experiment, revision: Int, answer: Layout.Answer
  ) -> Comparison {
    compare(
      experiment: experiment.name, revision: revision, metric: measurement.path,
      recorded: measurement.value, printed: measurement.printed,
      documentTolerance: experiment.tolerance,
      scale: experiment.configuration.platform.device.scale, answer: answer,
      by: rules(for: experiment.name))
  }

  /// The waivers and tolerances that speak of one experiment.
  private struct Rules {
    var waivers: [AppliedWaiver]
    var tolerances: [AppliedTolerance]
  }

  private func rules(for experiment: String) -> Rules {
    Rules(
      waivers: waivers.filter { $0.covers(experiment: experiment) },
      tolerances: tolerances.filter { $0.covers(experiment: experiment) })
  }

  /// Compares all measurements of an experiment.
  private func compare(_ values: MeasuredValues) -> [Comparison] {
    let owner = values.owner
    let rules = rules(for: owner.name)
    // In place: a million rows go through here, and to copy one takes as long as to judge it.
    let rows = values.rows.span
    let paths = values.paths.span
    var comparisons: [Comparison] = []
    comparisons.reserveCapacity(rows.count)
    for index in rows.indices {
      comparisons.append(
        compare(
          experiment: owner.name, revision: owner.revision, metric: paths[rows[index].metric],
          recorded: rows[index].recorded, printed: rows[index].printed,
          documentTolerance: owner.tolerance, scale: owner.scale,
          answer: rows[index].expectation, by: rules))
    }
    return comparisons
  }

  private func compare(
    experiment: String, revision: Int, metric: String, recorded: MetricValue, printed: String?,
    documentTolerance: Double?, scale: Double, answer: Layout.Answer?, by rules: Rules
  ) -> Comparison {
    let rule = rules.tolerances.first { $0.covers(metric: metric) }?.tolerance
    let limit = ToleranceLimit(
      commandLine: tolerance, document: documentTolerance,
      catalog: rule.map { $0.points.map { .points($0) } ?? .pixel }, printed: printed, scale: scale)
    var judgement = Judgement(recorded: recorded, answer: answer, limit: limit)
    if !rules.waivers.isEmpty {
      judgement.apply(rules.waivers.filter { $0.covers(metric: metric) }.map(\.waiver))
    }
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

  /// Watches over the waivers; each compared experiment is noted there.
  package func waiverUse() -> WaiverUse {
    WaiverUse(of: waivers)
  }

  /// Decides a verdict for a filter that asks for it.
  package func verdict(of measured: MeasuredValue) -> Verdict {
    compare(measured).verdict
  }

  /// Visits everything that a filter selects, in the catalog's order.
  ///
  /// - Parameters:
  ///   - simulator: The version whose expectations are compared.
  ///   - time: The moment after which nothing had been recorded yet; nil for what there is now.
  /// - Throws: What `body` throws, `CatalogError` and `FilterError`.
  /// - Complexity: O(n) in the number of measurements; memory for one experiment at a time.
  package func compare(
    _ catalog: Catalog, simulator: String, matching filter: Filter?,
    recordedUntil time: String? = nil, _ body: (ComparedExperiment) throws -> Void
  ) throws {
    try catalog.measuredExperiments(
      simulator: simulator, matching: filter, deciding: verdict, recordedUntil: time
    ) { context, values in
      guard !values.isEmpty else { return }
      let owner = values.owner
      try body(
        ComparedExperiment(
          name: owner.name, revision: owner.revision, os: context.os, device: context.device,
          orientation: context.orientation, recordedAt: context.recordedAt,
          comparisons: compare(values)))
    }
  }

  /// Compares everything that a filter selects, in the catalog's order.
  ///
  /// - Parameter simulator: The version whose expectations are compared.
  /// - Throws: `CatalogError` and `FilterError`.
  /// - Complexity: O(n) in the number of measurements, in time and memory.
  package static func comparisons(
    in catalog: Catalog, simulator: String, matching filter: Filter?, tolerance: Tolerance?
  ) throws -> [Comparison] {
    var comparisons: [Comparison] = []
    try Comparer(for: catalog, simulator: simulator, tolerance: tolerance)
      .compare(catalog, simulator: simulator, matching: filter) {
        comparisons += $0.comparisons
      }
    return comparisons
  }

  /// Compares the measurements of some experiments, by their names.
  ///
  /// - Throws: `CatalogError`.
  static func comparisons(
    of names: [String], in catalog: Catalog
  ) throws -> [String: [Comparison]] {
    var comparisons: [String: [Comparison]] = [:]
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    // A list of any length in statements of a length that SQLite takes.
    for start in stride(from: 0, to: names.count, by: 1000) {
      let part = names[start..<min(start + 1000, names.count)]
      try comparer.compare(
        catalog, simulator: Simulator.version, matching: try .names(Array(part))
      ) { comparisons[$0.name] = $0.comparisons }
    }
    return comparisons
  }
}

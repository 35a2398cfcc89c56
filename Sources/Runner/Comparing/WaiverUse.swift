import ExperimentCatalog
package import LayoutModel

/// Which waivers have covered a measurement so far.
package struct WaiverUse {
  private var waiting: [AppliedWaiver]

  init(of waivers: [AppliedWaiver]) {
    waiting = waivers
  }

  /// Notes the waivers that cover one of an experiment's measurements.
  package mutating func note(_ experiment: ComparedExperiment) {
    guard !waiting.isEmpty else { return }
    waiting.removeAll { waiver in
      waiver.covers(experiment: experiment.name)
        && experiment.comparisons.contains { waiver.covers(metric: $0.metric) }
    }
  }

  /// Those that have covered none.
  package var unused: [Waiver] { waiting.map(\.waiver) }
}

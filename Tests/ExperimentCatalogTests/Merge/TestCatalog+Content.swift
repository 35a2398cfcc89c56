import LayoutModel

@testable import ExperimentCatalog

extension TestCatalog {
  /// All revisions: whose they are, and their documents.
  func texts() throws -> [String] {
    var texts: [String] = []
    try catalog.export(withAllRevisions: true) { exporter in
      try exporter.forEachRevision {
        texts.append(
          "\($0.experiment) \($0.number) " + String(decoding: $0.documentText, as: UTF8.self))
      }
    }
    return texts
  }

  /// Computes everything: the number of the metric's path's bytes.
  func compute(simulator: String) throws {
    let run = try catalog.beginRun(simulator: simulator, filter: nil)
    try catalog.pending(simulator: simulator) { pending in
      let values = pending.metrics.map { metric in
        ComputedConfiguration.Value(
          metric.id, .value(.number(Double(metric.path.utf8.count + simulator.utf8.count))))
      }
      try catalog.store([ComputedConfiguration(pending.id, values)], by: run)
    }
    try catalog.finishRun(run, .finished, configurations: 0)
  }

  /// All measurements beside what was computed.
  func measured(_ simulator: String) throws -> [String] {
    var values: [String] = []
    try catalog.measured(simulator: simulator) { value in
      values.append("\(value.experiment) \(value.revision) \(value.owner.scale) \(value)")
    }
    return values
  }
}

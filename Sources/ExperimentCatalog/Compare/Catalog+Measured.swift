import LayoutModel
import PlatformSupport

extension Catalog {
  /// Visits the measurements of latest revisions with their expectations, one by one.
  ///
  /// - Throws: As ``measuredExperiments(simulator:matching:deciding:recordedUntil:_:)``.
  package func measured(
    simulator: String, matching filter: Filter? = nil, deciding decision: VerdictDecision? = nil,
    _ body: (MeasuredValue) throws -> Void
  ) throws {
    try measuredExperiments(simulator: simulator, matching: filter, deciding: decision) {
      for value in $1 { try body(value) }
    }
  }

  /// Visits experiments with the measurements of their latest revisions and their expectations.
  ///
  /// They come in the order of their names, each one's measurements in the order of its document,
  /// from one snapshot of the catalog. An experiment without measurements comes with an empty list.
  /// Many experiments are read by a thread of its own while `body` works, which must not use the
  /// catalog; where the file is large, this thread reads, too, when it has to wait.
  ///
  /// - Parameters:
  ///   - simulator: The version whose expectations are wanted.
  ///   - decision: What decides the verdicts for which the filter asks; it must not write.
  ///   - time: The moment, as the catalog writes it, after which nothing had been recorded yet;
  ///     `nil` for what there is now. The filter speaks of what there is now, too.
  /// - Throws: What `body` throws, `FilterError` and `CatalogError`.
  /// - Complexity: O(n) in the number of measurements; memory for some hundred experiments.
  package func measuredExperiments(
    simulator: String, matching filter: Filter? = nil, deciding decision: VerdictDecision? = nil,
    recordedUntil time: String? = nil,
    _ body: (MeasuredContext, MeasuredValues) throws -> Void
  ) throws {
    try attempt("read measurements of \(path)") {
      let twin = isLarge ? ConnectionTwin(of: connection) : nil
      try connection.transaction(.deferred) {
        let selection = try selection(
          matching: filter, simulator: simulator, deciding: decision)
        let experiments = try ExperimentReader(connection, selection, recordedUntil: time)
        defer { experiments.end() }
        try forEachBatch(of: experiments, simulator: knownSimulatorID(simulator), twin) {
          try $0.forEachExperiment(body)
        }
      }
    }
  }

  /// Visits the batches, and reads the next ones meanwhile where one is not enough.
  private func forEachBatch(
    of experiments: ExperimentReader, simulator: Int64?, _ twin: ConnectionTwin?,
    _ body: (MeasuredBatch) throws -> Void
  ) throws {
    let filler = try BatchFiller(connection, simulator: simulator)
    defer { filler.end() }
    guard var first = try experiments.next() else { return }
    let rest = try filler.fill(&first)
    guard rest != nil || !experiments.isAtEnd else { return try body(first) }
    let own = try twin.flatMap {
      $0.join() ? try BatchFiller($0.connection, simulator: simulator) : nil
    }
    let queue: BatchQueue
    do {
      queue = try BatchQueue(after: rest, experiments, filler)
    } catch {
      throw CatalogError(.failed, "cannot read in the background: \(error)")
    }
    connection.isLent = true
    defer {
      queue.stop()
      connection.isLent = false
    }
    try body(first)
    while let batch = try queue.take(filling: own) { try body(batch) }
  }
}

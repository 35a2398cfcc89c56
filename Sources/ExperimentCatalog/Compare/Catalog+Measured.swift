import LayoutModel

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
  /// Many experiments are read by a thread of its own while `body` works: it must not use the
  /// catalog.
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
      try connection.transaction(.deferred) {
        let selection = try selection(
          matching: filter, simulator: simulator, deciding: decision)
        let reader = try MeasuredReader(
          connection, selection, simulator: knownSimulatorID(simulator), recordedUntil: time)
        defer { reader.end() }
        var unpacker = MeasuredUnpacker()
        try reader.forEachBatch(lending: connection) { try unpacker.unpack($0, body) }
      }
    }
  }
}

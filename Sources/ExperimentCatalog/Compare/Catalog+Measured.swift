import LayoutModel

extension Catalog {
  /// Visits the measurements of latest revisions with their expectations.
  ///
  /// They come in the order of the experiments' names, each experiment's in the order of its
  /// document, from one snapshot of the catalog: `body` must not write.
  ///
  /// - Parameters:
  ///   - simulator: The version whose expectations are wanted.
  ///   - decision: What decides the verdicts for which the filter asks; it must not write.
  /// - Throws: What `body` throws, `FilterError` and `CatalogError`.
  /// - Complexity: O(n) in the number of measurements; memory for one experiment at a time.
  package func measured(
    simulator: String, matching filter: Filter? = nil, deciding decision: VerdictDecision? = nil,
    _ body: (MeasuredValue) throws -> Void
  ) throws {
    try attempt("read measurements of \(path)") {
      try connection.transaction(.deferred) {
        let selection = try selection(
          matching: filter, simulator: simulator, deciding: decision)
        let experiments = try selection.prepare(
          "SELECT e.name, e.latest, c.id, c.screen_scale", orderBy: "e.name", on: connection)
        var reader = try MeasurementReader(connection, simulator: knownSimulatorID(simulator))
        while try experiments.step() {
          let values = try reader.values(
            of: experiments.text(at: 0), revision: experiments.int64(at: 1),
            configuration: experiments.int64(at: 2), scale: experiments.double(at: 3))
          for value in values { try body(value) }
        }
      }
    }
  }
}

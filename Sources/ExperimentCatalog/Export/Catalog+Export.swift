extension Catalog {
  /// Gives out experiments from one snapshot of the catalog; deleted ones stay.
  ///
  /// - Parameters:
  ///   - simulator: The version that `expected.` and `deviation.` in the filter speak of.
  ///   - decision: What decides the verdicts for which the filter asks; it must not write.
  ///   - withAllRevisions: Whether older revisions go out too; the filter asks of the latest.
  /// - Throws: What `body` throws, `FilterError` and `CatalogError`.
  package func export<Result>(
    matching filter: Filter? = nil, simulator: String? = nil,
    deciding decision: VerdictDecision? = nil, withAllRevisions: Bool = false,
    _ body: (Exporter) throws -> Result
  ) throws -> Result {
    try attempt("export from \(path)") {
      try connection.transaction(.deferred) {
        let selection = try selection(
          matching: filter, simulator: simulator, deciding: decision)
        return try body(
          Exporter(connection, selection: selection, withAllRevisions: withAllRevisions))
      }
    }
  }
}

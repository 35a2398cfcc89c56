import ExperimentCatalog
import LayoutModel
import Reports
import Runner

extension Console {
  /// Compares what a filter selects, and writes the report as the comparisons come.
  ///
  /// - Parameter note: Sees each experiment, too.
  /// - Returns: The totals of the report.
  func writeComparisons(
    by comparer: Comparer, in catalog: Catalog, matching filter: Filter?,
    _ options: ComparisonOptions, _ output: OutputOptions,
    noting note: (ComparedExperiment) -> Void = { _ in }
  ) throws -> ComparisonTotals {
    var report = ComparisonReport(
      output.format, options, style: output.path == nil ? style : .plain)
    let stream = try OutputStream(path: output.path, self)
    var piece: [UInt8] = []
    try comparer.compare(catalog, simulator: options.simulator, matching: filter) { experiment in
      note(experiment)
      report.add(experiment, to: &piece)
      try stream.move(&piece)
    }
    report.end(details: try catalog.details(of: report.wanted), to: &piece)
    try stream.write(piece)
    try stream.end()
    return report.totals
  }
}

extension Catalog {
  /// What a report shows of experiments besides their comparisons.
  ///
  /// - Throws: `CatalogError`, and `DocumentError` where a stored document cannot be read.
  fileprivate func details(of names: [String]) throws -> [String: ExperimentDetails] {
    var details: [String: ExperimentDetails] = [:]
    for name in names {
      guard let text = try experiment(named: name)?.revisions.last?.documentText else { continue }
      let document = try DocumentReader(JSONTape(parsing: text)).recordable()
      details[name] = ExperimentDetails(
        what: document.experiment.what, note: document.experiment.note,
        source: document.experiment.source, parameters: document.parameters)
    }
    return details
  }
}

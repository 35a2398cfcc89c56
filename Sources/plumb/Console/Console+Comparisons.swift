import ExperimentCatalog
import LayoutModel
import LayoutSimulator
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
      // SQLite may have read everything already.
      try Interruption.check()
      note(experiment)
      report.add(experiment, to: &piece)
      try stream.move(&piece)
    }
    let details = try catalog.details(
      of: report.wanted, drawnBy: output.format == .html ? comparer : nil)
    report.end(details: details, to: &piece)
    if output.path == nil, output.format == .text {
      // With marks that the terminal has.
      try print(String(decoding: piece, as: UTF8.self))
    } else {
      try stream.write(piece)
    }
    try stream.end()
    return report.totals
  }
}

extension Catalog {
  /// What a report shows of experiments besides their comparisons.
  ///
  /// - Parameter comparer: What judges the numbers of pictures; nil where none is wanted.
  /// - Throws: `CatalogError`, and `DocumentError` where a stored document cannot be read.
  fileprivate func details(
    of names: [String], drawnBy comparer: Comparer?
  ) throws -> [String: ExperimentDetails] {
    var details: [String: ExperimentDetails] = [:]
    for name in names {
      guard let latest = try experiment(named: name)?.revisions.last else { continue }
      let document = try DocumentReader(JSONTape(parsing: latest.documentText)).recordable()
      let experiment = document.experiment
      let picture = comparer.map { comparer in
        ExperimentPicture(
          name: name, configuration: experiment.configuration,
          layout: Simulator.layout(of: experiment.configuration, explaining: true),
          comparisons: comparer.explained(
            experiment, revision: latest.number, order: latest.metrics
          ).map(\.comparison))
      }
      details[name] = ExperimentDetails(
        what: experiment.what, note: experiment.note, source: experiment.source,
        parameters: document.parameters, picture: picture)
    }
    return details
  }
}

package import LayoutModel

/// The report of a comparison: recorded against computed, with the verdicts.
///
/// It is written as the experiments come, in the order of the catalog:
///
///     var report = ComparisonReport(.ndjson, ComparisonOptions(simulator: "1"))
///     for experiment in experiments { report.add(experiment, to: &output) }
///     report.end(details: load(report.wanted), to: &output)
package struct ComparisonReport: Sendable {
  package static let formats: [ReportFormat] = [
    .text, .markdown, .html, .json, .ndjson, .csv, .junit, .github, .summary,
  ]

  package private(set) var totals: ComparisonTotals
  private var writer: any ComparisonWriter

  /// Begins a report.
  ///
  /// - Precondition: `format` is one of `formats`.
  package init(_ format: ReportFormat, _ options: ComparisonOptions, style: TextStyle = .plain) {
    writer =
      switch format {
      case .text: ComparisonText(options, style)
      case .markdown: ComparisonMarkdown(options)
      case .html: ComparisonHTML(options)
      case .json: ComparisonJSON(options)
      case .ndjson: ComparisonNDJSON()
      case .csv: ComparisonCSV()
      case .junit: ComparisonJUnit(options)
      case .github: ComparisonAnnotations(options)
      case .summary: ComparisonSummary(options)
      case .svg: preconditionFailure("\(format) is no format of this report")
      }
    totals = ComparisonTotals(isBrokenDown: type(of: writer).wantsBreakdown)
  }

  /// Adds an experiment, and to the output what there is to say of it at once.
  package mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    totals.add(experiment)
    writer.add(experiment, to: &output)
  }

  /// The experiments of which the end wants details, in the order of their importance.
  package var wanted: [String] { writer.wanted }

  /// Ends the report.
  ///
  /// - Parameter details: Those of the wanted experiments; one that is left out is shown without.
  package mutating func end(
    details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    writer.end(totals, details, to: &output)
  }
}

package import LayoutModel

/// The report of a comparison: recorded against computed, with the verdicts.
package struct ComparisonReport: Report {
  package static let formats: [ReportFormat] = [.text, .json, .ndjson, .csv]

  /// The version of the simulator that computed.
  package var simulator: String
  /// In the order of the catalog, which JSON and CSV keep.
  package var comparisons: [Comparison]
  /// How many rows the text lists; nil for all.
  package var rowLimit: Int?
  /// Whether the text lists what matches, too.
  package var listsMatches: Bool

  package let counts: VerdictCounts

  /// Makes a report.
  package init(
    simulator: String, comparisons: [Comparison], rowLimit: Int? = nil, listsMatches: Bool = false
  ) {
    self.simulator = simulator
    self.comparisons = comparisons
    self.rowLimit = rowLimit
    self.listsMatches = listsMatches
    counts = VerdictCounts(comparisons)
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .text: Array(text(style).utf8)
    case .json: json()
    case .ndjson: ndjson()
    default: Array(csv().utf8)
    }
  }
}

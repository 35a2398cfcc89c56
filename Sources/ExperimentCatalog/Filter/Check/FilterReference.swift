import LayoutModel

/// What a name in a filter stands for.
enum FilterReference: Sendable {
  /// A field of the recorded document.
  enum Field: String, CaseIterable, Sendable {
    case name
    case sourceKind = "source.kind"
    case sourceRef = "source.ref"
    case sourceEvidence = "source.evidence"
    case sourceBy = "source.by"
    case sourceDevice = "source.device"
    case sourceOSBuild = "source.osBuild"
    case sourceAppCommit = "source.appCommit"
    case sourceTool = "source.tool"
    /// The number of the latest revision.
    case revision
    /// When it was measured, as the document states it.
    case recordedAt
    /// When the latest revision came into the catalog.
    case createdAt

    var type: FilterType {
      switch self {
      case .revision: .number
      case .recordedAt, .createdAt: .time
      default: .text
      }
    }
  }

  /// Where a metric's value comes from.
  enum MetricSource: String, CaseIterable, Sendable {
    case measured
    /// Computed by the simulator version that the filter is asked under.
    case expected
    /// Measured minus expected.
    case deviation
  }

  case field(Field)
  case parameter(FilterParameter)
  case metric(MetricSource, FilterMetric, type: FilterType)

  var type: FilterType {
    switch self {
    case .field(let field): field.type
    case .parameter(let parameter): FilterType(parameter.description.kind)
    case .metric(_, _, let type): type
    }
  }
}

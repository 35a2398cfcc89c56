/// Which rule decided how far two numbers may lie apart.
public enum ToleranceRule: Hashable, Sendable {
  /// The command line said so.
  case commandLine
  /// Half a device pixel was asked for.
  case pixel
  /// The document states a tolerance for all its numbers.
  case document
  /// A rule of the catalog covers the metric.
  case catalog
  /// The number was printed without decimals: 1e-6 points.
  case whole
  /// The number was printed with decimals: half a unit of the last one.
  case printed(decimals: Int)
  /// The values are no numbers: they are equal or not.
  case exact

  /// The rule's word in reports.
  public var word: String {
    switch self {
    case .commandLine: "command-line"
    case .pixel: "pixel"
    case .document: "document"
    case .catalog: "catalog"
    case .whole: "whole"
    case .printed(let decimals): "printed-\(decimals)"
    case .exact: "exact"
    }
  }
}

import LayoutModel

extension MetricValue {
  /// The value as a text report shows it; empty where it is missing.
  var reportText: String {
    switch self {
    case .number(let number): NumberText.format(number)
    case .text(let text): VisibleText.line(text)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .missing: ""
    }
  }
}

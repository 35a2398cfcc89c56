import LayoutModel

extension ParameterValue {
  /// The value as a report shows it.
  var reportText: String {
    switch self {
    case .number(let number): NumberText.format(number)
    case .text(let text): VisibleText.line(text)
    case .boolean(let boolean): boolean ? "true" : "false"
    }
  }
}

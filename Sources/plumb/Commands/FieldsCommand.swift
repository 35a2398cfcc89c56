import ExperimentCatalog
import LayoutModel
import Reports

/// Lists everything that filters and columns can ask for.
struct FieldsCommand: Command {
  static let interface = CommandInterface(
    name: "fields",
    summary: "list what there is to ask for, and how many experiments have it",
    operands: [
      Operand(
        name: "PATTERN", usage: "[PATTERN]",
        help: "a part of a name, or a whole one with * for any characters", isRequired: false)
    ],
    options: OutputOptions.all(TableReport.formats) + CatalogOptions.all,
    discussion: [
      """
      <view> stands for a view's id, for main (the first scroll view) and any(Class). What is
      measured. is expected. and deviation. too. With a pattern the catalog's own views and metrics
      are listed as well. Filters want a name with brackets in double quotes.
      """,
      """
      The column 'experiments' counts those that have a value, stated or by default: as many as
      'NAME is recorded' finds. Beside <view> each view counts, beside [ ] each row, item or call.
      Where no catalog is found nothing is counted.
      """,
    ],
    examples: [
      "plumb fields", "plumb fields table.contentInset", "plumb fields '*.contentOffset.y'",
    ])

  private let pattern: String?
  private let catalog: CatalogOptions
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    pattern = arguments.operands.first
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: TableReport.formats)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let hasCatalog = try CatalogLocation.isThere(option: catalog.path)
    let all = hasCatalog ? try Catalog(reading: catalog).fields() : FieldList()
    let fields = pattern.map { all.matching($0) } ?? all
    if let pattern, fields.fields.isEmpty {
      let near = NearestName.suggestions(for: pattern, among: all.fields.map(\.name))
      let hint =
        near.isEmpty
        ? "plumb fields lists them"
        : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
      throw Failure(.notFound, "nothing to ask for matches '\(VisibleText.line(pattern))'; \(hint)")
    }
    try console.write(TableReport(fields, withCounts: hasCatalog), output)
    return .done
  }
}

extension TableReport {
  fileprivate init(_ list: FieldList, withCounts: Bool) {
    var columns = ["name", "type", "unit", "default"].map { Column(name: $0, isNumber: false) }
    if withCounts { columns.append(Column(name: "experiments", isNumber: true)) }
    columns.append(Column(name: "meaning", isNumber: false))
    self.init(
      schema: "plumb.fields/1", columns: columns,
      rows: list.fields.map { field in
        let texts = [field.name, field.type, field.unit, field.defaultValue].map { text in
          text.isEmpty ? nil : ParameterValue.text(text)
        }
        let count = field.count.map { ParameterValue.number(Double($0)) }
        return texts + (withCounts ? [count] : []) + [.text(field.meaning)]
      })
  }
}

import ExperimentCatalog
import LayoutModel
import Reports

/// Adds, lists and removes the catalog's tolerances.
struct ToleranceCommand: Command {
  static let interface = CommandInterface(
    name: "tolerance",
    summary: "say how far the numbers of a metric may lie apart",
    operands: [
      Operand(
        name: "add", usage: "add METRIC POINTS|pixel",
        help: "let a metric's numbers lie so far apart; * stands for any characters"),
      Operand(
        name: "list", usage: "| list", help: "list the tolerances with their numbers",
        isRequired: false),
      Operand(
        name: "remove", usage: "| remove NUMBER…", help: "remove tolerances by their numbers",
        isRequired: false, isRepeated: true),
    ],
    options: [.condition, .reason] + OutputOptions.all(TableReport.formats) + CatalogOptions.all,
    discussion: [
      """
      The command line's --tolerance comes first, then the document's, then these, then how the
      number was printed; every verdict says which rule decided. Of several that cover a number the
      last one counts. The same metric and filter again replace what was said before.
      """
    ],
    examples: [
      "plumb tolerance add '*.frame.*' pixel --where 'os >= 11'",
      "plumb tolerance add table.contentSize.height 0.5 --reason 'rounded'",
      "plumb tolerance list", "plumb tolerance remove 1",
    ])

  private enum Action {
    case add(MetricTolerance)
    case list
    case remove([Int64])
  }

  private let action: Action
  private let catalog: CatalogOptions
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: TableReport.formats)
    let rest = arguments.operands.dropFirst()
    switch arguments.operands[0] {
    case "list" where rest.isEmpty: action = .list
    case "remove":
      action = .remove(try Arguments.numbers(rest, of: "tolerance", listedBy: "tolerance"))
    case "add": action = .add(try Self.tolerance(Array(rest), arguments))
    case let word:
      let near = NearestName.suggestions(for: word, among: ["add", "list", "remove"], limit: 1)
      let hint = near.first.map { "did you mean '\($0)'?" } ?? "write add, list or remove"
      throw Failure(.wrongUse, "plumb tolerance does not know '\(word)'; \(hint)")
    }
    if case .add = action { return }
    try arguments.refuse([.condition, .reason], of: Self.interface.name)
  }

  var whenInterrupted: String? { "nothing was changed" }

  func run(_ console: Console) throws -> ExitStatus {
    switch action {
    case .add(let tolerance):
      let isNew = try Catalog(changing: catalog).record(tolerance)
      try console.tell("1 tolerance: \(isNew ? "new" : "replaced").\n")
    case .list:
      try console.write(TableReport(Catalog(reading: catalog).numberedTolerances()), output)
    case .remove(let numbers):
      try Catalog(changing: catalog).removeTolerances(numbers)
      try console.tell("\(CountText.format(numbers.count, "tolerance")) removed.\n")
    }
    return .done
  }

  private static func tolerance(
    _ operands: [String], _ arguments: Arguments
  ) throws(Failure) -> MetricTolerance {
    guard operands.count == 2, !operands[0].isEmpty else {
      throw Failure(
        .wrongUse, "plumb tolerance add takes a metric and a limit: 'table.*' 0.5, or pixel")
    }
    let points = Double(operands[1])
    guard operands[1] == "pixel" || points.map({ $0.isFinite && $0 >= 0 }) == true else {
      throw Failure(.wrongUse, "a tolerance is a number from 0, or pixel; found '\(operands[1])'")
    }
    return MetricTolerance(
      metric: operands[0], condition: try arguments.condition(), points: points,
      reason: arguments.value(.reason) ?? "")
  }
}

extension TableReport {
  fileprivate init(_ tolerances: [Numbered<MetricTolerance>]) {
    self.init(
      schema: "plumb.tolerances/1",
      columns: [
        .init(name: "number", isNumber: true), .init(name: "metric", isNumber: false),
        .init(name: "where", isNumber: false), .init(name: "limit", isNumber: true),
        .init(name: "reason", isNumber: false),
      ],
      rows: tolerances.map { numbered in
        let tolerance = numbered.value
        return [
          .number(Double(numbered.number)), .text(tolerance.metric), .text(tolerance.condition),
          tolerance.points.map { .number($0) } ?? .text("pixel"), .text(tolerance.reason),
        ]
      })
  }
}

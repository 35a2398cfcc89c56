import ExperimentCatalog
import LayoutModel
import Reports

/// Adds, lists and removes waivers.
struct WaiveCommand: Command {
  static let interface = CommandInterface(
    name: "waive",
    summary: "record, list and remove known deviations",
    operands: [
      Operand(
        name: "FILE", usage: "FILE…|-",
        help: "waivers: one, an array, or one a line; - is the standard input", isRepeated: true),
      Operand(
        name: "add", usage: "| add METRIC", help: "record one waiver of a metric, by options",
        isRequired: false),
      Operand(
        name: "list", usage: "| list", help: "list the waivers with their numbers",
        isRequired: false),
      Operand(
        name: "remove", usage: "| remove NUMBER…", help: "remove waivers by their numbers",
        isRequired: false),
    ],
    options: [.condition, .deviation, .reason, .reference, .since]
      + OutputOptions.all(TableReport.formats) + CatalogOptions.all + [.quiet],
    discussion: [
      """
      A waiver names a metric (* stands for any characters), a filter, the range of recorded minus
      computed, a reason, a reference and the day since which it holds. The same metric, filter and
      range again change the rest. A deviation in the range is waived; one outside stays, and a
      match shows that the waiver no longer holds. A file whose name is one of the words is ./add.
      """
    ],
    examples: [
      "plumb waive Fixtures/field-waivers.json", "plumb waive list",
      "plumb waive add table.frame.y --where 'os < 8' --deviation -1,-0.5 --reason 'rounded'",
      "plumb waive remove 2",
    ])

  private enum Action {
    case record([DocumentSource])
    case add(Waiver)
    case list
    case remove([Int64])
  }

  private let action: Action
  private let catalog: CatalogOptions
  private let output: OutputOptions
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: TableReport.formats)
    isQuiet = arguments.has(.quiet)
    let rest = arguments.operands.dropFirst()
    switch arguments.operands[0] {
    case "list" where rest.isEmpty: action = .list
    case "remove": action = .remove(try Arguments.numbers(rest, of: "waiver", listedBy: "waive"))
    case "add": action = .add(try Self.waiver(rest, arguments))
    default: action = .record(arguments.operands.map { DocumentSource(path: $0) })
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    switch action {
    case .record(let sources):
      var waivers: [Waiver] = []
      for source in sources {
        try source.read { tape, _ in waivers.append(try DocumentReader(tape).waiver()) }
      }
      try record(waivers, console)
    case .add(var waiver):
      let catalog = try Catalog(changing: catalog)
      if waiver.since.isEmpty { waiver.since = try catalog.today() }
      try record([waiver], console)
    case .list:
      try console.write(TableReport(Catalog(reading: catalog).numberedWaivers()), output)
    case .remove(let numbers):
      try Catalog(changing: catalog).removeWaivers(numbers)
      if !isQuiet {
        try console.print("\(CountText.format(numbers.count, "waiver")) removed.\n")
      }
    }
    return .done
  }

  private func record(_ waivers: [Waiver], _ console: Console) throws {
    let new = try Catalog(changing: catalog).record(waivers: waivers)
    guard !isQuiet else { return }
    try console.print("\(CountText.format(waivers.count, "waiver")): \(new) new.\n")
  }

  private static func waiver(
    _ operands: ArraySlice<String>, _ arguments: Arguments
  ) throws(Failure) -> Waiver {
    guard let metric = operands.first, operands.count == 1, !metric.isEmpty else {
      throw Failure(.wrongUse, "plumb waive add takes one metric, as in 'table.contentOffset.y'")
    }
    guard let range = arguments.value(.deviation) else {
      throw Failure(.wrongUse, "--deviation LEAST,MOST is missing: the range of the deviation")
    }
    let numbers = range.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let least = numbers[0], let most = numbers[1], least <= most else {
      throw Failure(
        .wrongUse,
        "--deviation is LEAST,MOST, and the most is not below the least; found '\(range)'")
    }
    guard let reason = arguments.value(.reason), !reason.isEmpty else {
      throw Failure(.wrongUse, "--reason TEXT is missing: why the deviation stays")
    }
    let since = arguments.value(.since) ?? ""
    guard since.isEmpty || Timestamp.isValid(since) else {
      throw Failure(.wrongUse, "--since is a day as in 2026-11-30, not '\(since)'")
    }
    return Waiver(
      metric: metric, condition: try arguments.condition(), deviation: least...most,
      reason: reason, reference: arguments.value(.reference) ?? "", since: since)
  }
}

extension TableReport {
  fileprivate init(_ waivers: [Numbered<Waiver>]) {
    self.init(
      schema: "plumb.waivers/1",
      columns: [
        .init(name: "number", isNumber: true), .init(name: "metric", isNumber: false),
        .init(name: "where", isNumber: false), .init(name: "least", isNumber: true),
        .init(name: "most", isNumber: true), .init(name: "since", isNumber: false),
        .init(name: "reason", isNumber: false), .init(name: "reference", isNumber: false),
      ],
      rows: waivers.map { numbered in
        let waiver = numbered.value
        return [
          .number(Double(numbered.number)), .text(waiver.metric), .text(waiver.condition),
          .number(waiver.deviation.lowerBound), .number(waiver.deviation.upperBound),
          .text(waiver.since), .text(waiver.reason), .text(waiver.reference),
        ]
      })
  }
}

extension Option {
  fileprivate static let deviation = Option(
    name: "deviation", value: "LEAST,MOST",
    help: "with add: the range of recorded minus computed")

  fileprivate static let reference = Option(
    name: "reference", value: "TEXT", help: "with add: what the reason rests on")

  fileprivate static let since = Option(
    name: "since", value: "DAY", help: "with add: the day since which it holds (default today)")
}

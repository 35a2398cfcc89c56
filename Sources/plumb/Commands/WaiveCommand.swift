import ExperimentCatalog
import LayoutModel
import PlatformSupport
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
      + OutputOptions.all(WaiverReport.formats) + CatalogOptions.all,
    discussion: [
      """
      A waiver names a metric (* stands for any characters), a filter, the range of recorded minus
      computed, a reason, a reference and the day since which it holds. The same metric, filter and
      range again change the rest. A deviation in the range is waived; one outside stays, and a
      match outside shows that the waiver no longer holds. A file whose name is one of the words
      is ./add. What list prints as ndjson can be recorded elsewhere.
      """
    ],
    examples: [
      "plumb waive Fixtures/field-waivers.json", "plumb waive list",
      "plumb waive add table.frame.y --deviation -1,-0.5 --reason 'rounded'",
      "plumb waive remove 2",
    ])

  private enum Action {
    case record([DocumentSource])
    case add(Waiver)
    case list
    case remove([Int64])
  }

  private let action: Action
  /// What is no word of the command's own.
  private let files: [String]
  private let catalog: CatalogOptions
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: WaiverReport.formats)
    let rest = arguments.operands.dropFirst()
    switch arguments.operands[0] {
    case "list" where rest.isEmpty: action = .list
    case "remove": action = .remove(try Arguments.numbers(rest, of: "waiver", listedBy: "waive"))
    case "add": action = .add(try Self.waiver(rest, arguments))
    default: action = .record(arguments.operands.map { DocumentSource(path: $0) })
    }
    files = arguments.operands
    if case .add = action { return }
    try arguments.refuse(
      [.deviation, .condition, .reason, .reference, .since], of: Self.interface.name)
  }

  var whenInterrupted: String? { "nothing was changed" }

  func run(_ console: Console) throws -> ExitStatus {
    switch action {
    case .record(let sources):
      try requireNoTypo()
      var waivers: [Waiver] = []
      for source in sources {
        try source.read { tape, _ in waivers.append(try DocumentReader(tape).waiver()) }
      }
      try record(waivers, console)
    case .add(var waiver):
      let catalog = try Catalog(changing: catalog)
      if waiver.since.isEmpty { waiver.since = try catalog.today() }
      do {
        try record([waiver], console)
      } catch let error as CatalogError where error.code == .invalid {
        // Its filter was given on the command line, as any other.
        throw Failure(.wrongUse, of: error)
      }
    case .list:
      let waivers = try Catalog(reading: catalog).numberedWaivers()
      try console.write(
        WaiverReport(waivers.map { (number: Int($0.number), waiver: $0.value) }), output)
    case .remove(let numbers):
      try Catalog(changing: catalog).removeWaivers(numbers)
      try console.tell("\(CountText.format(numbers.count, "waiver")) removed.\n")
    }
    return .done
  }

  /// - Throws: `Failure` for a word that is no file and nearly one of the command's.
  private func requireNoTypo() throws(Failure) {
    guard let word = files.first, files.count == 1, PlatformSupport.fileKind(at: word) == .missing,
      let near = NearestName.suggestions(for: word, among: ["add", "list", "remove"]).first
    else { return }
    throw Failure(
      .notFound,
      "there is no file '\(VisibleText.line(word))'; did you mean 'plumb waive \(near)'?")
  }

  private func record(_ waivers: [Waiver], _ console: Console) throws {
    let new = try Catalog(changing: catalog).record(waivers: waivers)
    try console.tell("\(CountText.format(waivers.count, "waiver")): \(new) new.\n")
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
    guard numbers.count == 2, let least = numbers[0], let most = numbers[1], least <= most,
      least.isFinite, most.isFinite
    else {
      throw Failure(
        .wrongUse,
        "--deviation is LEAST,MOST, two numbers, and the most is not below the least; found"
          + " '\(VisibleText.line(range))'")
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

extension Option {
  fileprivate static let deviation = Option(
    name: "deviation", value: "LEAST,MOST",
    help: "with add: the range of recorded minus computed")

  fileprivate static let reference = Option(
    name: "reference", value: "TEXT", help: "with add: what the reason rests on")

  fileprivate static let since = Option(
    name: "since", value: "DAY", help: "with add: the day since which it holds (default today)")
}

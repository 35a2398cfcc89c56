import ExperimentCatalog
import Reports

/// Says what differs between two experiments, simulator versions, systems or catalogs.
struct CompareCommand: Command {
  static let interface = CommandInterface(
    name: "compare",
    summary: "say what differs between experiments, simulator versions, systems or catalogs",
    operands: [
      Operand(
        name: "NAME", usage: "[NAME…]", help: "two experiments, or what an option takes",
        isRequired: false, isRepeated: true)
    ],
    options: [.runs, .systems, .like, .varying, .filters, .catalogs]
      + OutputOptions.all(DifferenceReport.formats)
      + CatalogOptions.all,
    discussion: [
      """
      The status is 1 where something differs: for two experiments a parameter or a measurement.
      """,
      """
      --like compares the experiments that are equal to one but for --varying, each with the one
      before it. --filters compares what two filters select, pair by pair of the same layout.
      """,
    ],
    examples: [
      "plumb compare articles/000/cells-only articles/000/cells-inset",
      "plumb compare --like articles/000/cells-only --varying platform.os",
      "plumb compare --filters 'os >= 15 and os < 16' 'os >= 16 and os < 17'",
      "plumb compare --catalogs Kim.sqlite",
    ])

  private enum Question {
    case experiments(String, String)
    /// Of two simulator versions; nil for the last two.
    case runs((String, String)?)
    case systems(String)
    case likes(ExperimentCatalog.Question)
    case filters(Filter, Filter)
    case catalogs(String)
  }

  private let question: Question
  private let catalog: CatalogOptions
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    question = try Self.question(arguments)
    catalog = try CatalogOptions(arguments)
    output = try OutputOptions(arguments, formats: DifferenceReport.formats)
  }

  private static func question(_ arguments: Arguments) throws(Failure) -> Question {
    let names = arguments.operands
    let options: [Option] = [.runs, .systems, .filters, .catalogs].filter { arguments.has($0) }
    guard options.count + (arguments.value(.like) == nil ? 0 : 1) <= 1 else {
      throw Failure(.wrongUse, "--runs, --os, --like, --filters and --catalogs exclude each other")
    }
    if arguments.value(.like) != nil || arguments.value(.varying) != nil {
      guard names.count <= 1 else {
        throw Failure(.wrongUse, "--like takes one filter besides, found \(names.count)")
      }
      return .likes(try arguments.question())
    }
    switch (options.first?.name, names.count) {
    case (nil, 2): return .experiments(names[0], names[1])
    case (nil, _):
      throw Failure(.wrongUse, "name two experiments to compare, found \(names.count)")
    case (Option.runs.name, 0): return .runs(nil)
    case (Option.runs.name, 2): return .runs((names[0], names[1]))
    case (Option.runs.name, _):
      throw Failure(.wrongUse, "--runs compares the last two simulator versions, or two named ones")
    case (Option.systems.name, 1): return .systems(names[0])
    case (Option.systems.name, _): throw Failure(.wrongUse, "--os needs the name of one experiment")
    case (Option.filters.name, 2):
      return .filters(try Arguments.filter(of: names[0]), try Arguments.filter(of: names[1]))
    case (Option.filters.name, _):
      throw Failure(.wrongUse, "--filters needs two filters, found \(names.count)")
    case (_, 1): return .catalogs(names[0])
    case (_, _): throw Failure(.wrongUse, "--catalogs needs the file of one other catalog")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    let report =
      switch question {
      case .experiments(let a, let b): try DifferenceReport(of: a, and: b, in: catalog)
      case .runs(let versions): try DifferenceReport(ofRuns: versions, in: catalog)
      case .systems(let name): try DifferenceReport(systemsOf: name, in: catalog)
      case .likes(let question): try DifferenceReport(likes: question, in: catalog)
      case .filters(let a, let b): try DifferenceReport(of: a, and: b, in: catalog)
      case .catalogs(let path):
        try DifferenceReport(
          of: catalog, and: Catalog(path: path, for: .read, wait: self.catalog.wait))
      }
    try console.write(report, output)
    return report.differs ? .gateFailed : .done
  }
}

extension Option {
  fileprivate static let runs = Option(
    name: "runs", help: "the last two simulator versions, or versions A and B: what moved")

  fileprivate static let systems = Option(
    name: "os", help: "experiment A and those with the same layout on other systems")

  fileprivate static let filters = Option(
    name: "filters", help: "what filter A and filter B select, by the same layout")

  fileprivate static let catalogs = Option(
    name: "catalogs", help: "this catalog and the one in file A")
}

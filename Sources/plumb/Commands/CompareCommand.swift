import ExperimentCatalog
import LayoutModel
import Reports
import Runner

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
    options: [.runs, .systems, .catalogs] + OutputOptions.all(DifferenceReport.formats)
      + CatalogOptions.all,
    discussion: [
      """
      The status is 1 where something differs: for two experiments a parameter or a measurement.
      """
    ],
    examples: [
      "plumb compare articles/000/cells-only articles/000/cells-inset",
      "plumb compare --os articles/000/cells-only",
      "plumb compare --catalogs Kim.sqlite",
    ])

  private enum Question {
    case experiments(String, String)
    /// Of two simulator versions; nil for the last two.
    case runs((String, String)?)
    case systems(String)
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
    let options: [Option] = [.runs, .systems, .catalogs].filter { arguments.has($0) }
    guard options.count <= 1 else {
      throw Failure(.wrongUse, "--runs, --os and --catalogs exclude each other")
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
    case (_, 1): return .catalogs(names[0])
    case (_, _): throw Failure(.wrongUse, "--catalogs needs the file of one other catalog")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    let report =
      switch question {
      case .experiments(let a, let b): try experiments(a, b, catalog)
      case .runs(let versions): try runs(versions, catalog)
      case .systems(let name): try systems(name, catalog)
      case .catalogs(let path): try catalogs(path, catalog)
      }
    try console.write(report, output)
    return report.differs ? .gateFailed : .done
  }

  private func document(_ name: String, _ catalog: Catalog) throws -> RecordableDocument {
    guard let text = try catalog.experiment(named: name)?.revisions.last?.documentText else {
      throw try catalog.unknownName(name)
    }
    return try DocumentReader(JSONTape(parsing: text)).recordable()
  }

  private func experiments(
    _ a: String, _ b: String, _ catalog: Catalog
  ) throws -> DifferenceReport {
    let changes = try document(b, catalog).changes(from: document(a, catalog))
    let differs = changes.contains { $0.part != .document }
    return DifferenceReport(
      kind: "experiments", left: a, right: b,
      summary: differs ? "\(a) -> \(b)" : "\(a) and \(b) state and measure the same.",
      differs: differs, groups: DifferenceReport.Group.groups(changes))
  }

  private func runs(
    _ versions: (String, String)?, _ catalog: Catalog
  ) throws -> DifferenceReport {
    let known = try catalog.simulators()
    guard known.count >= 2 else {
      throw Failure(
        .notFound,
        "only \(known.count) simulator version\(known.count == 1 ? " has" : "s have") computed "
          + "something here; two can be compared")
    }
    let (old, new) = versions ?? (known[known.count - 2], known[known.count - 1])
    for version in [old, new] where !known.contains(version) {
      throw Failure(
        .notFound,
        "simulator \(VisibleText.line(version)) has computed nothing here; there are "
          + known.joined(separator: ", "))
    }
    let changes = try Comparer.changes(in: catalog, from: old, to: new)
    let groups = ExpectationChange.Kind.allCases.compactMap { kind -> DifferenceReport.Group? in
      let rows = changes.filter { $0.kind == kind }.map { change in
        DifferenceReport.Row(
          "\(change.new.experiment) \(change.new.metric)", change.old.computed,
          change.new.computed,
          note: change.old.verdict == change.new.verdict
            ? change.new.verdict.rawValue
            : "\(change.old.verdict.rawValue) -> \(change.new.verdict.rawValue)")
      }
      return rows.isEmpty ? nil : DifferenceReport.Group("\(kind.rawValue): \(rows.count)", rows)
    }
    let counts = groups.map(\.title).joined(separator: ", ")
    return DifferenceReport(
      kind: "runs", left: old, right: new,
      summary: "simulator \(old) -> \(new): " + (counts.isEmpty ? "nothing moved." : counts),
      differs: !changes.isEmpty, groups: groups)
  }

  private func systems(_ name: String, _ catalog: Catalog) throws -> DifferenceReport {
    let likes = try catalog.likes(of: name)
    guard !likes.isEmpty else { throw try catalog.unknownName(name) }
    let own = try document(name, catalog)
    var differs = false
    let groups = try likes.filter { $0.name != name }.map { like in
      let changes = try DocumentReader(JSONTape(parsing: like.documentText)).recordable()
        .changes(from: own).filter { $0.part == .measurement }
      differs = differs || !changes.isEmpty
      let title = "iOS \(like.os), \(like.device ?? "own screen"): \(like.name)"
      let rows = changes.map { DifferenceReport.Row($0.name, $0.old, $0.new) }
      return DifferenceReport.Group(rows.isEmpty ? "\(title): the same" : title, rows)
    }
    let platform = own.experiment.configuration.platform
    return DifferenceReport(
      kind: "os", left: name, right: "",
      summary: "\(name) (iOS \(platform.os)) and its likes: \(groups.count)", differs: differs,
      groups: groups)
  }

  private func catalogs(_ path: String, _ catalog: Catalog) throws -> DifferenceReport {
    let other = try Catalog(path: path, for: .read, wait: self.catalog.wait)
    let here = try catalog.latestDigests()
    let there = try other.latestDigests()
    func names(_ title: String, _ names: [String]) -> DifferenceReport.Group? {
      guard !names.isEmpty else { return nil }
      let rows = names.sorted().map { DifferenceReport.Row($0, nil, nil) }
      return DifferenceReport.Group("\(title): \(names.count)", rows)
    }
    var groups = [
      names("only in \(catalog.path)", here.keys.filter { there[$0] == nil }),
      names("only in \(path)", there.keys.filter { here[$0] == nil }),
    ].compactMap { $0 }
    let changed = here.filter { there[$0.key].map { [digest = $0.value] in $0 != digest } ?? false }
      .keys.sorted()
    for name in changed {
      let changes = try document(name, other).changes(from: document(name, catalog))
      groups.append(
        DifferenceReport.Group(
          name, changes.map { DifferenceReport.Row($0.name, $0.old, $0.new) }))
    }
    let same = here.count { there[$0.key] == $0.value }
    return DifferenceReport(
      kind: "catalogs", left: catalog.path, right: path,
      summary: "\(catalog.path) -> \(path): \(same) experiments are the same, "
        + "\(changed.count) differ",
      differs: !groups.isEmpty, groups: groups)
  }
}

extension Option {
  fileprivate static let runs = Option(
    name: "runs", help: "the last two simulator versions, or versions A and B: what moved")

  fileprivate static let systems = Option(
    name: "os", help: "experiment A and those with the same layout on other systems")

  fileprivate static let catalogs = Option(
    name: "catalogs", help: "this catalog and the one in file A")
}

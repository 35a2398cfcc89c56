import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

extension DifferenceReport {
  /// What moved from each experiment to the next of those that are equal but for a few parameters.
  ///
  /// - Throws: `Failure` where there is no such experiment, `CatalogError`, `FilterError`.
  init(likes question: Question, in catalog: Catalog) throws {
    let name = question.likeness?.name ?? ""
    let series = try ExperimentSeries(
      of: catalog.names(answering: question), in: catalog)
    let steps = zip(series.members, series.members.dropFirst()).map { old, new in
      Group(series.step(from: old, to: new), from: old, to: new)
    }
    let moved = steps.filter { !$0.rows.isEmpty }
    let what = CountText.format(series.members.count, "experiment")
    self.init(
      kind: "like", left: name, right: question.likeness?.varying.text ?? "",
      summary: steps.isEmpty
        ? "\(name) has no like: nothing to compare."
        : "\(name) and its likes, \(what): "
          + (moved.isEmpty ? "nothing moved." : "\(moved.count) of \(steps.count) steps moved."),
      differs: !moved.isEmpty,
      constants: steps.isEmpty
        ? []
        : series.constantParameters.map(Constant.init)
          + series.constantMeasurements.map { Constant($0.metric, $0.recorded) },
      groups: moved)
  }

  /// What experiments of the same layout measure differently, of what two filters select.
  ///
  /// - Throws: `CatalogError`, `FilterError`, and `DocumentError` for a document that is damaged.
  init(of a: Filter, and b: Filter, in catalog: Catalog) throws {
    let left = try catalog.names(answering: Question(a))
    let right = try catalog.names(answering: Question(b))
    let wanted = Set(right)
    var pairs: [(left: String, right: String)] = []
    var paired: Set<String> = []
    for name in left {
      for like in try catalog.likes(of: name) where like.name != name && wanted.contains(like.name)
      {
        pairs.append((name, like.name))
        paired.formUnion([name, like.name])
      }
    }
    let series = try ExperimentSeries(of: paired.sorted(), in: catalog)
    let members = Dictionary(
      series.members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [Group] = []
    for pair in pairs {
      guard let old = members[pair.left], let new = members[pair.right] else { continue }
      let group = Group("\(Self.place(of: old)) -> \(Self.place(of: new))", from: old, to: new)
      if !group.rows.isEmpty { groups.append(group) }
    }
    let alone = Set(left + right).subtracting(paired).count
    self.init(
      kind: "filters", left: a.text, right: b.text,
      summary: "\(CountText.format(pairs.count, "pair")) of the same layout: "
        + "\(groups.count) differ, \(CountText.format(alone, "experiment")) without a partner",
      differs: !groups.isEmpty, groups: groups)
  }
}

extension DifferenceReport {
  private static func place(of member: SeriesMember) -> String {
    "iOS \(member.platform.os), \(member.device ?? "own screen")"
  }
}

extension Catalog {
  fileprivate func names(answering question: Question) throws -> [String] {
    let comparer = try Comparer(for: self, simulator: Simulator.version)
    do {
      return try experiments(
        answering: question, simulator: Simulator.version, deciding: comparer.verdict
      ).summaries.map(\.name)
    } catch CatalogError.Code.unknown {
      throw try unknownName(question.likeness?.name ?? "")
    }
  }
}

extension DifferenceReport.Group {
  /// What two experiments both measured, and differently.
  fileprivate init(_ place: String, from old: SeriesMember, to new: SeriesMember) {
    let unshared = new.unsharedCount(with: old)
    let rest = unshared == 0 ? "" : " (\(unshared) measured on one side only)"
    let step = place.isEmpty ? "" : "\(place): "
    self.init(
      "\(step)\(old.name) -> \(new.name)\(rest)",
      new.changes(from: old).map(DifferenceReport.Row.init))
  }
}

extension DifferenceReport.Row {
  fileprivate init(_ change: MeasurementChange) {
    self.init(change.metric, change.old.recorded, change.new.recorded, note: change.note)
  }
}

extension DifferenceReport.Constant {
  fileprivate init(_ parameter: Parameter) {
    switch parameter.value {
    case .number(let number): self.init(parameter.path, .number(number))
    case .text(let text): self.init(parameter.path, .text(text))
    case .boolean(let boolean): self.init(parameter.path, .boolean(boolean))
    }
  }
}

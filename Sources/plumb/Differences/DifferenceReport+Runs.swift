import ExperimentCatalog
import LayoutModel
import Reports
import Runner

extension DifferenceReport {
  /// What moved from one simulator version to another; from the last but one where none is named.
  ///
  /// - Throws: `Failure` where a version has computed nothing here, `CatalogError`.
  init(ofRuns versions: (String, String)?, in catalog: Catalog) throws {
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
    let groups = ExpectationChange.Kind.allCases.compactMap { kind -> Group? in
      let rows = changes.filter { $0.kind == kind }.map { change in
        Row(
          "\(change.new.experiment) \(change.new.metric)", change.old.computed,
          change.new.computed,
          note: change.old.verdict == change.new.verdict
            ? change.new.verdict.rawValue
            : "\(change.old.verdict.rawValue) -> \(change.new.verdict.rawValue)")
      }
      guard !rows.isEmpty else { return nil }
      return Group(
        "\(kind.rawValue): \(rows.count)", rows, isGood: [.improved, .appeared].contains(kind))
    }
    let counts = groups.map(\.title).joined(separator: ", ")
    self.init(
      kind: "runs", left: old, right: new,
      summary: "simulator \(old) -> \(new): " + (counts.isEmpty ? "nothing moved." : counts),
      differs: !changes.isEmpty, groups: groups)
  }
}

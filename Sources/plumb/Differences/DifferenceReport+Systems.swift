import ExperimentCatalog
import LayoutModel
import Reports

extension DifferenceReport {
  /// What an experiment and those with the same layout on other systems measure differently.
  ///
  /// - Throws: `Failure` where there is no such experiment, `CatalogError`, `DocumentError`.
  init(systemsOf name: String, in catalog: Catalog) throws {
    let likes = try catalog.likes(of: name)
    guard !likes.isEmpty else { throw try catalog.unknownName(name) }
    let own = try catalog.document(of: name)
    let groups = try likes.filter { $0.name != name }.map { like in
      let changes = try DocumentReader(JSONTape(parsing: like.documentText)).recordable()
        .changes(from: own).filter { $0.part == .measurement }
      let title = "iOS \(like.os), \(like.device ?? "own screen"): \(like.name)"
      return Group(
        changes.isEmpty ? "\(title): the same" : title,
        changes.map { Row($0.name, $0.old, $0.new) })
    }
    let os = own.experiment.configuration.platform.os
    self.init(
      kind: "os", left: name, right: "",
      summary: "\(name) (iOS \(os)) and its likes: \(groups.count)",
      differs: groups.contains { !$0.rows.isEmpty },
      // What differs comes first.
      groups: groups.filter { !$0.rows.isEmpty } + groups.filter(\.rows.isEmpty))
  }
}

import ExperimentCatalog
import LayoutModel
import Reports

extension DifferenceReport {
  /// What two catalogs have differently.
  ///
  /// - Throws: `CatalogError`, and `DocumentError` where a stored document cannot be read.
  init(of catalog: Catalog, and other: Catalog) throws {
    let here = try catalog.latestDigests()
    let there = try other.latestDigests()
    func names(_ title: String, _ names: [String]) -> Group? {
      guard !names.isEmpty else { return nil }
      return Group("\(title): \(names.count)", names.sorted().map { Row($0, nil, nil) })
    }
    let changed = here.filter { name, digest in there[name].map { $0 != digest } ?? false }
      .keys.sorted()
    var groups = try changed.map { name in
      Group(
        name,
        try other.document(of: name).changes(from: catalog.document(of: name))
          .map { Row($0.name, $0.old, $0.new) })
    }
    let onlyHere = here.keys.filter { there[$0] == nil }
    let onlyThere = there.keys.filter { here[$0] == nil }
    groups += [
      names("only in \(catalog.path)", onlyHere), names("only in \(other.path)", onlyThere),
    ].compactMap { $0 }
    let alone = onlyHere.count + onlyThere.count
    let same = here.count { there[$0.key] == $0.value }
    self.init(
      kind: "catalogs", left: catalog.path, right: other.path,
      summary: "\(catalog.path) -> \(other.path): "
        + "\(CountText.format(same, "experiment")) \(same == 1 ? "is" : "are") the same, "
        + "\(changed.count) differ" + (alone > 0 ? ", \(alone) are in one of them only" : ""),
      differs: !groups.isEmpty, groups: groups)
  }
}

import ExperimentCatalog
import LayoutModel
import Reports

extension Failure {
  /// Makes a failure of a name that no experiment has, with the nearest ones.
  init(unknownName name: String, in catalog: Catalog) throws {
    let near = NearestName.suggestions(for: name, among: try catalog.experimentNames())
    let hint =
      near.isEmpty
      ? "plumb query lists the names"
      : "did you mean \(near.map { "'\(VisibleText.line($0))'" }.joined(separator: " or "))?"
    self.init(.notFound, "no experiment is called '\(VisibleText.line(name))'; \(hint)")
  }
}

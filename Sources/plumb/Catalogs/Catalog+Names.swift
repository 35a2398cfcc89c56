import ExperimentCatalog
import LayoutModel
import Reports

extension Catalog {
  /// What to say of a name that no experiment has.
  func unknownName(_ name: String) throws -> Failure {
    if let deleted = try deletedExperiments().first(where: { $0.name == name }) {
      return Failure(
        .notFound,
        "'\(VisibleText.line(name))' was deleted at \(deleted.deletedAt); "
          + "plumb restore brings it back")
    }
    let near = NearestName.suggestions(for: name, among: try experimentNames())
    let hint =
      near.isEmpty
      ? "plumb query lists the names"
      : "did you mean \(near.map { "'\(VisibleText.line($0))'" }.joined(separator: " or "))?"
    return Failure(.notFound, "no experiment is called '\(VisibleText.line(name))'; \(hint)")
  }

  /// Runs `body`, and says of names that no experiment has which ones are near.
  func requiringKnown<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let unknown as UnknownExperiments {
      try requireKnown(unknown.names)
      throw unknown
    }
  }

  /// - Throws: `Failure` for the first of these names, which no experiment has.
  func requireKnown(_ unknown: [String]) throws {
    guard let first = unknown.first else { return }
    throw try unknownName(first)
  }
}

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
    return Self.unknown(
      name, among: try experimentNames(), "no experiment is called", listedBy: "plumb query")
  }

  /// What to say of a name that no deleted experiment has.
  func unknownDeletedName(_ name: String) throws -> Failure {
    Self.unknown(
      name, among: try deletedExperiments().map(\.name), "no deleted experiment is called",
      listedBy: "plumb restore")
  }

  private static func unknown(
    _ name: String, among names: [String], _ finding: String, listedBy command: String
  ) -> Failure {
    let near = NearestName.suggestions(for: name, among: names)
    let hint =
      near.isEmpty
      ? "\(command) lists the names"
      : "did you mean \(near.map { "'\(VisibleText.line($0))'" }.joined(separator: " or "))?"
    return Failure(.notFound, "\(finding) '\(VisibleText.line(name))'; \(hint)")
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

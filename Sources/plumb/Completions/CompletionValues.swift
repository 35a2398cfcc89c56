import ExperimentCatalog
import LayoutModel
import Reports

/// Finds the values that can stand in a place, in the catalog if need be.
///
/// Nobody who presses a key wants an error or to wait: a catalog that is missing, broken or busy
/// gives nothing.
struct CompletionValues {
  /// How long to wait for a catalog that somebody else has to himself.
  private static let patience = Patience.milliseconds(100)

  /// The catalog that the command line names; nil where it leaves the choice.
  let catalog: String?

  /// What can stand there that begins with a text.
  func answer(_ completion: Completion, _ text: String) -> CompletionAnswer {
    switch completion {
    case .anything: return CompletionAnswer()
    case .words(let words): return Self.matching(words, text)
    case .list(let words): return list(words, text)
    case .files: return CompletionAnswer(takesFiles: true)
    case .folders: return CompletionAnswer(takesFolders: true)
    case .experiments: return names(text, deleted: false)
    case .deletedExperiments: return names(text, deleted: true)
    case .fields, .filter: return fields(text)
    case .devices: return Self.matching(Set(DeviceTable.all.map(\.name)).sorted(), text)
    case .commands: return Self.matching(Plumb.commands.map { $0.interface.name }, text)
    }
  }

  private static func matching(_ words: [String], _ text: String) -> CompletionAnswer {
    CompletionAnswer(
      candidates: words.filter { $0.hasPrefix(text) && VisibleText.line($0) == $0 }
        .map { .init(value: $0) })
  }

  private func list(_ words: [String], _ text: String) -> CompletionAnswer {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let beginning = parts.dropLast().map { $0 + "," }.joined()
    let rest = words.filter { !parts.dropLast().contains(Substring($0)) }
    var answer = Self.matching(rest.map { beginning + $0 }, text)
    answer.isOpen = rest.count > 1
    return answer
  }

  private func names(_ text: String, deleted: Bool) -> CompletionAnswer {
    let names = ask { try $0.experimentNames(startingWith: text, deleted: deleted) } ?? []
    let (shown, areBeginnings) = NameGroups.shortened(names, after: text, at: "/")
    var answer = Self.matching(shown, text)
    answer.isOpen = areBeginnings
    return answer
  }

  /// The value that is being written at the end of a text; nothing inside of quotes.
  private func fields(_ text: String) -> CompletionAnswer {
    guard let word = FieldWord(endOf: text) else { return CompletionAnswer() }
    let names =
      ask { try $0.fieldNames(startingWith: word.name) }
      ?? FieldList().names(startingWith: word.name)
    let (shown, areBeginnings) = NameGroups.shortened(names, after: word.name, at: ".")
    let candidates = shown.map { name in
      word.completed(to: name, isWhole: !areBeginnings || !name.hasSuffix("."))
    }
    return CompletionAnswer(
      candidates: candidates.map { .init(value: $0) }, isOpen: areBeginnings || shown.count == 1)
  }

  private func ask<Result>(_ question: (Catalog) throws -> Result) -> Result? {
    guard let location = try? CatalogLocation.find(option: catalog),
      let catalog = try? Catalog(path: location.path, for: .read, wait: Self.patience)
    else { return nil }
    return try? question(catalog)
  }
}

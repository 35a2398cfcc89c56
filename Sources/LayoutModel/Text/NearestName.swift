/// Finds the known names that an unknown one may have been meant for.
///
/// Three ways lead to a suggestion: few typing errors (`contentInest`), the same words with some
/// left out or added (`inset.top` for `table.contentInset.top`), or the beginning of a name
/// (`config` for `configuration`). Letter case alone is no error.
public enum NearestName {
  /// Returns the most plausible names, the nearest first; none if none is plausible.
  ///
  /// Names that are equally near stand in the order of their characters, so that the result doesn't
  /// depend on the order of `names`.
  public static func suggestions(
    for name: String, among names: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let query = Name(name)
    let ranked = Set(names).compactMap { rank(Name($0), for: query) }
    return ranked.sorted().prefix(max(0, limit)).map(\.name)
  }

  /// A name taken apart.
  private struct Name {
    let text: String
    let folded: [UInt8]
    let words: [[UInt8]]

    init(_ text: String) {
      self.text = text
      folded = Array(text.lowercased().utf8)
      words = NameWords.split(text)
    }
  }

  /// How near a name is; the lesser the nearer.
  private struct Rank: Comparable {
    let cost: Int
    let caseErrors: Int
    let lengthDifference: Int
    let name: String

    static func < (a: Rank, b: Rank) -> Bool {
      (a.cost, a.caseErrors, a.lengthDifference, a.name)
        < (b.cost, b.caseErrors, b.lengthDifference, b.name)
    }
  }

  private static func rank(_ candidate: Name, for query: Name) -> Rank? {
    let costs = [
      editCost(candidate, query), wordCost(candidate, query), beginningCost(candidate, query),
    ]
    guard let cost = costs.compactMap(\.self).min() else { return nil }
    let caseErrors = zip(candidate.text.utf8, query.text.utf8).count { a, b in
      a != b && a | 0x20 == b | 0x20
    }
    return Rank(
      cost: cost, caseErrors: caseErrors,
      lengthDifference: abs(candidate.folded.count - query.folded.count), name: candidate.text)
  }

  /// The number of edits, if they aren't too many and leave something of the shorter name.
  private static func editCost(_ candidate: Name, _ query: Name) -> Int? {
    let limit = max(2, query.folded.count / 3)
    guard
      let edits = EditDistance.between(query.folded, candidate.folded, limit: limit),
      edits < max(query.folded.count, candidate.folded.count)
    else { return nil }
    return edits
  }

  /// The number of words that one name has and the other lacks, if the rest agrees in order.
  private static func wordCost(_ candidate: Name, _ query: Name) -> Int? {
    let isShorter = query.words.count <= candidate.words.count
    let few = isShorter ? query.words : candidate.words
    let many = isShorter ? candidate.words : query.words
    let missing = many.count - few.count
    guard missing <= max(2, few.count), few.contains(where: { $0.count >= 3 }) else { return nil }
    var edits = 0
    var rest = many[...]
    for word in few {
      guard let index = rest.firstIndex(where: { wordEdits(word, $0) != nil }) else { return nil }
      edits += wordEdits(word, rest[index]) ?? 0
      rest = rest[(index + 1)...]
    }
    // Whoever leaves a word out knows less than they wrote; a word too many was meant.
    return missing + edits + (isShorter ? 1 : 2)
  }

  /// A fixed cost for a name that begins with the query, if the query isn't too short.
  private static func beginningCost(_ candidate: Name, _ query: Name) -> Int? {
    query.folded.count >= 3 && candidate.folded.starts(with: query.folded) ? 3 : nil
  }

  /// The edits between two words: none for short words, at most one for the others, or nil.
  private static func wordEdits(_ a: [UInt8], _ b: [UInt8]) -> Int? {
    a == b ? 0 : EditDistance.between(a, b, limit: min(a.count, b.count) >= 4 ? 1 : 0)
  }
}

/// Names cut at their next slash or point, as folders stand for the files in them.
enum NameGroups {
  /// More names than these help nobody.
  static let most = 200

  /// Returns the names, or where they are too many the beginnings that they share.
  ///
  /// - Parameters:
  ///   - names: Names that all begin with the prefix.
  ///   - prefix: What is written already.
  static func shortened(
    _ names: [String], after prefix: String, at separator: Character
  ) -> (names: [String], areBeginnings: Bool) {
    guard names.count > most else { return (names, false) }
    var beginnings: [String] = []
    var known: Set<String> = []
    for name in names {
      let rest = name.dropFirst(prefix.count)
      let end = rest.firstIndex(of: separator).map(rest.index(after:)) ?? rest.endIndex
      let beginning = prefix + rest[..<end]
      if known.insert(beginning).inserted { beginnings.append(beginning) }
    }
    return (Array(beginnings.prefix(most)), true)
  }
}

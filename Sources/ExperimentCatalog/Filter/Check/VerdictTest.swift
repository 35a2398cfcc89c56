import LayoutModel

/// What a filter asks of an experiment's verdicts.
enum VerdictTest: Hashable, Sendable {
  /// One value at least has one of these verdicts.
  case some([Verdict])
  /// All that was measured matches, and something was.
  case allMatch

  func holds(for verdicts: [Verdict]) -> Bool {
    switch self {
    case .some(let wanted):
      return verdicts.contains { wanted.contains($0) }
    case .allMatch:
      let measured = verdicts.filter { $0 != .noMeasurement }
      return !measured.isEmpty && measured.allSatisfy { $0 == .match }
    }
  }

  /// The test as one text, which SQL hands back to `init(text:)`.
  var text: String {
    switch self {
    case .some(let verdicts): verdicts.map(\.rawValue).joined(separator: ",")
    case .allMatch: "*"
    }
  }

  init(text: String) {
    self =
      text == "*"
      ? .allMatch
      : .some(text.split(separator: ",").compactMap { Verdict(rawValue: String($0)) })
  }

  /// The names of predicates, with what they ask.
  static let predicates: [String: VerdictTest] = [
    "deviates": .some([.deviates]), "waived": .some([.waived]), "matches": .allMatch,
  ]
}

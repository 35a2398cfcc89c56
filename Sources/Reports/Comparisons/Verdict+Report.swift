import LayoutModel

extension Verdict {
  private static let words = allCases.map { Array($0.rawValue.utf8) }

  /// The verdict's word as UTF-8: made once, written often.
  var wordBytes: [UInt8] { Self.words[place] }

  /// The mark that says the verdict without colour.
  var mark: String {
    switch self {
    case .match: "✓"
    case .deviates: "✗"
    case .waived: "~"
    case .unexpectedMatch: "!"
    case .notModelled: "?"
    case .notComputed: "…"
    case .noMeasurement: "-"
    case .notFinite: "∞"
    case .notComparable: "≠"
    }
  }

  var color: TextColor {
    switch self {
    case .match: .good
    case .deviates, .notFinite, .notComparable: .bad
    case .waived: .accepted
    case .unexpectedMatch: .surprising
    case .notModelled, .notComputed, .noMeasurement: .quiet
    }
  }

  /// The place in a list of what does not match, the worst first.
  var severity: Int {
    switch self {
    case .deviates: 0
    case .notFinite: 1
    case .notComparable: 2
    case .unexpectedMatch: 3
    case .waived: 4
    case .notModelled: 5
    case .notComputed: 6
    case .noMeasurement: 7
    case .match: 8
    }
  }

  /// The words of the headline: `2 waived`, `1 deviates`.
  func phrase(_ count: Int) -> String {
    switch self {
    case .deviates where count != 1: "\(count) deviate"
    case .unexpectedMatch where count != 1: "\(count) unexpected matches"
    case .noMeasurement where count != 1: "\(count) without measurement"
    case .noMeasurement: "1 without measurement"
    case .match, .deviates, .waived, .unexpectedMatch, .notModelled, .notComputed, .notFinite,
      .notComparable:
      "\(count) \(rawValue.map { $0 == "-" ? " " : String($0) }.joined())"
    }
  }
}

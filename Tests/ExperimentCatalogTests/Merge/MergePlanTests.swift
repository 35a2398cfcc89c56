import LayoutModel
import Testing

@testable import ExperimentCatalog

@Suite struct MergePlanTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let ours: String
    let theirs: String
    /// What is added without a rule, and with each.
    let added: String
    let addedForOurs: String
    let addedForTheirs: String
    let isConflict: Bool

    var testDescription: String { "\(ours) and \(theirs)" }

    init(_ ours: String, _ theirs: String, adds added: String) {
      self.init(ours, theirs, added, added, added, isConflict: false)
    }

    init(_ ours: String, _ theirs: String, conflict ours2: String, _ theirs2: String) {
      self.init(ours, theirs, "", ours2, theirs2, isConflict: true)
    }

    private init(
      _ ours: String, _ theirs: String, _ added: String, _ addedForOurs: String,
      _ addedForTheirs: String, isConflict: Bool
    ) {
      self.ours = ours
      self.theirs = theirs
      self.added = added
      self.addedForOurs = addedForOurs
      self.addedForTheirs = addedForTheirs
      self.isConflict = isConflict
    }
  }

  private static func digests(_ history: String) -> [Digest] {
    history.utf8.map { SHA256.digest(of: [$0]) }
  }

  private static func added(_ ours: String, _ theirs: String, _ rule: MergeRule?) -> String {
    let plan = MergePlan(ours: digests(ours), theirs: digests(theirs), rule: rule)
    return String(Array(theirs)[plan.added]) + (plan.repeatsOurs ? String(ours.suffix(1)) : "")
  }

  private static let examples = [
    Example("A", "A", adds: ""),
    Example("AB", "A", adds: ""),
    Example("A", "AB", adds: "B"),
    Example("A", "ABA", adds: "BA"),
    Example("ABA", "AB", adds: ""),
    Example("AB", "ABA", adds: "A"),
    Example("ABC", "AC", adds: ""),
    Example("AC", "ABC", adds: "BC"),
    Example("ACBC", "ABC", adds: ""),
    Example("ABC", "ACBC", adds: ""),
    Example("B", "AB", adds: "AB"),
    Example("AB", "B", adds: ""),
    // What was exported without its history, and has moved on.
    Example("AB", "BC", adds: "C"),
    Example("ABCB", "BD", adds: "D"),
    Example("ABC", "BD", conflict: "DC", "D"),
    Example("ABC", "BC", adds: ""),
    // The same revisions in another order, with another end.
    Example("AB", "BA", conflict: "AB", "A"),
    Example("ABC", "ACB", conflict: "BC", "B"),
    Example("ABCB", "ACBC", conflict: "CB", "C"),
    Example("AB", "AC", conflict: "CB", "C"),
    Example("A", "B", conflict: "BA", "B"),
    Example("ABA", "AC", conflict: "CA", "C"),
    Example("ABCD", "ABEF", conflict: "EFD", "EF"),
    // Both came to the same in the end: there is nothing to repeat.
    Example("ABD", "ACD", conflict: "CD", "CD"),
  ]

  @Test func `merged again, no history adds anything, nor ever one revision twice in a row`() {
    var histories: [String] = []
    for length in 1...4 {
      let shorter = length == 1 ? [""] : histories.filter { $0.count == length - 1 }
      for history in shorter {
        histories += "ABC".filter { $0 != history.last }.map { history + String($0) }
      }
    }
    #expect(histories.count == 45)
    for ours in histories {
      for theirs in histories {
        for rule in MergeRule.allCases {
          let merged = ours + Self.added(ours, theirs, rule)
          #expect(Self.added(merged, theirs, rule).isEmpty, "\(ours) \(theirs) \(rule)")
          #expect(zip(merged, merged.dropFirst()).allSatisfy { $0 != $1 }, "\(ours) \(theirs)")
          #expect(theirs.allSatisfy(merged.contains), "\(ours) \(theirs) \(rule)")
        }
        // Without a word the latest revision is theirs, or nothing changes; and where the other
        // catalog takes that over, there is nothing new any more.
        let plan = MergePlan(
          ours: Self.digests(ours), theirs: Self.digests(theirs), rule: nil)
        if !plan.isConflict {
          let merged = ours + Self.added(ours, theirs, nil)
          let back = MergePlan(
            ours: Self.digests(theirs), theirs: Self.digests(merged), rule: nil)
          if !back.isConflict {
            let others = theirs + Self.added(theirs, merged, nil)
            #expect(others.last == merged.last, "\(ours) \(theirs)")
            #expect(Self.added(merged, others, nil).isEmpty, "\(ours) \(theirs)")
          } else {
            // It lacks what ours had before its own beginning.
            #expect(!theirs.contains(ours.prefix(1)), "\(ours) \(theirs)")
          }
          #expect(merged == ours || merged.last == theirs.last, "\(ours) \(theirs)")
        } else {
          #expect(Self.added(ours, theirs, nil).isEmpty)
          #expect((ours + Self.added(ours, theirs, .theirs)).last == theirs.last)
          #expect((ours + Self.added(ours, theirs, .ours)).last == ours.last)
        }
      }
    }
  }
}

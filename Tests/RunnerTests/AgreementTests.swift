import Testing

/// What all fixtures recorded beside what the simulator computes.
@Suite struct AgreementTests {
  /// How much of a corpus has to agree; what is waived or not modelled counts as no agreement.
  struct Goal: CustomTestStringConvertible {
    let corpus: FixtureCorpus
    let isForHardNumbers: Bool
    /// How many numbers there are, so that none can leave the count unnoticed.
    let numbers: Int
    let agreement: Double

    var testDescription: String {
      "\(isForHardNumbers ? "hard" : "all") numbers of \(corpus.rawValue)"
    }
  }

  @Test(arguments: FixtureCorpus.allCases)
  func `whatever deviates is waived, and every waiver is needed`(corpus: FixtureCorpus) throws {
    let waivers = try corpus.waivedDeviations()
    var deviating: Set<String> = []
    for comparison in try corpus.comparisons() {
      guard case .deviates(let difference) = comparison.outcome else { continue }
      let isWaived = difference.flatMap { waivers[comparison.place]?.contains($0) } ?? false
      #expect(isWaived, "\(comparison.place): off by \(difference?.description ?? "kind")")
      deviating.insert(comparison.place)
    }
    #expect(Set(waivers.keys).subtracting(deviating) == [])
  }

  @Test(arguments: FixtureCorpus.allCases)
  func `nothing but the readable width is not modelled`(corpus: FixtureCorpus) throws {
    for comparison in try corpus.comparisons() where !comparison.isReadableWidth {
      if case .notModelled(let reason) = comparison.outcome {
        Issue.record("\(comparison.place): \(reason)")
      }
    }
  }

  @Test(arguments: [
    Goal(corpus: .field, isForHardNumbers: false, numbers: 1205, agreement: 0.99),
    Goal(corpus: .field, isForHardNumbers: true, numbers: 471, agreement: 0.98),
    Goal(corpus: .peers, isForHardNumbers: false, numbers: 553, agreement: 0.96),
    Goal(corpus: .peers, isForHardNumbers: true, numbers: 383, agreement: 0.96),
  ])
  func `the simulator agrees with what was measured`(goal: Goal) throws {
    let comparisons = try goal.corpus.comparisons()
      .filter { !$0.isReadableWidth && ($0.isHard || !goal.isForHardNumbers) }
    let matches = comparisons.count { $0.outcome == .match }
    #expect(comparisons.count == goal.numbers)
    #expect(
      Double(matches) >= goal.agreement * Double(comparisons.count),
      "\(matches) of \(comparisons.count) agree")
  }
}

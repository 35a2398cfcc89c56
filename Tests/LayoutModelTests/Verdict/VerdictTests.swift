import LayoutModel
import Testing

/// The words of every report.
@Suite struct VerdictTests {
  @Test func `verdicts are written as the reports have them`() {
    #expect(
      Verdict.allCases.map(\.rawValue) == [
        "match", "deviates", "waived", "unexpected-match", "not-modelled", "not-computed",
        "no-measurement", "not-finite", "not-comparable",
      ])
  }

  @Test func `rules of tolerance have a word each`() {
    let rules: [ToleranceRule] = [
      .commandLine, .pixel, .document, .whole, .printed(decimals: 1), .printed(decimals: 3), .exact,
    ]
    #expect(
      rules.map(\.word) == [
        "command-line", "pixel", "document", "whole", "printed-1", "printed-3", "exact",
      ])
  }
}

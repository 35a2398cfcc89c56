import LayoutModel
import Testing

@testable import Runner

@Suite struct JudgementTests {
  private static let limit = ToleranceLimit(
    commandLine: nil, document: nil, printed: nil, scale: 2)

  private static let values: [(name: String, value: MetricValue)] = [
    ("64", .number(64)), ("0", .number(0)), ("nan", .number(.nan)), ("+inf", .number(.infinity)),
    ("-inf", .number(-.infinity)), ("text", .text("idle")), ("boolean", .boolean(true)),
    ("missing", .missing),
  ]

  private static let answers: [(name: String, answer: Layout.Answer?)] =
    values.map { ($0.name, .value($0.value)) } + [
      ("not computed", nil), ("not modelled", .notModelled("no rule")),
    ]

  // One row for each recorded value, one column for each answer in the order above.
  private static let table: [[Verdict]] = {
    let same = Verdict.match
    let off = Verdict.deviates
    let nan = Verdict.notFinite
    let kind = Verdict.notComparable
    let none = Verdict.notComputed
    let gap = Verdict.notModelled
    return [
      [same, off, nan, nan, nan, kind, kind, kind, none, gap],
      [off, same, nan, nan, nan, kind, kind, kind, none, gap],
      [nan, nan, nan, nan, nan, nan, nan, nan, nan, nan],
      [nan, nan, nan, nan, nan, nan, nan, nan, nan, nan],
      [nan, nan, nan, nan, nan, nan, nan, nan, nan, nan],
      [kind, kind, nan, nan, nan, same, kind, kind, none, gap],
      [kind, kind, nan, nan, nan, kind, same, kind, none, gap],
      Array(repeating: .noMeasurement, count: 10),
    ]
  }()

  @Test func `every kind of value against every kind of answer has its verdict`() {
    #expect(Self.table.count == Self.values.count)
    for (row, recorded) in zip(Self.table, Self.values) {
      #expect(row.count == Self.answers.count)
      for (expected, answer) in zip(row, Self.answers) {
        let judgement = Judgement(
          recorded: recorded.value, answer: answer.answer, limit: Self.limit)
        #expect(judgement.verdict == expected, "\(recorded.name) against \(answer.name)")
        let isDifference = judgement.verdict == .match || judgement.verdict == .deviates
        let areNumbers = recorded.value.kind == .finite && isDifference
        #expect((judgement.difference != nil) == areNumbers, "\(recorded.name)")
      }
    }
  }

  @Test func `the difference is recorded minus computed`() {
    let judgement = Judgement(
      recorded: .number(300), answer: .value(.number(113)), limit: Self.limit)
    #expect(judgement.difference == 187)
    #expect(judgement.verdict == .deviates)
  }

  @Test func `texts and booleans are equal or deviate`() {
    func verdict(_ recorded: MetricValue, _ computed: MetricValue) -> Verdict {
      Judgement(recorded: recorded, answer: .value(computed), limit: Self.limit).verdict
    }
    #expect(verdict(.text("idle"), .text("idle")) == .match)
    #expect(verdict(.text("idle"), .text("refreshing")) == .deviates)
    #expect(verdict(.boolean(true), .boolean(true)) == .match)
    #expect(verdict(.boolean(true), .boolean(false)) == .deviates)
  }

  @Test func `a difference beyond all numbers deviates`() {
    let huge = Double.greatestFiniteMagnitude
    let judgement = Judgement(
      recorded: .number(huge), answer: .value(.number(-huge)), limit: Self.limit)
    #expect(judgement.verdict == .deviates)
    #expect(judgement.difference == nil)
  }

  @Test func `what is not modelled says why`() {
    let judgement = Judgement(
      recorded: .number(1), answer: .notModelled("no rule"), limit: Self.limit)
    #expect(judgement.reason == "no rule")
  }

  // MARK: Waivers

  private static func waiver(_ range: ClosedRange<Double>) -> Waiver {
    Waiver(
      metric: "*", condition: "", deviation: range, reason: "article 003", reference: "",
      since: "2026-11-30")
  }

  private static func judged(
    _ recorded: MetricValue, _ computed: MetricValue, _ waivers: [Waiver]
  ) -> Judgement {
    var judgement = Judgement(recorded: recorded, answer: .value(computed), limit: limit)
    judgement.apply(waivers)
    return judgement
  }

  @Test func `a deviation inside a waiver's range is waived, with the waiver's reason`() {
    let judgement = Self.judged(.number(300), .number(0), [Self.waiver(300...300)])
    #expect(judgement.verdict == .waived)
    #expect(judgement.reason == "article 003")
  }

  @Test func `the ends of a waiver's range are decimal numbers`() {
    let judgement = Self.judged(.number(47.33), .number(47), [Self.waiver(0.33...0.33)])
    #expect(judgement.verdict == .waived)
  }

  @Test func `a deviation outside the range stays one and names the waiver`() {
    let judgement = Self.judged(.number(310), .number(0), [Self.waiver(290...300)])
    #expect(judgement.verdict == .deviates)
    #expect(judgement.reason == "a waiver expects a deviation of 290 to 300: article 003")
  }

  @Test func `a match where a waiver expects a deviation is unexpected`() {
    let judgement = Self.judged(.number(0), .number(0), [Self.waiver(300...300)])
    #expect(judgement.verdict == .unexpectedMatch)
    #expect(judgement.reason == "a waiver expects a deviation of 300: article 003")
  }

  @Test func `a match inside the range is a match: it was to be expected, too`() {
    let judgement = Self.judged(.number(-44), .number(-44), [Self.waiver(-1...1)])
    #expect(judgement.verdict == .match)
    #expect(judgement.reason == nil)
  }

  @Test func `of several waivers the one that holds counts`() {
    let judgement = Self.judged(
      .number(300), .number(0), [Self.waiver(1...2), Self.waiver(300...300)])
    #expect(judgement.verdict == .waived)
  }

  @Test func `a waiver says nothing of what has no difference`() {
    let waivers = [Self.waiver(-1000...1000)]
    #expect(Self.judged(.number(.nan), .number(0), waivers).verdict == .notFinite)
    #expect(Self.judged(.text("a"), .text("b"), waivers).verdict == .deviates)
    #expect(Self.judged(.boolean(true), .boolean(true), waivers).verdict == .match)
    #expect(Self.judged(.missing, .number(0), waivers).verdict == .noMeasurement)
  }
}

import LayoutModel
import Testing

@testable import Runner

@Suite struct ToleranceLimitTests {
  struct PrintedCase: CustomTestStringConvertible {
    let printed: String?
    let rule: ToleranceRule
    let limit: Double

    var testDescription: String { printed ?? "not kept" }

    init(_ printed: String?, _ rule: ToleranceRule, _ limit: Double) {
      self.printed = printed
      self.rule = rule
      self.limit = limit
    }
  }

  @Test(arguments: [
    PrintedCase(nil, .whole, 1e-6),
    PrintedCase("64", .whole, 1e-6),
    PrintedCase("-64", .whole, 1e-6),
    PrintedCase("64.", .whole, 1e-6),
    PrintedCase("1e3", .whole, 1e-6),
    PrintedCase("64.0", .printed(decimals: 1), 0.05),
    PrintedCase("47.33", .printed(decimals: 2), 0.005),
    PrintedCase("47.330", .printed(decimals: 3), 0.0005),
    PrintedCase("-0.333333", .printed(decimals: 6), 0.000_000_5),
    PrintedCase("34.000000000000114", .printed(decimals: 15), 1e-6),
    PrintedCase("152.3333333", .printed(decimals: 7), 1e-6),
    PrintedCase("4.733e1", .printed(decimals: 2), 0.005),
    PrintedCase("4.733E+01", .printed(decimals: 2), 0.005),
    PrintedCase("4.7e-3", .printed(decimals: 4), 0.000_05),
    PrintedCase("5e-3", .printed(decimals: 3), 0.0005),
    PrintedCase("1.25e4", .printed(decimals: -2), 50),
    PrintedCase("1.5e1", .printed(decimals: 0), 0.5),
  ])
  func `a number without decimals is exact, one with decimals good to half of the last`(
    _ printed: PrintedCase
  ) {
    let limit = ToleranceLimit(
      commandLine: nil, document: nil, printed: printed.printed, scale: 2)
    #expect(limit.rule == printed.rule)
    #expect(limit.value == printed.limit)
  }

  @Test func `the command line comes before the document, the document before the print`() {
    func limit(_ commandLine: Tolerance?, _ document: Double?) -> ToleranceLimit {
      ToleranceLimit(commandLine: commandLine, document: document, printed: "47.33", scale: 3)
    }
    #expect(limit(.points(2), 1).rule == .commandLine)
    #expect(limit(.points(2), 1).value == 2)
    #expect(limit(.pixel, 1).rule == .pixel)
    #expect(limit(.pixel, 1).value == 0.5 / 3)
    #expect(limit(nil, 1).rule == .document)
    #expect(limit(nil, 1).value == 1)
    #expect(limit(nil, nil).rule == .printed(decimals: 2))
  }

  @Test(arguments: [
    (47.33, 47.333333333333336, true),
    (47.33, 47.335, true),
    (47.33, 47.325, true),
    (47.33, 47.3350001, false),
    (47.33, 47.3249999, false),
    (-0.67, -0.6666666666666666, true),
    (1234567.89, 1234567.885, true),
    (1234567.89, 1234567.8849, false),
  ])
  func `half a unit of the last decimal holds in spite of binary fractions`(
    _ recorded: Double, _ computed: Double, _ isAllowed: Bool
  ) {
    let limit = ToleranceLimit(commandLine: nil, document: nil, printed: "47.33", scale: 2)
    #expect(limit.allows(recorded: recorded, computed: computed) == isAllowed)
    #expect(limit.allows(recorded: computed, computed: recorded) == isAllowed)
  }

  @Test func `every decimal number matches what lies half a unit beside it, and no more`() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
    var random = RandomNumbers(state: seed)
    for _ in 0..<10_000 {
      let decimals = Int(random.next() % 6) + 1
      let digits = Int(random.next() % 10_000_000) * 10
      // Read from text, so that the numbers are those that a document would give.
      func number(_ digits: Int) -> Double {
        Double("\(digits)e-\(decimals + 1)") ?? .nan
      }
      let printed = "0.\(String(repeating: "0", count: decimals))"
      let limit = ToleranceLimit(commandLine: nil, document: nil, printed: printed, scale: 2)
      #expect(limit.rule == .printed(decimals: decimals), "seed \(seed)")
      let recorded = number(digits)
      #expect(limit.allows(recorded: recorded, computed: number(digits + 5)), "seed \(seed)")
      #expect(limit.allows(recorded: recorded, computed: number(digits - 5)), "seed \(seed)")
      #expect(!limit.allows(recorded: recorded, computed: number(digits + 6)), "seed \(seed)")
      #expect(!limit.allows(recorded: recorded, computed: number(digits - 6)), "seed \(seed)")
    }
  }

  @Test func `a tolerance of 0 asks for equality`() {
    let limit = ToleranceLimit(commandLine: .points(0), document: nil, printed: nil, scale: 2)
    #expect(limit.allows(recorded: 0.3, computed: 0.3))
    #expect(!limit.allows(recorded: 0.3, computed: 0.1 + 0.2))
    #expect(limit.allows(recorded: 0, computed: -0.0))
  }

  private struct RandomNumbers {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}

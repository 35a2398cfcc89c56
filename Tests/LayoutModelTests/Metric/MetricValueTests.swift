import LayoutModel
import Testing

@Suite struct MetricValueTests {
  static let kinds: [(value: MetricValue, word: String)] = [
    (.number(0), "finite"), (.number(-1e308), "finite"), (.number(.nan), "nan"),
    (.number(.infinity), "+inf"), (.number(-.infinity), "-inf"), (.text(""), "text"),
    (.boolean(false), "boolean"), (.missing, "missing"),
  ]

  @Test(arguments: kinds) func `a value has a kind`(value: MetricValue, word: String) {
    #expect(value.kind.rawValue == word)
  }

  @Test func `a value is identical to itself alone`() {
    let values: [MetricValue] = [
      .number(0), .number(1), .number(.nan), .number(.infinity), .number(-.infinity), .text("1"),
      .text("nan"), .boolean(true), .boolean(false), .missing,
    ]
    for (index, value) in values.enumerated() {
      for (other, otherValue) in values.enumerated() {
        #expect(value.isIdentical(to: otherValue) == (index == other), "\(value) \(otherValue)")
      }
    }
  }

  @Test func `neither the sign of zero nor the payload of a NaN counts`() {
    #expect(MetricValue.number(-0.0).isIdentical(to: .number(0)))
    #expect(MetricValue.number(-.nan).isIdentical(to: .number(.signalingNaN)))
    #expect(!MetricValue.number(1).isIdentical(to: .number(1.nextUp)))
  }
}

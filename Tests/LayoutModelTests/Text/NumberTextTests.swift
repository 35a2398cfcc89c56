import LayoutModel
import Testing

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-64, "-64"), (47.33, "47.33"), (0.1, "0.1"), (-0.5, "-0.5"),
      (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
      (999_999_999_999_999, "999999999999999"), (123_456_789_012_345.6, "123456789012345.6"),
      (1e15, "1000000000000000"), (-1e16, "-1e16"), (1.5e15, "1500000000000000"), (1e16, "1e16"),
      (1.25e300, "1.25e300"), (Double.greatestFiniteMagnitude, "1.7976931348623157e308"),
      (0.0001, "0.0001"), (0.00001, "0.00001"), (-0.0000123, "-0.0000123"), (0.000001, "0.000001"),
      (0.0000001, "1e-7"), (1.4210854715202004e-14, "1.4210854715202004e-14"),
      (.leastNonzeroMagnitude, "5e-324"),
      (.nan, "nan"), (-.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(Double, String)]) func `a number has one form`(value: Double, text: String)
  {
    #expect(NumberText.format(value) == text)
  }

  @Test func `every finite number reads back as itself`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<50_000 {
      let value = Double(bitPattern: random.next())
      let rounded = (Double(Int.random(in: -100_000...100_000, using: &random))) / 100
      for number in [value, rounded] where number.isFinite {
        #expect(Double(NumberText.format(number)) == number, "\(number)")
      }
    }
  }

  @Test func `the form is JSON`() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<5000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let tape = try JSONTape(parsing: Array(NumberText.format(value).utf8))
      #expect(tape.number(tape.root) == value)
    }
  }
}

import Testing

@testable import LayoutModel

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
    #expect(Self.appended(value) == text)
  }

  private static func appended(_ value: Double) -> String {
    var bytes = Array("x".utf8)
    bytes.append(atMost: NumberText.longest) { NumberText.append(value, to: &$0) }
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  @Test func `a number is written in place as it is formatted`() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<5000 {
      var scale = 1.0
      for _ in 0..<Int.random(in: 0...17, using: &random) { scale *= 10 }
      let digits = Double(Int.random(in: -(1 << 50)...(1 << 50), using: &random))
      let length = Double(Int.random(in: -100_000...100_000, using: &random))
      let fractions = [digits / scale, length / scale, length / 3, length / 64, length * scale]
      for value in [Double(bitPattern: random.next())] + fractions {
        for neighbour in [value, value.nextUp, value.nextDown] {
          #expect(Self.appended(neighbour) == NumberText.format(neighbour), "seed 10")
        }
      }
    }
  }

  @Test func `limits of the ways to write a number leave no trace`() {
    for limit in [1e-7, 1e-6, 1, 1e7, 1e8, 1e15, 1e16, 0x1p53, 0x1p63, 0x1p64] {
      for value in [limit, limit.nextUp, limit.nextDown, limit - 0.5, limit + 0.25, limit + 1e-8] {
        for signed in [value, -value] {
          #expect(Self.appended(signed) == NumberText.format(signed), "\(signed)")
        }
      }
    }
  }

  @Test func `an integer is written in place as it is described`() {
    var random = SeededGenerator(seed: 11)
    var values = [0, 1, 9, 10, 99, 100, 99_999_999, 100_000_000, Int.max, Int.min, -1]
    values += (0..<10_000).map { $0 }
    values += (0..<10_000).map { _ in
      Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random)
    }
    for value in values {
      var bytes: [UInt8] = []
      bytes.append(atMost: 20) { $0.append(decimal: value) }
      #expect(String(decoding: bytes, as: UTF8.self) == value.description)
    }
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

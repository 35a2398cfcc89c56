import Testing

@testable import LayoutModel

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", "0"), ("0.000", "0"), ("31.0", "31"), ("-31.250", "-31.25"), ("100", "100"),
      ("0.5", "0.5"), ("-0.1", "-0.1"), ("999999999999999", "999999999999999"),
      ("1.00000000000000000", "1"), ("10.10", "10.1"),
      ("-0", nil), ("-0.0", nil), ("0.05", nil), ("0.0000001", nil), ("1e2", nil), ("2.5E-1", nil),
      ("9007199254740993", nil), ("0.30000000000000004", nil),
    ] as [(String, String?)]) func `the shortest form of most numbers is their beginning`(
      source: String, expected: String?
    )
  {
    let bytes = Array(source.utf8)
    let shortest = JSONNumber.shortest(bytes[...]).map { String(decoding: $0, as: UTF8.self) }
    #expect(shortest == expected)
  }

  @Test func `the beginning of a number is its shortest form where it says so`() {
    var random = SeededGenerator(seed: 11)
    var count = 0
    for _ in 0..<200_000 {
      let digits = Int.random(in: 1...17, using: &random)
      let integer = UInt64.random(in: 0..<UInt64(pow10: digits), using: &random)
      var text = String(integer)
      let decimals = Int.random(in: 0...text.utf8.count, using: &random)
      if decimals > 0 {
        text = decimals == text.utf8.count ? "0" + text : text
        text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals))
      }
      if Bool.random(using: &random) { text = "-" + text }
      if decimals > 0, Bool.random(using: &random) { text += "00" }
      guard let shortest = JSONNumber.shortest(Array(text.utf8)[...]) else { continue }
      count += 1
      #expect(
        String(decoding: shortest, as: UTF8.self) == NumberText.format(Double(text) ?? .nan),
        "\(text)")
    }
    #expect(count > 100_000)
  }
}

extension UInt64 {
  fileprivate init(pow10 exponent: Int) {
    self = (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

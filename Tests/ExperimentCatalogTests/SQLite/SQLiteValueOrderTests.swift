import Testing

@testable import ExperimentCatalog

@Suite struct SQLiteValueOrderTests {
  private static let values: [SQLiteValue] = [
    .null, .integer(.min), .integer(.min + 1), .integer(-1), .integer(0), .integer(1), .integer(2),
    .integer(9_007_199_254_740_991), .integer(9_007_199_254_740_992),
    .integer(9_007_199_254_740_993), .integer(.max - 1), .integer(.max),
    .real(-.infinity), .real(-1e300), .real(-0x1p63), .real(-1.5), .real(-1), .real(-0.5),
    .real(0), .real(0.5), .real(1), .real(1.5), .real(9_007_199_254_740_992),
    .real(9_007_199_254_740_994), .real(0x1p63), .real(0x1p63 - 1024), .real(1e300),
    .real(.infinity),
    .text(""), .text("A"), .text("a"), .text("aa"), .text("ä"), .text("🧭"), .text("1"),
    .blob([]), .blob([0]), .blob([0, 0]), .blob([255]), .blob(Array("a".utf8)),
  ]

  @Test func `values are in the order in which SQLite sorts them`() throws {
    let connection = try Connection(inMemory: ())
    let statement = try connection.prepare(
      "SELECT ?1 IS NULL AND ?2 IS NULL OR ?1 = ?2, ?1 > ?2 OR ?2 IS NULL")
    for value in Self.values {
      for other in Self.values {
        try statement.bind(value, at: 1)
        try statement.bind(other, at: 2)
        _ = try statement.step()
        let order = statement.bool(at: 0) ? 0 : statement.bool(at: 1) ? 1 : -1
        #expect(value.order(after: other).signum() == order, "\(value) \(other)")
        statement.reset()
      }
    }
  }
}

/// A value whose type only the row knows: a column of type ANY.
///
/// Where a column has one type, bind and read that type instead.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension SQLiteValue {
  /// Where this one stands in SQLite's indexes without a collation: after the other one (more than
  /// 0), before it (less), or in the same place.
  ///
  /// First NULL, then numbers, texts, bytes: https://sqlite.org/datatype3.html#sort_order. An integer
  /// and a floating-point number of one size are different values in one place.
  func order(after other: SQLiteValue) -> Int {
    switch (self, other) {
    case (.integer(let value), .integer(let other)): Self.order(value, other)
    case (.real(let value), .real(let other)): Self.order(value, other)
    case (.integer(let value), .real(let other)): value.order(after: other)
    case (.real(let value), .integer(let other)): -other.order(after: value)
    case (.text(let value), .text(let other)): Self.order(value.utf8, other.utf8)
    case (.blob(let value), .blob(let other)): Self.order(value, other)
    default: Self.order(rank, other.rank)
    }
  }

  private static func order<Value: Comparable>(_ value: Value, _ other: Value) -> Int {
    value == other ? 0 : value < other ? -1 : 1
  }

  private static func order<Bytes: Sequence<UInt8>>(_ value: Bytes, _ other: Bytes) -> Int {
    if value.lexicographicallyPrecedes(other) { return -1 }
    return other.lexicographicallyPrecedes(value) ? 1 : 0
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    case .blob: 3
    }
  }
}

extension Int64 {
  /// Compares exactly, also where floating-point numbers have no room for units.
  fileprivate func order(after number: Double) -> Int {
    guard number < 0x1p63 else { return -1 }
    guard number >= -0x1p63 else { return 1 }
    let floor = number.rounded(.down)
    let whole = Int64(floor)
    return self == whole ? (number > floor ? -1 : 0) : self < whole ? -1 : 1
  }
}

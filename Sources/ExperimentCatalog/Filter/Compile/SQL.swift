/// A piece of SQL with the values that are bound to its placeholders, in their order.
///
/// Values only ever get in by `bind:`, so that nothing a user writes becomes SQL.
///
///     let sql: SQL = "c.os >= \(bind: .integer(11_000_000))"
struct SQL: Hashable, Sendable {
  /// How many values a statement takes in any build of SQLite from 3.32 on.
  static let mostValues = 32_766

  var text: String
  var values: [SQLiteValue]

  init(text: String, values: [SQLiteValue] = []) {
    self.text = text
    self.values = values
  }

  /// Joins the pieces, each in parentheses, in a tree of equal depth: SQLite limits the depth.
  static func joined(_ pieces: [SQL], by word: StaticString) -> SQL {
    guard pieces.count > 1 else { return pieces.first ?? "TRUE" }
    let middle = pieces.count / 2
    let left = joined(Array(pieces[..<middle]), by: word)
    let right = joined(Array(pieces[middle...]), by: word)
    return SQL(
      text: "(\(left.text) \(word) \(right.text))", values: left.values + right.values)
  }

  /// A list of values in parentheses.
  static func list(_ values: [SQLiteValue]) -> SQL {
    SQL(text: "(\(values.map { _ in "?" }.joined(separator: ", ")))", values: values)
  }
}

extension SQL: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var sql = SQL(text: "")

    init(literalCapacity: Int, interpolationCount: Int) {
      sql.text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) {
      sql.text += literal
    }

    mutating func appendInterpolation(bind value: SQLiteValue) {
      sql.text += "?"
      sql.values.append(value)
    }

    mutating func appendInterpolation(_ piece: SQL) {
      sql.text += piece.text
      sql.values += piece.values
    }
  }

  init(stringLiteral text: String) {
    self.init(text: text)
  }

  init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.sql
  }
}

extension FilterComparison {
  var sql: SQL { SQL(text: rawValue) }
}

extension FilterArithmetic {
  var sql: SQL { SQL(text: rawValue) }
}

extension SQLiteValue {
  /// A number, as an integer where it is whole: both compare alike.
  init(_ number: Double) {
    self = Int64(exactly: number).map { .integer($0) } ?? .real(number)
  }

  init(_ boolean: Bool) {
    self = .integer(boolean ? 1 : 0)
  }
}

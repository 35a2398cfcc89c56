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

  /// How many pieces stand side by side; each of them is a level of SQLite's tree, which has 1000.
  private static let widestRow = 200

  /// Joins the pieces by AND or OR, the whole in parentheses.
  static func joined(_ pieces: [SQL], by word: StaticString) -> SQL {
    guard pieces.count > 1 else { return pieces.first ?? "TRUE" }
    guard pieces.count <= widestRow else {
      let rows = stride(from: 0, to: pieces.count, by: widestRow).map { start in
        joined(Array(pieces[start..<min(start + widestRow, pieces.count)]), by: word)
      }
      return joined(rows, by: word)
    }
    return SQL(
      text: "(\(pieces.map(\.text).joined(separator: " \(word) ")))",
      values: pieces.flatMap(\.values))
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

package import LayoutModel

extension Catalog {
  /// Answers a question in SQL, which may do nothing but read.
  ///
  /// Bytes come as X'…', and whole numbers that no `Double` holds as texts of their digits.
  ///
  /// - Parameters:
  ///   - begin: Takes the names of the columns, each of which is another, before any row.
  ///   - row: Takes a row, in which nil stands where a value is missing; false where no other row
  ///     is wanted.
  /// - Throws: `FilterError` with the place where SQLite takes offence, `CatalogError`, and what
  ///   `begin` and `row` throw.
  /// - Complexity: O(n); memory for one row at a time.
  package func answer(
    sql: String, _ begin: (_ columns: [String]) throws -> Void,
    row: ([ParameterValue?]) throws -> Bool
  ) throws {
    try attempt("read \(path)") {
      do {
        // SQLite declares these with their first use, which would be refused as a change.
        for table in Self.tableFunctions { _ = try? connection.prepare("SELECT 1 FROM \(table)") }
        try connection.onlyReading {
          let statement = try connection.prepare(sql)
          guard statement.isReadOnly else {
            throw SQLiteError(
              code: .auth, message: "this is refused: only reading is allowed", sql: sql)
          }
          let names = Self.unique((0..<statement.columnCount).map(statement.columnName))
          // What cannot be computed shows with the first row: nothing is begun before.
          var hasRow = try statement.step()
          try begin(names)
          while hasRow, try row(names.indices.map { Self.shown(statement.value(at: $0)) }) {
            hasRow = try statement.step()
          }
        }
      } catch let error as SQLiteError where Self.isOfQuestion(error) {
        throw Self.reading(error, of: sql)
      }
    }
  }

  private static let tableFunctions = [
    "pragma_table_info", "pragma_table_xinfo", "pragma_table_list", "pragma_index_list",
    "pragma_index_info", "pragma_foreign_key_list", "json_each", "json_tree",
  ]

  /// Whether the question is wrong, and not the catalog.
  private static func isOfQuestion(_ error: SQLiteError) -> Bool {
    [.error, .auth, .misuse, .mismatch, .range, .tooBig].contains(error.code.primary)
  }

  private static func reading(_ error: SQLiteError, of sql: String) -> FilterError {
    let text = error.sql ?? sql
    guard error.code != .misuse else {
      return FilterError(
        "this is not one statement of SQL; ask one question at a time", in: text, at: 0..<1)
    }
    let characters = Array(text)
    guard let offset = error.offset, offset < text.utf8.count else {
      let word = characters.prefix { $0.isLetter }.count
      return FilterError(error.message, in: text, at: 0..<max(1, word))
    }
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let column = text.distance(from: text.startIndex, to: start)
    let word = characters[column...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    return FilterError(error.message, in: text, at: column..<(column + max(1, word)))
  }

  /// Column names that differ, as the keys of an object have to.
  private static func unique(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return count == 1 ? name : "\(name):\(count)"
    }
  }

  private static func shown(_ value: SQLiteValue) -> ParameterValue? {
    switch value {
    case .null: return nil
    case .integer(let integer):
      return Int64(exactly: Double(integer)) == integer
        ? .number(Double(integer)) : .text(String(integer))
    case .real(let number): return .number(number)
    case .text(let text): return .text(text)
    case .blob(let bytes):
      let digits = bytes.map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      return .text("X'\(digits.joined())'")
    }
  }
}

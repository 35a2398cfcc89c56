/// Inserts the rows that belong to one other row, many of them with one statement.
///
/// A statement for each would open the table, its indexes and what it refers to once for each row.
///
///     try tags.insert(["bars", "ios11"], of: revision) { tag, _, statement, parameter in
///       try statement.bind(tag, at: parameter)
///     }
struct RowInserter {
  /// How many rows one statement inserts at most; more would save little more.
  private static let capacity = 32

  private let connection: Connection
  private let table: String
  private let columns: [String]
  /// The statements that were needed so far, by the number of their rows.
  private var statements: [Int: Statement] = [:]

  /// - Parameter columns: The column of the row that they belong to, and the others.
  init(_ connection: Connection, into table: String, _ columns: [String]) {
    self.connection = connection
    self.table = table
    self.columns = columns
  }

  /// Inserts rows in order.
  ///
  /// - Parameters:
  ///   - owner: The row that they belong to.
  ///   - bind: Binds all columns but the first of a row, which has a place among the rows, to the
  ///     parameters from an index on.
  mutating func insert<Row>(
    _ rows: [Row], of owner: Int64,
    _ bind: (Row, _ place: Int, Statement, _ index: Int) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    var start = 0
    while start < rows.count {
      let end = min(start + Self.capacity, rows.count)
      let statement = try statement(rows: end - start)
      try statement.bind(owner, at: 1)
      var index = 2
      for place in start..<end {
        try bind(rows[place], place, statement, index)
        index += columns.count - 1
      }
      try statement.run()
      start = end
    }
  }

  private mutating func statement(rows count: Int) throws(SQLiteError) -> Statement {
    if let statement = statements[count] { return statement }
    let rows = (0..<count).map { row in
      let first = 2 + row * (columns.count - 1)
      return "(?1, \((first..<first + columns.count - 1).map { "?\($0)" }.joined(separator: ", ")))"
    }
    let statement = try connection.cached(
      """
      INSERT INTO \(table) (\(columns.joined(separator: ", ")))
      VALUES \(rows.joined(separator: ", "))
      """)
    statements[count] = statement
    return statement
  }
}

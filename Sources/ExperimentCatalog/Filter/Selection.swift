/// The experiments that a filter selects: the middle of a SELECT statement.
///
/// The experiment is called `e` and its latest revision's configuration `c`. Deleted experiments are
/// left out.
struct Selection {
  /// Which table is read first; the other one is looked up for each of its rows.
  enum Order {
    case experimentsFirst
    case configurationsFirst
  }

  let order: Order
  let condition: SQL

  /// `nil` where everything is selected.
  var filter: Filter?

  static let everything = Selection(order: .experimentsFirst, condition: "TRUE")

  /// The statement, with `columns` such as "SELECT e.name".
  func sql(_ columns: SQL, orderBy: SQL) -> SQL {
    sql(columns, " ORDER BY \(orderBy)")
  }

  /// The statement, with a tail that groups, orders and limits.
  ///
  /// - Parameter joining: Tables that the condition does not speak of, as "CROSS JOIN … ON …".
  func sql(_ columns: SQL, joining: SQL = "", _ tail: SQL) -> SQL {
    // CROSS JOIN keeps the order of the tables.
    let tables: SQL =
      switch order {
      case .experimentsFirst:
        "experiment AS e CROSS JOIN configuration AS c ON c.id = e.configuration"
      case .configurationsFirst:
        "configuration AS c CROSS JOIN experiment AS e ON e.configuration = c.id"
      }
    return "\(columns) FROM \(tables) \(joining) WHERE e.deleted_at IS NULL AND \(condition)\(tail)"
  }

  /// - Throws: `SQLiteError`, and `FilterError` where the filter is nested too deep for SQLite.
  func prepare(
    _ columns: SQL, joining: SQL = "", orderBy: SQL, on connection: Connection
  ) throws -> Statement {
    try prepare(columns, joining: joining, " ORDER BY \(orderBy)", on: connection)
  }

  /// - Throws: As `prepare(_:orderBy:on:)`.
  func prepare(
    _ columns: SQL, joining: SQL = "", _ tail: SQL, on connection: Connection
  ) throws -> Statement {
    do {
      return try connection.prepare(sql(columns, joining: joining, tail))
    } catch {
      guard error.message == "parser stack overflow", let filter else { throw error }
      throw FilterError(
        "the filter is nested too deep; write it with fewer parentheses", in: filter.text,
        at: filter.root.columns)
    }
  }
}

extension Connection {
  /// Compiles a statement and binds its values.
  func prepare(_ sql: SQL) throws(SQLiteError) -> Statement {
    let statement = try prepare(sql.text)
    for (index, value) in sql.values.enumerated() {
      try statement.bind(value, at: index + 1)
    }
    return statement
  }
}

/// The experiments that a filter selects: the middle of a SELECT statement, values not yet bound.
///
/// The experiment is called `e` and its latest revision's configuration `c`.
struct Selection {
  var tables: String
  var condition: String
  var bindings: [SQLiteValue]

  static let everything = Selection(
    tables: "experiment AS e JOIN configuration AS c ON c.id = e.configuration",
    condition: "TRUE", bindings: [])

  /// The statement, with `columns` such as "SELECT e.name".
  func sql(_ columns: String, orderBy order: String) -> String {
    "\(columns) FROM \(tables) WHERE \(condition) ORDER BY \(order)"
  }

  func prepare(
    _ columns: String, orderBy order: String, on connection: Connection
  ) throws(SQLiteError) -> Statement {
    let statement = try connection.prepare(sql(columns, orderBy: order))
    for (index, value) in bindings.enumerated() {
      try statement.bind(value, at: index + 1)
    }
    return statement
  }
}

/// The views and metrics of which a filter may speak.
enum KnownNames {
  /// Those of a catalog.
  case catalog(Connection)
  /// All that are possible: for a filter that waits for its experiments.
  case anything

  func hasView(_ id: String) throws(SQLiteError) -> Bool {
    guard case .catalog(let connection) = self else { return true }
    let statement = try connection.cached("SELECT 1 FROM parameter_name WHERE path = ?1")
    try statement.bind("\(id).class", at: 1)
    defer { statement.reset() }
    return try statement.step()
  }

  func hasMetric(_ path: String) throws(SQLiteError) -> Bool {
    guard case .catalog(let connection) = self else { return true }
    let statement = try connection.cached("SELECT 1 FROM metric WHERE path = ?1")
    try statement.bind(path, at: 1)
    defer { statement.reset() }
    return try statement.step()
  }

  /// The views' ids, sorted; empty where anything is known.
  func views() throws(SQLiteError) -> [String] {
    guard case .catalog(let connection) = self else { return [] }
    return try connection.texts(
      "SELECT DISTINCT view FROM parameter_name WHERE view IS NOT NULL ORDER BY view")
  }

  /// The metrics' paths, sorted; empty where anything is known.
  func metrics() throws(SQLiteError) -> [String] {
    guard case .catalog(let connection) = self else { return [] }
    return try connection.texts("SELECT path FROM metric ORDER BY path")
  }
}

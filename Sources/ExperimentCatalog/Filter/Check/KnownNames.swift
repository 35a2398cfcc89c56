/// The views and metrics of which a filter may speak.
enum KnownNames {
  /// Those of a catalog's experiments: of the latest revisions, deleted experiments left out.
  case catalog(Connection)
  /// All that are possible: for a filter that waits for its experiments.
  case anything

  func hasView(_ id: String) throws(SQLiteError) -> Bool {
    guard case .catalog(let connection) = self else { return true }
    return try Self.hasRow(
      "SELECT 1 FROM parameter_name AS n WHERE n.path = ?1 AND \(Self.viewIsUsed)",
      "\(id).class", connection)
  }

  func hasMetric(_ path: String) throws(SQLiteError) -> Bool {
    guard case .catalog(let connection) = self else { return true }
    return try Self.hasRow(
      "SELECT 1 FROM metric AS n WHERE n.path = ?1 AND \(Self.metricIsUsed)", path, connection)
  }

  /// The views' ids, sorted; empty where anything is known.
  func views() throws(SQLiteError) -> [String] {
    guard case .catalog(let connection) = self else { return [] }
    return try connection.texts(
      """
      SELECT n.view FROM parameter_name AS n
      WHERE n.view IS NOT NULL AND n.property = 'class' AND \(Self.viewIsUsed) ORDER BY n.view
      """)
  }

  /// The metrics' paths, sorted; empty where anything is known.
  func metrics() throws(SQLiteError) -> [String] {
    guard case .catalog(let connection) = self else { return [] }
    return try connection.texts(
      "SELECT n.path FROM metric AS n WHERE \(Self.metricIsUsed) ORDER BY n.path")
  }
}

extension KnownNames {
  // A name stays in the catalog when nothing uses it any more. The first use ends the search.
  private static let viewIsUsed = """
    EXISTS (SELECT 1 FROM parameter AS p
      CROSS JOIN experiment AS e ON e.configuration = p.configuration
      WHERE p.name = n.id AND e.deleted_at IS NULL)
    """

  private static let metricIsUsed = """
    EXISTS (SELECT 1 FROM measurement AS m CROSS JOIN experiment AS e ON e.latest = m.revision
      WHERE m.metric = n.id AND e.deleted_at IS NULL)
    """

  private static func hasRow(
    _ sql: String, _ name: String, _ connection: Connection
  ) throws(SQLiteError) -> Bool {
    let statement = try connection.cached(sql)
    try statement.bind(name, at: 1)
    defer { statement.reset() }
    return try statement.step()
  }
}

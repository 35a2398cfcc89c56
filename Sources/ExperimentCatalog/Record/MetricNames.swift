/// The numbers of metrics' paths; a path that the catalog has not seen gets one.
///
/// Remembers what it looked up, so it must not outlive the transaction that it writes in.
struct MetricNames {
  private let connection: Connection
  private let select: Statement
  private let insert: Statement
  private var ids: [String: Int64] = [:]

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    select = try connection.cached("SELECT id FROM metric WHERE path = ?1")
    insert = try connection.cached("INSERT INTO metric (path) VALUES (?1)")
  }

  mutating func id(of path: String) throws(SQLiteError) -> Int64 {
    if let id = ids[path] { return id }
    let known = try stored(path)
    let id = if let known { known } else { try added(path) }
    ids[path] = id
    return id
  }

  private func stored(_ path: String) throws(SQLiteError) -> Int64? {
    try select.bind(path, at: 1)
    guard try select.step() else { return nil }
    defer { select.reset() }
    return select.int64(at: 0)
  }

  private func added(_ path: String) throws(SQLiteError) -> Int64 {
    try insert.bind(path, at: 1)
    try insert.run()
    return connection.lastInsertRowID
  }
}

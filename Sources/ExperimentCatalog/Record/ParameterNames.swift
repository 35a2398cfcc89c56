import LayoutModel

/// The numbers of parameters' paths; a path that the catalog has not seen gets one.
///
/// Remembers what it looked up, so it must not outlive the transaction that it writes in.
struct ParameterNames {
  /// What recording a parameter needs to know of its path.
  struct Entry {
    /// `nil` where the configuration has a column for the parameter.
    let id: Int64?
    /// The default that holds on every system: stating it says nothing.
    let constantDefault: ParameterValue?
  }

  private let connection: Connection
  private let select: Statement
  private let insert: Statement
  private var entries: [String: Entry] = [:]

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    select = try connection.cached("SELECT id FROM parameter_name WHERE path = ?1")
    insert = try connection.cached(
      "INSERT INTO parameter_name (path, view, property) VALUES (?1, ?2, ?3)")
  }

  /// - Parameter views: The ids of the configuration's views; another path is no view's.
  mutating func entry(
    for path: String, views: [ViewConfiguration]
  ) throws(SQLiteError) -> Entry {
    if let entry = entries[path] { return entry }
    let entry = try makeEntry(for: path, views: views)
    entries[path] = entry
    return entry
  }

  private func makeEntry(
    for path: String, views: [ViewConfiguration]
  ) throws(SQLiteError) -> Entry {
    guard ConfigurationColumn(path: path) == nil, ConfigurationColumn.presenceOfBars[path] == nil
    else {
      return Entry(id: nil, constantDefault: nil)
    }
    let known = try stored(path)
    let id = if let known { known } else { try added(path, views: views) }
    guard case .constant(let value) = ParameterTable.describe(path)?.defaultValue else {
      return Entry(id: id, constantDefault: nil)
    }
    return Entry(id: id, constantDefault: value)
  }

  private func stored(_ path: String) throws(SQLiteError) -> Int64? {
    try select.bind(path, at: 1)
    guard try select.step() else { return nil }
    defer { select.reset() }
    return select.int64(at: 0)
  }

  private func added(
    _ path: String, views: [ViewConfiguration]
  ) throws(SQLiteError) -> Int64 {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    let isOfView = parts.count == 2 && views.contains { $0.id == parts[0] }
    try insert.bind(path, at: 1)
    try insert.bind(isOfView ? parts[0] : nil, at: 2)
    try insert.bind(isOfView ? parts[1] : path, at: 3)
    try insert.run()
    return connection.lastInsertRowID
  }
}

/// Looks whether the indexes of a database hold what their tables hold, in order.
///
/// `PRAGMA quick_check` leaves indexes out, and `PRAGMA integrity_check` looks each row up in each of
/// them. This reads a table and an index once each, and compares sums of hashes of what they hold,
/// which takes about half the time. The hashes are seeded at random for each process.
struct IndexCheck {
  let connection: Connection

  /// Whether all indexes are as they should be.
  ///
  /// - Complexity: O(n) in the number of rows and indexes.
  func isPassed() throws(SQLiteError) -> Bool {
    for index in try indexes() {
      let columns = index.columns.map(Connection.quoted).joined(separator: ", ")
      let table = Connection.quoted(index.table)
      let condition = index.condition.map { " WHERE \($0)" } ?? ""
      let indexed = try contents(
        columns, "FROM \(table) INDEXED BY \(Connection.quoted(index.name))\(condition)",
        ordered: index)
      let rows = try contents(columns, "FROM \(table) \(index.source)\(condition)")
      guard let indexed, indexed == rows else { return false }
    }
    return true
  }

  private struct Index {
    let name: String
    let table: String
    /// What makes SQLite read the table itself.
    let source: String
    let isUnique: Bool
    /// What follows WHERE in the statement that makes a partial one.
    let condition: String?
    /// Those of the key, and those that name the row.
    var columns: [String] = []
    var keyCount = 0
  }

  private func indexes() throws(SQLiteError) -> [Index] {
    // The key of a table without row ids is the table itself.
    let statement = try connection.prepare(
      """
      SELECT i.name, t.name, i."unique", s.sql, x.name, x.key, i.partial,
        (SELECT name FROM pragma_index_list(t.name) WHERE t.wr AND origin = 'pk')
      FROM pragma_table_list AS t
      JOIN pragma_index_list(t.name) AS i ON NOT (t.wr AND i.origin = 'pk')
      JOIN pragma_index_xinfo(i.name) AS x
      LEFT JOIN sqlite_schema AS s ON s.name = i.name
      WHERE t.schema = 'main' AND t.type = 'table'
      ORDER BY t.name, i.name, x.seqno
      """)
    var indexes: [Index] = []
    while try statement.step() {
      let name = statement.text(at: 0)
      if indexes.last?.name != name {
        let condition = statement.text(at: 3).firstRange(of: " WHERE ").map {
          String(statement.text(at: 3)[$0.upperBound...])
        }
        // Of a table without row ids SQLite would read an index, if one holds all that is asked for.
        let source =
          statement.textIfPresent(at: 7).map { "INDEXED BY \(Connection.quoted($0))" }
          ?? "NOT INDEXED"
        indexes.append(
          Index(
            name: name, table: statement.text(at: 1), source: source,
            isUnique: statement.bool(at: 2), condition: statement.bool(at: 6) ? condition : nil))
      }
      let column = statement.textIfPresent(at: 4) ?? "rowid"
      indexes[indexes.count - 1].columns.append(column)
      if statement.bool(at: 5) { indexes[indexes.count - 1].keyCount += 1 }
    }
    return indexes
  }

  /// What rows hold, whatever their order; nil where they are not in that of an index.
  private func contents(
    _ columns: String, _ source: String, ordered index: Index? = nil
  ) throws(SQLiteError) -> IndexedRows.Contents? {
    let rows = IndexedRows(keyCount: index?.keyCount ?? 0, isUnique: index?.isUnique ?? false)
    let statement = try connection.prepare(handing: columns, source, to: rows)
    while try statement.step(into: rows) {}
    return rows.order.isKept ? rows.contents : nil
  }
}

/// The rows of an index, or those of its table.
private final class IndexedRows: RowReceiver {
  struct Contents: Equatable {
    var count = 0
    var sum: UInt64 = 0
  }

  private(set) var contents = Contents()
  private(set) var order: RowOrder

  /// - Parameters:
  ///   - keyCount: How many of the columns are to be in order, the others after them; 0 for none.
  ///   - isUnique: Whether the key says all.
  init(keyCount: Int, isUnique: Bool) {
    order = RowOrder(keyCount: keyCount, isUnique: isUnique)
  }

  override func receive(_ row: SQLiteArguments) throws(SQLiteError) {
    var hash = RowHash()
    if order.keyCount == 0 {
      for place in 0..<row.count { hash.add(row[place]) }
    } else {
      order.receive(row, &hash)
    }
    contents.count += 1
    contents.sum &+= hash.value
  }
}

/// Whether rows come in the order of an index.
private struct RowOrder {
  let keyCount: Int
  let isUnique: Bool
  private(set) var isKept = true
  private var last: [SQLiteValue] = []

  init(keyCount: Int, isUnique: Bool) {
    self.keyCount = keyCount
    self.isUnique = isUnique
  }

  mutating func receive(_ row: SQLiteArguments, _ hash: inout RowHash) {
    var isAhead = last.isEmpty
    if isAhead { last = [SQLiteValue](repeating: .null, count: row.count) }
    var hasNull = false
    for place in 0..<row.count {
      let value = row[place]
      hash.add(value)
      // Rows with the same key are told apart by what follows it, but in a unique index, where only
      // NULL may stand twice.
      if case .null = value { hasNull = true }
      if !isAhead, place < keyCount || !isUnique || hasNull {
        let order = value.order(after: last[place])
        if order < 0 { isKept = false }
        isAhead = order != 0
      }
      last[place] = value
    }
    if !isAhead { isKept = false }
  }
}

/// A number for a row's values that hardly another row has.
///
/// Folded multiplications: a `Hasher` for each row takes a fifth of the time of the whole check.
private struct RowHash {
  private static let seed = UInt64.random(in: .min ... .max)

  private(set) var value = Self.seed

  /// Adds what SQLite keeps: equal texts of Swift may be other bytes.
  mutating func add(_ value: SQLiteValue) {
    switch value {
    case .null: add(bits: 0)
    case .integer(let number): add(bits: UInt64(bitPattern: number))
    case .real(let number): add(bits: number.bitPattern)
    case .text(var text):
      add(bits: text.withUTF8 { unsafe Self.bits(of: UnsafeRawBufferPointer($0)) })
    case .blob(let bytes): unsafe add(bits: bytes.withUnsafeBytes { unsafe Self.bits(of: $0) })
    }
  }

  private mutating func add(bits: UInt64) {
    let product = (value ^ bits).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = (product.high ^ product.low) &+ Self.seed
  }

  private static func bits(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hasher = Hasher()
    unsafe hasher.combine(bytes: bytes)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

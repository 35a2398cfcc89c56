package import LayoutModel

extension Catalog {
  /// Records waivers in one transaction: all of them, or none where one of them is wrong.
  ///
  /// A waiver is known by its metric, condition and range: recorded again with another reason,
  /// reference or day it is changed.
  ///
  /// - Returns: How many were new.
  /// - Throws: `CatalogError` with code `invalid` where a condition is no filter.
  package func record(waivers: [Waiver]) throws -> Int {
    for waiver in waivers { try check(waiver) }
    return try attempt("record waivers into \(path)") {
      try connection.transaction(.immediate) {
        try waivers.reduce(0) { count, waiver in try insert(waiver) ? count + 1 : count }
      }
    }
  }

  /// The waivers in the order of their recording, with the experiments that they select.
  ///
  /// A condition that speaks of views or metrics that this catalog does not have selects nothing of
  /// them, and is no error: the waiver may wait for its experiments.
  ///
  /// - Parameter simulator: The version that `expected.` and `deviation.` in a condition speak of.
  /// - Throws: `CatalogError`.
  package func waivers(simulator: String? = nil) throws -> [AppliedWaiver] {
    try attempt("read the waivers of \(path)") {
      try connection.transaction(.deferred) {
        try storedWaivers().map { stored in
          AppliedWaiver(
            stored.value,
            experiments: try experiments(
              of: stored.value.condition, simulator: simulator,
              what: "waiver of \(stored.value.metric)"))
        }
      }
    }
  }

  /// The waivers under their numbers, in the order of their recording.
  ///
  /// - Throws: `CatalogError`.
  package func numberedWaivers() throws -> [Numbered<Waiver>] {
    try attempt("read the waivers of \(path)") { try storedWaivers() }
  }

  /// Removes waivers by their numbers: all of them, or none where there is no such number.
  ///
  /// - Throws: `CatalogError` with code `unknown` where there is no such number.
  package func removeWaivers(_ numbers: [Int64]) throws {
    try remove(numbers, from: "waiver", listedBy: "plumb waive list")
  }

  /// The day of now in UTC, as in 2026-11-30.
  ///
  /// - Throws: `CatalogError`.
  package func today() throws -> String {
    try attempt("ask \(path) for the day") { String(try connection.currentTime().prefix(10)) }
  }

  func remove(_ numbers: [Int64], from table: StaticString, listedBy command: String) throws {
    try attempt("remove a \(table) from \(path)") {
      try connection.transaction(.immediate) {
        let delete = try connection.cached("DELETE FROM \(table) WHERE id = ?1")
        for number in numbers {
          try delete.bind(number, at: 1)
          try delete.run()
          guard connection.changes > 0 else {
            throw CatalogError(
              .unknown, "there is no \(table) \(number); \(command) shows them")
          }
        }
      }
    }
  }
}

extension Catalog {
  private func check(_ waiver: Waiver) throws {
    guard !waiver.condition.isEmpty else { return }
    do {
      _ = try Filter.parse(waiver.condition).checkedForWaiver()
    } catch let error as FilterError {
      throw Self.invalid("record the waiver of \(waiver.metric)", error)
    }
  }

  private static func invalid(_ action: String, _ error: FilterError) -> CatalogError {
    CatalogError(
      .invalid,
      "cannot \(action): its condition is no filter: \(error.message)\n\(error.excerpt)")
  }

  /// Says whether the waiver was new.
  private func insert(_ waiver: Waiver) throws(SQLiteError) -> Bool {
    let insert = try connection.cached(
      """
      INSERT INTO waiver (
        metric, condition, deviation_min, deviation_max, reason, reference, since, created_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT DO NOTHING
      """)
    try bind(waiver, to: insert)
    try insert.bind(connection.currentTime(), at: 8)
    try insert.run()
    guard connection.changes == 0 else { return true }
    let update = try connection.cached(
      """
      UPDATE waiver SET reason = ?5, reference = ?6, since = ?7
      WHERE (metric, condition, deviation_min, deviation_max) = (?1, ?2, ?3, ?4)
        AND (reason, reference, since) <> (?5, ?6, ?7)
      """)
    try bind(waiver, to: update)
    try update.run()
    return false
  }

  private func bind(_ waiver: Waiver, to statement: Statement) throws(SQLiteError) {
    try statement.bind(waiver.metric, at: 1)
    try statement.bind(waiver.condition, at: 2)
    try statement.bind(waiver.deviation.lowerBound, at: 3)
    try statement.bind(waiver.deviation.upperBound, at: 4)
    try statement.bind(waiver.reason, at: 5)
    try statement.bind(waiver.reference, at: 6)
    try statement.bind(waiver.since, at: 7)
  }

  private func storedWaivers() throws(SQLiteError) -> [Numbered<Waiver>] {
    let statement = try connection.cached(
      """
      SELECT metric, condition, deviation_min, deviation_max, reason, reference, since, id
      FROM waiver ORDER BY id
      """)
    var waivers: [Numbered<Waiver>] = []
    while try statement.step() {
      // The table says that the range is not upside down.
      let least = statement.double(at: 2)
      waivers.append(
        Numbered(
          number: statement.int64(at: 7),
          value: Waiver(
            metric: statement.text(at: 0), condition: statement.text(at: 1),
            deviation: least...max(least, statement.double(at: 3)), reason: statement.text(at: 4),
            reference: statement.text(at: 5), since: statement.text(at: 6))))
    }
    return waivers
  }

  /// The names of the experiments that a stored condition selects; `nil` for all, without one.
  func experiments(
    of condition: String, simulator: String?, what: String
  ) throws -> Set<String>? {
    guard !condition.isEmpty else { return nil }
    let selection: Selection
    do {
      selection = try self.selection(ofWaived: Filter.parse(condition), simulator: simulator)
    } catch let error as FilterError {
      throw Self.invalid("apply the \(what)", error)
    }
    let statement = try selection.prepare("SELECT e.name", orderBy: "e.name", on: connection)
    var names: Set<String> = []
    while try statement.step() {
      names.insert(statement.text(at: 0))
    }
    return names
  }
}

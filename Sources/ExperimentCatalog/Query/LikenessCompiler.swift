import LayoutModel

/// Turns a likeness into a condition on configurations, called `c`.
struct LikenessCompiler {
  private let connection: Connection
  private let configuration: Int64
  private let device: SQLiteValue
  /// The paths that may differ, and with them all that lie below.
  private let varying: [String]

  /// - Throws: `FilterError`, `CatalogError` and `SQLiteError`.
  init(_ likeness: Likeness, _ connection: Connection) throws {
    self.connection = connection
    let statement = try connection.cached(
      """
      SELECT c.id, c.device FROM experiment AS e JOIN configuration AS c ON c.id = e.configuration
      WHERE e.name = ?1 AND e.deleted_at IS NULL
      """)
    try statement.bind(likeness.name, at: 1)
    guard try statement.step() else {
      throw CatalogError(.unknown, "no experiment is called '\(likeness.name)'")
    }
    configuration = statement.int64(at: 0)
    device = statement.value(at: 1)
    statement.reset()
    let resolver = NameResolver(names: .catalog(connection))
    varying = try likeness.varying.expressions.map { expression in
      let checker = FilterChecker(
        text: likeness.varying.text, resolver: resolver,
        verdicts: .undecided("a verdict is no parameter"))
      guard case .name(let name) = expression.kind else {
        throw checker.error(expression, "expected a parameter, as in platform.os")
      }
      do {
        return try resolver.parameterPath(name)
      } catch let failure as NameResolver.Failure {
        throw checker.error(expression, failure.message)
      }
    }
  }

  func condition() throws(SQLiteError) -> SQL {
    let isOnOtherSystems = varying.allSatisfy { Self.ofSystem.contains($0) }
    return isOnOtherSystems ? try sameShape() : try sameParameters(under: "")
  }

  private static let ofSystem = [ConfigurationColumn.os.path, ConfigurationColumn.device.path]

  private func varies(_ path: String) -> Bool {
    varying.contains { path == $0 || path.hasPrefix("\($0).") }
  }

  /// The shape leaves out OS and device; one of them may have to be the same all the same.
  private func sameShape() throws(SQLiteError) -> SQL {
    var parts: [SQL] = [
      "c.shape = (SELECT b.shape FROM configuration AS b WHERE b.id = \(bind: .integer(configuration)))"
    ]
    if !varies(ConfigurationColumn.os.path) { parts.append(same("os")) }
    if !varies(ConfigurationColumn.device.path) {
      parts.append(same("device"))
      // A screen of one's own has no name.
      if device == .null {
        parts.append(try sameParameters(under: ConfigurationColumn.device.path))
      }
    }
    return .joined(parts, by: "AND")
  }

  private func same(_ column: String) -> SQL {
    let column = SQL(text: column)
    return """
      c.\(column) IS \
      (SELECT b.\(column) FROM configuration AS b WHERE b.id = \(bind: .integer(configuration)))
      """
  }

  /// All columns and stated parameters below a path are the same, but for those that may vary.
  private func sameParameters(under root: String) throws(SQLiteError) -> SQL {
    var parts: [SQL] = []
    if root.isEmpty {
      parts = ConfigurationColumn.allCases.filter { !varies($0.path) }.map { same($0.rawValue) }
    }
    let names = try parameterNames(under: root)
    let compared: SQL =
      names.map { "AND p.name \($0.isListed ? "IN" : "NOT IN") \(.list($0.ids))" } ?? ""
    let base: SQL = "\(bind: .integer(configuration))"
    // As many rows as there, and each of them there: the same rows.
    parts.append(
      """
      (SELECT count(*) FROM parameter AS p WHERE p.configuration = c.id \(compared)) \
      = (SELECT count(*) FROM parameter AS p WHERE p.configuration = \(base) \(compared))
      """)
    parts.append(
      """
      NOT EXISTS (SELECT 1 FROM parameter AS p WHERE p.configuration = c.id \(compared) \
      AND NOT EXISTS (SELECT 1 FROM parameter AS b WHERE b.configuration = \(base) \
      AND b.name = p.name AND b.value IS p.value))
      """)
    return .joined(parts, by: "AND")
  }

  /// The names to compare alone, or those to leave out; `nil` where all are compared.
  private func parameterNames(
    under root: String
  ) throws(SQLiteError) -> (ids: [SQLiteValue], isListed: Bool)? {
    let statement = try connection.cached("SELECT id, path FROM parameter_name ORDER BY id")
    var ids: [SQLiteValue] = []
    while try statement.step() {
      let path = statement.text(at: 1)
      let isWanted = root.isEmpty ? isLeftOut(path) : path == root || path.hasPrefix("\(root).")
      if isWanted { ids.append(.integer(statement.int64(at: 0))) }
    }
    return root.isEmpty && ids.isEmpty ? nil : (ids, !root.isEmpty)
  }

  private func isLeftOut(_ path: String) -> Bool {
    if varies(path) { return true }
    // The counts of rows and items follow from the sections.
    for count in [".rows.count", ".items.count"] where path.hasSuffix(count) {
      if varies("\(path.dropLast(count.count)).sections") { return true }
    }
    return false
  }
}

import LayoutModel

/// Turns parameters into SQL for their effective values: what is stated, else the default.
struct ParameterCompiler {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  func sql(
    _ parameter: FilterParameter, as type: FilterType
  ) throws(SQLiteError) -> ScalarSQL {
    if let column = column(of: parameter) { return column }
    let stated = try stated(parameter, path: parameter.path)
    let value: ScalarSQL
    if let byDefault = defaultValue(parameter) {
      let presence = try presence(of: parameter)
      let fallback = presence.map { "iif(\($0), \(byDefault), NULL)" as SQL } ?? byDefault
      value = ScalarSQL(
        sql: stated.map { "coalesce(\($0), \(fallback))" } ?? fallback,
        isNullable: presence != nil)
    } else {
      value = ScalarSQL(sql: stated ?? "NULL", isNullable: true)
    }
    guard FilterType(parameter.description.kind) == .numberOrText, type != .numberOrText else {
      return value
    }
    let wanted: SQL = type == .text ? "=" : "<>"
    return ScalarSQL(
      sql: """
        (SELECT value FROM (SELECT \(value.sql) AS value) WHERE typeof(value) \(wanted) 'text')
        """, isNullable: true)
  }

  // MARK: Columns

  func hasColumn(_ parameter: FilterParameter) -> Bool {
    column(of: parameter) != nil
  }

  private func column(of parameter: FilterParameter) -> ScalarSQL? {
    switch parameter.owner {
    case .configuration:
      if let bar = ConfigurationColumn.presenceOfBars[parameter.path] {
        return ScalarSQL(sql: "(\(bar.sql) IS NOT NULL)", isNullable: false)
      }
      return ConfigurationColumn(path: parameter.path).map {
        ScalarSQL(sql: $0.sql, isNullable: $0.isNullable)
      }
    case .main:
      return ConfigurationColumn.ofMainView[parameter.path].map {
        ScalarSQL(sql: SQL(text: "c.\($0)"), isNullable: true)
      }
    case .view, .each:
      return nil
    }
  }

  // MARK: Rows

  /// The stated value of a parameter of the same owner; `nil` where no configuration states it.
  private func stated(
    _ parameter: FilterParameter, path: String
  ) throws(SQLiteError) -> SQL? {
    guard let name = try name(path, of: parameter.owner) else { return nil }
    return """
      (SELECT p.value FROM parameter AS p WHERE p.configuration = c.id AND p.name = \(name))
      """
  }

  /// The row id of a path; `nil` where no configuration states it.
  private func name(
    _ path: String, of owner: FilterParameter.Owner
  ) throws(SQLiteError) -> SQL? {
    switch owner {
    case .configuration: try id(of: path).map { "\(bind: .integer($0))" }
    case .view(let id): try self.id(of: "\(id).\(path)").map { "\(bind: .integer($0))" }
    case .main: Self.id(of: path, view: "c.main_id")
    case .each: Self.id(of: path, view: "v.view")
    }
  }

  private static func id(of path: String, view: SQL) -> SQL {
    "(SELECT n.id FROM parameter_name AS n WHERE n.path = \(view) || \(bind: .text(".\(path)")))"
  }

  func id(of path: String) throws(SQLiteError) -> Int64? {
    let statement = try connection.cached("SELECT id FROM parameter_name WHERE path = ?1")
    try statement.bind(path, at: 1)
    guard try statement.step() else { return nil }
    defer { statement.reset() }
    return statement.int64(at: 0)
  }

  // MARK: Defaults

  private func defaultValue(_ parameter: FilterParameter) -> SQL? {
    switch parameter.description.defaultValue {
    case .none, .depends:
      return nil
    case .constant(let value):
      return "\(bind: SQLiteValue(value))"
    case .byOS(let defaults):
      let cases = defaults.map { entry in
        let since = OSVersion(entry.since).sortKey
        return """
           WHEN c.os >= \(bind: .integer(Int64(since))) THEN \(bind: SQLiteValue(entry.value))
          """ as SQL
      }
      let all = cases.reduce("" as SQL) { "\($0)\($1)" }
      return "(CASE\(all) END)"
    }
  }

  /// The condition under which the default holds; `nil` where it always does.
  private func presence(of parameter: FilterParameter) throws(SQLiteError) -> SQL? {
    if let path = parameter.presencePath {
      if let bar = ConfigurationColumn.presenceOfBars[path] { return "\(bar.sql) IS NOT NULL" }
      let isPresent = try stated(parameter, path: path)
      return isPresent.map { "\($0) IS NOT NULL" } ?? "FALSE"
    }
    let classes = parameter.description.owner.viewClasses
    switch parameter.owner {
    case .configuration:
      return nil
    case .main:
      return "c.main_class IN \(.list(classes))"
    case .each:
      return "k.value IN \(.list(classes))"
    case .view:
      let viewClass = try stated(parameter, path: "class")
      return viewClass.map { "ifnull(\($0) IN \(.list(classes)), FALSE)" } ?? "FALSE"
    }
  }
}

extension ConfigurationColumn {
  var sql: SQL { SQL(text: "c.\(rawValue)") }
}

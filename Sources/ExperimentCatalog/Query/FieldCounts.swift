/// How often what can be asked for is there, in experiments that are not deleted.
struct FieldCounts {
  let experiments: Int
  /// In how many experiments a parameter has a value, stated or by default, by its path.
  var parameters: [String: Int] = [:]
  /// The paths that some experiment states otherwise than by default.
  let stated: Set<String>
  /// In how many experiments a metric is measured, by its path.
  var metrics: [String: Int] = [:]
  var fields: [FilterReference.Field: Int] = [:]
  var tagged = 0

  init(_ connection: Connection) throws(SQLiteError) {
    experiments = Int(
      try connection.integer("SELECT count(*) FROM experiment WHERE deleted_at IS NULL"))
    let effective = try EffectiveCounts(connection)
    (parameters, stated) = (effective.byPath, effective.statedPaths)
    try countColumns(connection)
    try countRows(connection)
  }

  private mutating func countColumns(_ connection: Connection) throws(SQLiteError) {
    let columns = ConfigurationColumn.allCases
    let counts = columns.map { "count(c.\($0.rawValue))" }
    let statement = try connection.prepare(
      """
      SELECT \(counts.joined(separator: ", ")) FROM experiment AS e
      JOIN configuration AS c ON c.id = e.configuration WHERE e.deleted_at IS NULL
      """)
    guard try statement.step() else { return }
    for (index, column) in columns.enumerated() {
      parameters[column.path] = statement.int(at: index)
    }
  }

  private mutating func countRows(_ connection: Connection) throws(SQLiteError) {
    let measured = try connection.prepare(
      """
      SELECT k.path, count(*) FROM experiment AS e JOIN measurement AS m ON m.revision = e.latest
      JOIN metric AS k ON k.id = m.metric
      WHERE e.deleted_at IS NULL AND m.kind <> 'missing' GROUP BY k.path
      """)
    while try measured.step() { metrics[measured.text(at: 0)] = measured.int(at: 1) }
    tagged = Int(
      try connection.integer(
        """
        SELECT count(*) FROM experiment AS e WHERE e.deleted_at IS NULL
        AND EXISTS (SELECT 1 FROM tag AS t WHERE t.revision = e.latest)
        """))
    let columns = FilterReference.Field.allCases.map { "count(\($0.column))" }
    let statement = try connection.prepare(
      """
      SELECT \(columns.joined(separator: ", ")) FROM experiment AS e
      JOIN revision AS r ON r.id = e.latest WHERE e.deleted_at IS NULL
      """)
    guard try statement.step() else { return }
    for (index, field) in FilterReference.Field.allCases.enumerated() {
      fields[field] = statement.int(at: index)
    }
  }
}

extension FilterReference.Field {
  /// The column, of the experiment `e` or its latest revision `r`.
  fileprivate var column: String {
    switch self {
    case .name: "e.name"
    case .sourceKind: "r.source_kind"
    case .sourceRef: "r.source_ref"
    case .sourceEvidence: "r.evidence"
    case .sourceBy: "r.source_by"
    case .sourceDevice: "r.source_device"
    case .sourceOSBuild: "r.source_os_build"
    case .sourceAppCommit: "r.source_app_commit"
    case .sourceTool: "r.source_tool"
    case .revision: "r.number"
    case .recordedAt: "r.recorded_at"
    case .createdAt: "r.created_at"
    }
  }
}

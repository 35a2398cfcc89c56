import LayoutModel

extension Catalog {
  /// The experiments that a filter selects, by name.
  ///
  /// - Parameters:
  ///   - simulator: The version that `expected.` and `deviation.` in the filter speak of.
  ///   - decision: What decides the verdicts for which the filter asks; it must not write.
  /// - Throws: `FilterError` and `CatalogError`.
  package func experiments(
    matching filter: Filter? = nil, simulator: String? = nil,
    deciding decision: VerdictDecision? = nil
  ) throws -> [ExperimentSummary] {
    try experiments(answering: Question(filter), simulator: simulator, deciding: decision).summaries
  }

  /// The experiments that answer a question, in its order.
  ///
  /// - Parameters: As for `experiments(matching:simulator:deciding:)`.
  /// - Throws: `FilterError` and `CatalogError`.
  package func experiments(
    answering question: Question, simulator: String? = nil,
    deciding decision: VerdictDecision? = nil
  ) throws -> ExperimentList {
    try attempt("read experiments of \(path)") {
      try connection.transaction(.deferred) {
        let plan = try listPlan(question, simulator: simulator, deciding: decision)
        let statement = try plan.prepare(on: connection)
        var list = ExperimentList()
        while try statement.step() {
          guard list.summaries.count < question.limit ?? .max else {
            list.isCut = true
            statement.reset()
            break
          }
          list.summaries.append(try summary(statement))
        }
        return list
      }
    }
  }

  func listPlan(
    _ question: Question, simulator: String?, deciding decision: VerdictDecision?
  ) throws -> AnswerPlan {
    let selection = try selection(for: question, simulator: simulator, deciding: decision)
    var plan = AnswerPlan(selection: selection, limit: question.limit)
    plan.order = try order(of: question, answerCompiler(simulator: simulator))
    plan.joining = "LEFT JOIN revision AS r ON r.id = e.latest"
    plan.add([
      "e.name", "r.number", "c.os", "c.device", "c.main_class",
      "(SELECT count(*) FROM measurement AS m WHERE m.revision = e.latest)",
      "iif(EXISTS (SELECT 1 FROM tag AS t WHERE t.revision = e.latest), e.latest, NULL)",
      "r.source_kind", "r.source_ref", "r.evidence", "r.source_by", "r.source_device",
      "r.source_os_build", "r.source_app_commit", "r.source_tool",
    ])
    return plan
  }

  /// An experiment with all its revisions; `nil` where no experiment has that name.
  ///
  /// - Throws: `CatalogError`.
  package func experiment(named name: String) throws -> StoredExperiment? {
    try attempt("read an experiment of \(path)") {
      try connection.transaction(.deferred) {
        let statement = try connection.cached(
          """
          SELECT r.number, r.created_at, r.digest, rd.document, c.fingerprint, cd.document, r.id
          FROM experiment AS e
          JOIN revision AS r ON r.experiment = e.id
          JOIN revision_document AS rd ON rd.revision = r.id
          JOIN configuration AS c ON c.id = r.configuration
          JOIN configuration_document AS cd ON cd.configuration = c.id
          WHERE e.name = ?1 AND e.deleted_at IS NULL ORDER BY r.number
          """)
        try statement.bind(name, at: 1)
        var revisions: [StoredRevision] = []
        while try statement.step() {
          revisions.append(try revision(statement))
        }
        return revisions.isEmpty ? nil : StoredExperiment(name: name, revisions: revisions)
      }
    }
  }

  /// The names of all experiments, sorted: for suggestions.
  ///
  /// - Throws: `CatalogError`.
  package func experimentNames() throws -> [String] {
    try attempt("read experiments of \(path)") {
      try connection.texts("SELECT name FROM experiment WHERE deleted_at IS NULL ORDER BY name")
    }
  }

  /// How much the catalog holds.
  ///
  /// - Throws: `CatalogError`.
  package func counts() throws -> CatalogCounts {
    try attempt("count what is in \(path)") {
      try connection.transaction(.deferred) {
        let deleted = Int(
          try connection.integer("SELECT count(*) FROM experiment WHERE deleted_at IS NOT NULL"))
        return CatalogCounts(
          experiments: Int(try connection.integer("SELECT count(*) FROM experiment")) - deleted,
          revisions: Int(try connection.integer(Self.countRevisions(butDeleted: deleted > 0))),
          configurations: Int(
            try connection.integer(Self.countConfigurations(butDeleted: deleted > 0))),
          measurements: Int(
            try connection.integer(
              """
              SELECT count(*) FROM experiment AS e
              JOIN measurement AS m ON m.revision = e.latest
              WHERE e.deleted_at IS NULL
              """)),
          waivers: Int(try connection.integer("SELECT count(*) FROM waiver")))
      }
    }
  }
}

extension Catalog {
  // Where nothing is deleted, which is nearly always, an index is counted instead of a join.
  private static func countRevisions(butDeleted: Bool) -> String {
    guard butDeleted else { return "SELECT count(*) FROM revision" }
    return """
      SELECT count(*) FROM revision AS r JOIN experiment AS e ON e.id = r.experiment
      WHERE e.deleted_at IS NULL
      """
  }

  private static func countConfigurations(butDeleted: Bool) -> String {
    guard butDeleted else { return "SELECT count(*) FROM configuration" }
    return """
      SELECT count(DISTINCT r.configuration)
      FROM revision AS r JOIN experiment AS e ON e.id = r.experiment
      WHERE e.deleted_at IS NULL
      """
  }

  private func summary(_ row: Statement) throws(SQLiteError) -> ExperimentSummary {
    guard let revision = row.intIfPresent(at: 1), let os = OSVersion(sortKey: row.int(at: 2)) else {
      throw SQLiteError(code: .corrupt, message: "an experiment lacks its revision or OS")
    }
    let source = row.textIfPresent(at: 7).map {
      ExperimentSource(
        kind: $0, ref: row.textIfPresent(at: 8), evidence: row.textIfPresent(at: 9),
        by: row.textIfPresent(at: 10), device: row.textIfPresent(at: 11),
        osBuild: row.textIfPresent(at: 12), appCommit: row.textIfPresent(at: 13),
        tool: row.textIfPresent(at: 14))
    }
    return ExperimentSummary(
      name: row.text(at: 0), revision: revision, os: os,
      device: row.textIfPresent(at: 3), mainClass: row.textIfPresent(at: 4),
      measurementCount: row.int(at: 5),
      tags: row.isNull(at: 6) ? [] : try tags(of: row.int64(at: 6)), source: source)
  }

  private func tags(of revision: Int64) throws(SQLiteError) -> [String] {
    let statement = try connection.cached("SELECT tag FROM tag WHERE revision = ?1 ORDER BY tag")
    try statement.bind(revision, at: 1)
    var tags: [String] = []
    while try statement.step() { tags.append(statement.text(at: 0)) }
    return tags
  }

  private func revision(_ row: Statement) throws(SQLiteError) -> StoredRevision {
    StoredRevision(
      number: row.int(at: 0), createdAt: row.text(at: 1), digest: try row.digest(at: 2),
      documentText: row.bytes(at: 3), fingerprint: try row.digest(at: 4),
      configurationText: row.bytes(at: 5),
      metrics: try metrics(of: row.int64(at: 6)))
  }

  private func metrics(of revision: Int64) throws(SQLiteError) -> [String] {
    let statement = try connection.cached(
      """
      SELECT metric.path FROM measurement AS m JOIN metric ON metric.id = m.metric
      WHERE m.revision = ?1 ORDER BY m.position
      """)
    try statement.bind(revision, at: 1)
    var paths: [String] = []
    while try statement.step() { paths.append(statement.text(at: 0)) }
    return paths
  }
}

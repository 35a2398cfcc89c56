// What is copied in whole statements. Names of tables and columns come from this program's own
// schema, which the other catalog's equals.
extension Merger {
  func execute(_ sql: String) throws(SQLiteError) {
    try connection.execute(sql)
  }

  /// The columns of a table as lists, some left out: as they are and as those of `t`.
  func columns(
    of table: String, but left: Set<String>
  ) throws(SQLiteError) -> (plain: String, ofT: String) {
    let names = try connection.texts("SELECT name FROM pragma_table_info('\(table)')")
      .filter { !left.contains($0) }
    return (names.joined(separator: ", "), names.map { "t.\($0)" }.joined(separator: ", "))
  }

  func mapNames() throws(SQLiteError) {
    for (table, map, name, columns) in [
      ("parameter_name", "merge_parameter", "path", "path, view, property"),
      ("metric", "merge_metric", "path", "path"),
      ("simulator", "merge_simulator", "version", "version"),
    ] {
      try execute(
        """
        INSERT INTO main.\(table) (\(columns))
        SELECT \(columns) FROM \(schema).\(table) WHERE TRUE ON CONFLICT (\(name)) DO NOTHING;
        INSERT INTO \(map) (theirs, ours)
        SELECT t.id, o.id FROM \(schema).\(table) AS t
        CROSS JOIN main.\(table) AS o ON o.\(name) = t.\(name)
        """)
    }
  }

  mutating func copyConfigurations() throws(SQLiteError) {
    // Those that both have are of interest too: for what was computed.
    try execute(
      """
      INSERT INTO merge_configuration (theirs, ours, is_new)
      SELECT t.id, o.id, 0 FROM \(schema).configuration AS t
      CROSS JOIN main.configuration AS o ON o.fingerprint = t.fingerprint
      """)
    try execute(
      """
      INSERT INTO merge_configuration (theirs, ours, is_new)
      SELECT id, (SELECT ifnull(max(id), 0) FROM main.configuration)
        + row_number() OVER (ORDER BY id), 1
      FROM \(schema).configuration
      WHERE id IN (
          SELECT r.configuration FROM merge_chosen AS m
          CROSS JOIN \(schema).revision AS r ON r.id = m.theirs)
        AND id NOT IN (SELECT theirs FROM merge_configuration)
      """)
    outcome.configurations = connection.changes
    let columns = try columns(of: "configuration", but: ["id"])
    try execute(
      """
      INSERT INTO main.configuration (id, \(columns.plain))
      SELECT m.ours, \(columns.ofT) FROM merge_configuration AS m
      CROSS JOIN \(schema).configuration AS t ON t.id = m.theirs
      WHERE m.is_new ORDER BY m.theirs;
      INSERT INTO main.configuration_document (configuration, document)
      SELECT m.ours, t.document FROM merge_configuration AS m
      CROSS JOIN \(schema).configuration_document AS t ON t.configuration = m.theirs
      WHERE m.is_new ORDER BY m.theirs;
      INSERT INTO main.parameter (configuration, name, value)
      SELECT m.ours, n.ours, t.value FROM merge_configuration AS m
      CROSS JOIN \(schema).parameter AS t ON t.configuration = m.theirs
      CROSS JOIN merge_parameter AS n ON n.theirs = t.name
      WHERE m.is_new ORDER BY m.theirs
      """)
    try requireAll(
      count(of: "parameter", "t.configuration = m.theirs", in: "merge_configuration", "m.is_new"))
  }

  mutating func copyRevisions() throws(SQLiteError) {
    let chosen = Int(try connection.integer("SELECT count(*) FROM merge_chosen"))
    outcome.revisions += chosen
    let revision = "m.ours + \(raises.revision)"
    // Their latest revision is deferred to the end of the transaction by the schema.
    try execute(
      """
      INSERT INTO main.experiment (id, name, latest, configuration)
      SELECT m.experiment, t.name, \(revision), c.ours
      FROM merge_chosen AS m
      CROSS JOIN merge_experiment AS e ON e.ours = m.experiment - \(raises.experiment)
      CROSS JOIN \(schema).experiment AS t ON t.id = e.theirs AND t.latest = m.theirs
      CROSS JOIN merge_configuration AS c ON c.theirs = t.configuration
      ORDER BY m.ours
      """)
    try requireAll(outcome.new)
    let columns = try columns(
      of: "revision", but: ["id", "experiment", "number", "configuration"])
    try execute(
      """
      INSERT INTO main.revision (id, experiment, number, configuration, \(columns.plain))
      SELECT \(revision), m.experiment, m.number, c.ours, \(columns.ofT) FROM merge_chosen AS m
      CROSS JOIN \(schema).revision AS t ON t.id = m.theirs
      CROSS JOIN merge_configuration AS c ON c.theirs = t.configuration
      ORDER BY m.ours
      """)
    try requireAll(chosen)
    for table in Catalog.tablesOfRevision where table != "measurement" {
      let columns = try self.columns(of: table, but: ["revision"])
      try execute(
        """
        INSERT INTO main.\(table) (revision, \(columns.plain))
        SELECT \(revision), \(columns.ofT) FROM merge_chosen AS m
        CROSS JOIN \(schema).\(table) AS t ON t.revision = m.theirs ORDER BY m.ours
        """)
    }
    let values = try self.columns(of: "measurement", but: ["revision", "metric"])
    try execute(
      """
      INSERT INTO main.measurement (revision, metric, \(values.plain))
      SELECT \(revision), n.ours, \(values.ofT) FROM merge_chosen AS m
      CROSS JOIN \(schema).measurement AS t ON t.revision = m.theirs
      CROSS JOIN merge_metric AS n ON n.theirs = t.metric ORDER BY m.ours
      """)
    try requireAll(count(of: "measurement", "t.revision = m.theirs", in: "merge_chosen"))
  }

  /// How many of their rows belong to what was chosen.
  private func count(
    of table: String, _ condition: String, in map: String, _ filter: String = "TRUE"
  ) throws(SQLiteError) -> Int {
    Int(
      try connection.integer(
        """
        SELECT count(*) FROM \(map) AS m CROSS JOIN \(schema).\(table) AS t ON \(condition)
        WHERE \(filter)
        """))
  }

  /// Where a row of theirs refers to nothing, the joins leave it out.
  private func requireAll(_ count: Int) throws(SQLiteError) {
    guard connection.changes != count else { return }
    throw SQLiteError(
      code: .constraintForeignKey, message: "a row refers to a row that is not there")
  }

  /// What a simulator version computed is the same wherever it did.
  mutating func copyExpectations() throws(SQLiteError) {
    try execute(
      """
      INSERT INTO main.expectation (simulator, configuration, metric, kind, number, text)
      SELECT s.ours, c.ours, n.ours, t.kind, t.number, t.text
      FROM \(schema).expectation AS t
      CROSS JOIN merge_simulator AS s ON s.theirs = t.simulator
      CROSS JOIN merge_configuration AS c ON c.theirs = t.configuration
      CROSS JOIN merge_metric AS n ON n.theirs = t.metric
      WHERE TRUE ON CONFLICT DO NOTHING
      """)
    outcome.expectations = connection.changes
  }

  /// Rules of the catalog; of one that both have, ours stays.
  mutating func copyRules() throws(SQLiteError) {
    (outcome.waivers, outcome.keptWaivers) = try copyRules(
      "waiver", key: "metric, condition, deviation_min, deviation_max",
      said: ["reason", "reference", "since"])
    (outcome.tolerances, outcome.keptTolerances) = try copyRules(
      "tolerance", key: "metric, condition", said: ["points", "reason"])
  }

  private func copyRules(
    _ table: String, key: String, said: [String]
  ) throws(SQLiteError) -> (added: Int, kept: Int) {
    let theirs = said.map { "t.\($0)" }.joined(separator: ", ")
    let ours = said.map { "o.\($0)" }.joined(separator: ", ")
    let kept = try connection.integer(
      """
      SELECT count(*) FROM \(schema).\(table) AS t JOIN main.\(table) AS o USING (\(key))
      WHERE (\(theirs)) IS NOT (\(ours))
      """)
    let columns = try columns(of: table, but: ["id"])
    try execute(
      """
      INSERT INTO main.\(table) (\(columns.plain)) SELECT \(columns.plain) FROM \(schema).\(table)
      WHERE TRUE ORDER BY id ON CONFLICT DO NOTHING
      """)
    return (connection.changes, Int(kept))
  }
}

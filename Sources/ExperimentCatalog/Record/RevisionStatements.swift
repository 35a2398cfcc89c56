/// The statements that record an experiment's revision, each prepared once per connection.
struct RevisionStatements {
  let latest: Statement
  let insertExperiment: Statement
  let updateExperiment: Statement
  let restoreExperiment: Statement
  let insertRevision: Statement
  let insertDocument: Statement
  var measurements: RowInserter
  var unexplained: RowInserter
  var tags: RowInserter

  init(_ connection: Connection) throws(SQLiteError) {
    latest = try connection.cached(
      """
      SELECT experiment.id, revision.number, revision.digest, experiment.deleted_at IS NOT NULL
      FROM experiment JOIN revision ON revision.id = experiment.latest
      WHERE experiment.name = ?1
      """)
    insertExperiment = try connection.cached(
      "INSERT INTO experiment (name, latest, configuration) VALUES (?1, ?2, ?3)")
    updateExperiment = try connection.cached(
      "UPDATE experiment SET latest = ?2, configuration = ?3, deleted_at = NULL WHERE id = ?1")
    restoreExperiment = try connection.cached(
      "UPDATE experiment SET deleted_at = NULL WHERE id = ?1")
    insertRevision = try connection.cached(
      """
      INSERT INTO revision (
        id, experiment, number, configuration, digest, source_kind, source_ref, evidence,
        recorded_at, tolerance, created_at,
        source_by, source_device, source_os_build, source_app_commit, source_tool)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      """)
    insertDocument = try connection.cached(
      "INSERT INTO revision_document (revision, document) VALUES (?1, ?2)")
    measurements = RowInserter(
      connection, into: "measurement",
      [
        "revision", "metric", "position", "kind", "number", "text", "printed", "evidence",
        "measured_by",
      ])
    unexplained = RowInserter(
      connection, into: "unexplained",
      ["revision", "position", "name", "kind", "number", "text"])
    tags = RowInserter(connection, into: "tag", ["revision", "tag"])
  }
}

import LayoutModel

/// Merges one attached catalog, inside of a transaction.
///
/// Rows go from table to table in whole statements; what is decided row by row in Swift is only
/// which revisions come, where two histories of one name differ.
struct Merger {
  let connection: Connection
  /// The name under which the other catalog is attached.
  let schema: String
  let rule: MergeRule?
  var outcome = MergeOutcome()
  /// What comes is numbered from 1, whatever its row ids were there, and follows the highest here.
  let raises: (experiment: Int64, revision: Int64)
  /// The experiments whose latest revision changes, with what follows it.
  private var advanced: [Advance] = []

  private struct Advance {
    let experiment: Int64
    let repeatsOurs: Bool
  }

  init(_ connection: Connection, schema: String, rule: MergeRule?) throws {
    self.connection = connection
    self.schema = schema
    self.rule = rule
    func highest(_ table: String) throws(SQLiteError) -> Int64 {
      try connection.integer("SELECT max(id) FROM main.\(table)")
    }
    raises = try (highest("experiment"), highest("revision"))
  }

  mutating func merge() throws -> MergeOutcome {
    try makeMaps()
    try chooseNewExperiments()
    try chooseRevisions()
    try mapNames()
    try copyConfigurations()
    try copyRevisions()
    for advance in advanced { try finish(advance) }
    try copyExpectations()
    try copyRules()
    try execute(Self.mapNames.map { "DROP TABLE temp.\($0)" }.joined(separator: ";"))
    return outcome
  }

  // MARK: What comes

  private static let mapNames = [
    "merge_experiment", "merge_chosen", "merge_configuration", "merge_parameter", "merge_metric",
    "merge_simulator",
  ]

  private func makeMaps() throws {
    try execute(
      """
      CREATE TEMP TABLE merge_experiment (ours INTEGER PRIMARY KEY, theirs INTEGER NOT NULL);
      CREATE TEMP TABLE merge_chosen (
        ours INTEGER PRIMARY KEY, theirs INTEGER NOT NULL, experiment INTEGER NOT NULL,
        number INTEGER NOT NULL);
      CREATE TEMP TABLE merge_configuration (
        theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL, is_new INTEGER NOT NULL);
      CREATE TEMP TABLE merge_parameter (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
      CREATE TEMP TABLE merge_metric (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
      CREATE TEMP TABLE merge_simulator (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL)
      """)
  }

  private mutating func chooseNewExperiments() throws {
    try execute(
      """
      INSERT INTO merge_experiment (theirs)
      SELECT t.id FROM \(schema).experiment AS t NOT INDEXED
      WHERE t.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM main.experiment AS o WHERE o.name = t.name)
      ORDER BY t.id
      """)
    outcome.new = connection.changes
    try execute(
      """
      INSERT INTO merge_chosen (theirs, experiment, number)
      SELECT r.id, e.ours + \(raises.experiment), r.number
      FROM merge_experiment AS e CROSS JOIN \(schema).revision AS r ON r.experiment = e.theirs
      ORDER BY e.ours, r.number
      """)
  }

  /// Plans for the names that both have, with different histories.
  private mutating func chooseRevisions() throws {
    let shared = try connection.prepare(
      """
      SELECT t.id, o.id, o.name, o.deleted_at IS NOT NULL
      FROM \(schema).experiment AS t CROSS JOIN main.experiment AS o ON o.name = t.name
      WHERE t.deleted_at IS NULL ORDER BY o.name
      """)
    let isSame = try connection.prepare(
      """
      SELECT 1 FROM \(schema).revision AS t
      LEFT JOIN main.revision AS o ON o.experiment = ?2 AND o.number = t.number
      WHERE t.experiment = ?1 AND o.digest IS NOT t.digest LIMIT 1
      """)
    let ours = try History(connection, schema: "main")
    let theirs = try History(connection, schema: schema)
    let choose = try connection.prepare(
      "INSERT INTO merge_chosen (theirs, experiment, number) VALUES (?1, ?2, ?3)")
    while try shared.step() {
      let experiment = shared.int64(at: 1)
      try isSame.bind(shared.int64(at: 0), at: 1)
      try isSame.bind(experiment, at: 2)
      // Most are the same, or ours has only been added to.
      guard try isSame.step() else {
        outcome.unchanged += 1
        continue
      }
      isSame.reset()
      let our = try ours.revisions(of: experiment)
      let their = try theirs.revisions(of: shared.int64(at: 0))
      let plan = MergePlan(
        ours: our.map(\.digest), theirs: their.map(\.digest), rule: rule)
      let name = shared.text(at: 2)
      if plan.isConflict {
        outcome.conflicts.append(
          MergeConflict(
            name: name, common: plan.common, ours: our.count, theirs: their.count))
      }
      guard !plan.added.isEmpty else {
        if !plan.isConflict { outcome.unchanged += 1 }
        continue
      }
      for (offset, place) in plan.added.enumerated() {
        try choose.bind(their[place].id, at: 1)
        try choose.bind(experiment, at: 2)
        try choose.bind(our.count + offset + 1, at: 3)
        try choose.run()
      }
      outcome.advanced += 1
      if shared.bool(at: 3) { outcome.stayDeleted.append(name) }
      advanced.append(Advance(experiment: experiment, repeatsOurs: plan.repeatsOurs))
    }
  }

  // MARK: After the rows

  /// Points to the latest revision, which may be a repetition of ours.
  private mutating func finish(_ advance: Advance) throws {
    if advance.repeatsOurs { try repeatLatest(of: advance.experiment) }
    let update = try connection.cached(
      """
      UPDATE experiment SET (latest, configuration) = (
        SELECT id, configuration FROM revision WHERE experiment = ?1 ORDER BY number DESC LIMIT 1)
      WHERE id = ?1
      """)
    try update.bind(advance.experiment, at: 1)
    try update.run()
  }

  /// Adds our latest revision once more: it is still the one that `latest` names.
  private mutating func repeatLatest(of experiment: Int64) throws {
    let columns = try columns(of: "revision", but: ["id", "number"]).plain
    try run(
      """
      INSERT INTO revision (id, number, \(columns))
      SELECT (SELECT max(id) + 1 FROM revision),
        (SELECT max(number) + 1 FROM revision WHERE experiment = ?1), \(columns)
      FROM revision WHERE id = (SELECT latest FROM experiment WHERE id = ?1)
      """, experiment)
    outcome.revisions += 1
    for table in Catalog.tablesOfRevision {
      let columns = try self.columns(of: table, but: ["revision"]).plain
      try run(
        """
        INSERT INTO \(table) (revision, \(columns))
        SELECT (SELECT max(id) FROM revision), \(columns)
        FROM \(table) WHERE revision = (SELECT latest FROM experiment WHERE id = ?1)
        """, experiment)
    }
  }

  private func run(_ sql: String, _ experiment: Int64) throws {
    let statement = try connection.cached(sql)
    try statement.bind(experiment, at: 1)
    try statement.run()
  }
}

extension Merger {
  /// The revisions of an experiment, oldest first.
  private struct History {
    private let statement: Statement

    init(_ connection: Connection, schema: String) throws(SQLiteError) {
      statement = try connection.prepare(
        "SELECT id, digest FROM \(schema).revision WHERE experiment = ?1 ORDER BY number")
    }

    func revisions(of experiment: Int64) throws(SQLiteError) -> [(id: Int64, digest: Digest)] {
      try statement.bind(experiment, at: 1)
      var revisions: [(id: Int64, digest: Digest)] = []
      while try statement.step() {
        revisions.append((statement.int64(at: 0), try statement.digest(at: 1)))
      }
      return revisions
    }
  }
}

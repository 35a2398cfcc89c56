import ExperimentCatalog
import Foundation
import Testing

/// Set it to write the golden schema anew; a test run never does so by itself.
private let recordsGolden = ProcessInfo.processInfo.environment["PLUMB_RECORD_GOLDEN"] != nil

@Suite struct SchemaTests {
  private let connection: Connection

  /// One row in each table, which the bad statements refer to.
  private static let seed = """
    INSERT INTO configuration (
      id, fingerprint, fingerprint_version, shape, derivation_version, os, device, screen_width,
      screen_height, screen_scale, orientation, phase, controller_class,
      navigation_bar_translucent, navigation_bar_hidden)
    VALUES
      (1, zeroblob(32), 1, zeroblob(32), 1, 9003000, 'iPhone 6s', 375, 667, 2, 'portrait',
       'viewDidAppear', 'UIViewController', 1, 0),
      (2, randomblob(32), 1, zeroblob(32), 1, 11000000, NULL, 375, 667, 2, 'portrait',
       'viewDidAppear', 'UIViewController', NULL, NULL);
    INSERT INTO configuration_document VALUES (1, '{}');
    INSERT INTO parameter_name (id, path, view, property)
    VALUES (1, 'table.rowHeight', 'table', 'rowHeight');
    INSERT INTO parameter (configuration, name, value) VALUES (1, 1, 40);
    INSERT INTO metric (id, path) VALUES (1, 'table.contentOffset.y'), (2, 'footer.state');
    BEGIN;
    INSERT INTO experiment (id, name, latest, configuration) VALUES (1, 'a', 1, 1);
    INSERT INTO revision (id, experiment, number, configuration, digest, created_at)
    VALUES (1, 1, 1, 1, zeroblob(32), '2016-09-01T00:00:00Z');
    COMMIT;
    INSERT INTO revision_document VALUES (1, '{}');
    INSERT INTO measurement (revision, metric, position, kind, number, printed)
    VALUES (1, 1, 0, 'finite', -64, '-64.0');
    INSERT INTO simulator (id, version) VALUES (1, '1');
    INSERT INTO expectation (simulator, configuration, metric, kind, number)
    VALUES (1, 1, 1, 'finite', -64);
    INSERT INTO tag (tag, revision) VALUES ('inset', 1);
    INSERT INTO waiver (
      metric, condition, deviation_min, deviation_max, reason, reference, since, created_at)
    VALUES ('table.*', '', -1, 1, 'known', '', '', '2016-09-01T00:00:00Z');
    """

  init() throws {
    connection = try Connection(inMemory: ())
    _ = try Migrator().migrate(connection)
    try connection.execute(Self.seed)
  }

  @Test func `the schema is the golden one`() throws {
    let statement = try connection.prepare(
      """
      SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL
      ORDER BY tbl_name, type <> 'table', name
      """)
    var schema = ""
    while try statement.step() {
      schema += statement.text(at: 0) + ";\n\n"
    }
    let golden = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("Golden/schema.sql")
    if recordsGolden {
      try schema.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(try schema == String(contentsOf: golden, encoding: .utf8))
  }

  @Test func `each table is STRICT`() throws {
    let lax = try connection.scalar(
      """
      SELECT group_concat(name) FROM pragma_table_list
      WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND NOT strict
      """)
    #expect(lax == .null)
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sql: String
    let code: ResultCode
    let message: String

    init(_ testDescription: String, _ sql: String, _ code: ResultCode, _ message: String) {
      self.testDescription = testDescription
      self.sql = sql
      self.code = code
      self.message = message
    }

    static func configuration(_ change: String, _ message: String) -> Bad {
      Bad(
        "configuration with \(change)", "UPDATE configuration SET \(change) WHERE id = 1",
        .constraintCheck, "CHECK constraint failed: \(message)")
    }

    static func measurement(_ values: String) -> Bad {
      Bad(
        "measurement \(values)",
        "INSERT INTO measurement (revision, metric, position, kind, number, text) "
          + "VALUES (1, 2, 0, \(values))",
        .constraintCheck, "CHECK constraint failed: kind_fits_number_and_text")
    }

    static func unexplained(_ values: String) -> Bad {
      Bad(
        "unexplained \(values)",
        "INSERT INTO unexplained (revision, position, name, kind, number, text) "
          + "VALUES (1, 0, 'x', \(values))",
        .constraintCheck, "CHECK constraint failed: kind_fits_number_and_text")
    }

    static func expectation(_ values: String) -> Bad {
      Bad(
        "expectation \(values)",
        "INSERT INTO expectation (simulator, configuration, metric, kind, number, text) "
          + "VALUES (1, 1, 2, \(values))",
        .constraintCheck, "CHECK constraint failed: kind_fits_number_and_text")
    }

    static func orphan(_ table: String, _ columns: String, _ values: String) -> Bad {
      Bad(
        "\(table) of nothing", "INSERT INTO \(table) (\(columns)) VALUES (\(values))",
        .constraintForeignKey, "FOREIGN KEY constraint failed")
    }
  }

  private static let badConfigurations: [Bad] = [
    .configuration("fingerprint = zeroblob(31)", "length(fingerprint) = 32"),
    .configuration("fingerprint_version = 0", "fingerprint_version >= 1"),
    .configuration("shape = zeroblob(33)", "length(shape) = 32"),
    .configuration("derivation_version = 0", "derivation_version >= 1"),
    .configuration("os = 0", "os > 0"),
    .configuration("screen_width = 0", "screen_width > 0"),
    .configuration("screen_height = -1", "screen_height > 0"),
    .configuration("screen_scale = 0", "screen_scale > 0"),
    .configuration("navigation_bar_translucent = 2", "navigation_bar_translucent IN (0, 1)"),
    .configuration("tab_bar_hidden = -1", "tab_bar_hidden IN (0, 1)"),
    .configuration("navigation_bar_hidden = NULL", "bars_are_whole"),
    .configuration("tab_bar_translucent = 1", "bars_are_whole"),
    .configuration("toolbar_hidden = 0", "bars_are_whole"),
    .configuration("main_id = 'table'", "main_is_whole"),
    .configuration("main_inset_top = 64", "main_is_whole"),
    Bad(
      "the same fingerprint twice", "UPDATE configuration SET fingerprint = zeroblob(32)",
      .constraintUnique, "UNIQUE constraint failed: configuration.fingerprint"),
    Bad(
      "a text as OS", "UPDATE configuration SET os = 'nine'", .constraintDatatype,
      "cannot store TEXT value in INTEGER column configuration.os"),
    Bad(
      "no phase", "UPDATE configuration SET phase = NULL", .constraintNotNull,
      "NOT NULL constraint failed: configuration.phase"),
    Bad(
      "a configuration of no text", "UPDATE configuration_document SET document = ''",
      .constraintCheck, "CHECK constraint failed: document <> ''"),
    .orphan("configuration_document", "configuration, document", "9, '{}'"),
  ]

  private static let badNames: [Bad] = [
    Bad(
      "a parameter of no name", "INSERT INTO parameter_name (path, property) VALUES ('', '')",
      .constraintCheck, "CHECK constraint failed: path <> ''"),
    Bad(
      "a parameter of another view than its path says",
      "UPDATE parameter_name SET view = 'scroll'", .constraintCheck,
      "CHECK constraint failed: path_is_view_and_property"),
    Bad(
      "a view's parameter without the view", "UPDATE parameter_name SET view = NULL",
      .constraintCheck, "CHECK constraint failed: path_is_view_and_property"),
    Bad(
      "a parameter's name twice",
      "INSERT INTO parameter_name (path, property) VALUES ('table.rowHeight', 'table.rowHeight')",
      .constraintUnique, "UNIQUE constraint failed: parameter_name.path"),
    Bad(
      "two values of one parameter", "INSERT INTO parameter VALUES (1, 1, 44)",
      .constraintPrimaryKey,
      "UNIQUE constraint failed: parameter.configuration, parameter.name"),
    Bad(
      "a parameter without a value", "INSERT INTO parameter VALUES (2, 1, NULL)",
      .constraintNotNull, "NOT NULL constraint failed: parameter.value"),
    Bad(
      "a parameter of bytes", "INSERT INTO parameter VALUES (2, 1, x'00')", .constraintCheck,
      "CHECK constraint failed: typeof(value) <> 'blob'"),
    .orphan("parameter", "name, value, configuration", "9, 1, 1"),
    .orphan("parameter", "name, value, configuration", "1, 1, 9"),
    Bad(
      "a metric of no name", "INSERT INTO metric (path) VALUES ('')", .constraintCheck,
      "CHECK constraint failed: path <> ''"),
    Bad(
      "an experiment of no name",
      "INSERT INTO experiment (name, latest, configuration) VALUES ('', 1, 1)", .constraintCheck,
      "CHECK constraint failed: name <> ''"),
    Bad(
      "an experiment's name twice",
      "INSERT INTO experiment (name, latest, configuration) VALUES ('a', 9, 1)", .constraintUnique,
      "UNIQUE constraint failed: experiment.name"),
    Bad(
      "a tag of no name", "INSERT INTO tag VALUES ('', 1)", .constraintCheck,
      "CHECK constraint failed: tag <> ''"),
    Bad(
      "a revision that is the latest of two experiments",
      "INSERT INTO experiment (name, latest, configuration) VALUES ('b', 1, 1)", .constraintUnique,
      "UNIQUE constraint failed: experiment.latest"),
    .orphan("experiment", "name, latest, configuration", "'b', 9, 1"),
    .orphan("experiment", "name, latest, configuration", "'b', 9, 9"),
    .orphan("tag", "tag, revision", "'x', 9"),
    Bad(
      "a tag twice", "INSERT INTO tag VALUES ('inset', 1)", .constraintPrimaryKey,
      "UNIQUE constraint failed: tag.tag, tag.revision"),
  ]

  private static func revision(_ values: String) -> String {
    "INSERT INTO revision (experiment, number, configuration, digest, tolerance, created_at) "
      + "VALUES (\(values))"
  }

  private static let badRevisions: [Bad] = [
    Bad(
      "a number twice", revision("1, 1, 1, randomblob(32), NULL, ''"), .constraintUnique,
      "UNIQUE constraint failed: revision.experiment, revision.number"),
    Bad(
      "the number 0", revision("1, 0, 1, randomblob(32), NULL, ''"), .constraintCheck,
      "CHECK constraint failed: number >= 1"),
    Bad(
      "a short digest", revision("1, 2, 1, x'00', NULL, ''"), .constraintCheck,
      "CHECK constraint failed: length(digest) = 32"),
    Bad(
      "a negative tolerance", revision("1, 2, 1, randomblob(32), -1, ''"), .constraintCheck,
      "CHECK constraint failed: tolerance >= 0"),
    Bad(
      "no document", "UPDATE revision_document SET document = ''", .constraintCheck,
      "CHECK constraint failed: document <> ''"),
    Bad(
      "a revision of no configuration", revision("1, 2, 9, randomblob(32), NULL, ''"),
      .constraintForeignKey, "FOREIGN KEY constraint failed"),
    Bad(
      "a revision of no experiment", revision("9, 1, 1, randomblob(32), NULL, ''"),
      .constraintForeignKey, "FOREIGN KEY constraint failed"),
    Bad(
      "a revision that is changed", "UPDATE revision SET source_ref = 'better'", .constraintTrigger,
      "a revision is never changed: record a new one"),
    Bad(
      "a configuration that is still in use", "DELETE FROM configuration WHERE id = 1",
      .constraintForeignKey, "FOREIGN KEY constraint failed"),
  ]

  private static let badValues: [Bad] = [
    .measurement("'finite', NULL, NULL"),
    .measurement("'finite', 9e999, NULL"),
    .measurement("'finite', -9e999, '-inf'"),
    .measurement("'text', NULL, NULL"),
    .measurement("'finite', 1, '1.0'"),
    .measurement("'text', 1, 'hidden'"),
    .measurement("'boolean', 2, NULL"),
    .measurement("'boolean', NULL, NULL"),
    .measurement("'boolean', 1, 'true'"),
    .measurement("'nan', 0, NULL"),
    .measurement("'nan', NULL, 'nan'"),
    .measurement("'+inf', 9e999, NULL"),
    .measurement("'-inf', 1, NULL"),
    .measurement("'missing', 1, NULL"),
    .measurement("'missing', NULL, 'text'"),
    .measurement("'not-modelled', NULL, 'no rule'"),
    .measurement("'number', 1, NULL"),
    .measurement("'', NULL, NULL"),
    .unexplained("'finite', NULL, NULL"),
    .unexplained("'number', 1, NULL"),
    .expectation("'finite', NULL, NULL"),
    .expectation("'not-modelled', NULL, NULL"),
    .expectation("'not-modelled', 1, 'no rule'"),
    .expectation("'number', 1, NULL"),
    .orphan("measurement", "revision, metric, position, kind", "1, 9, 0, 'nan'"),
    .orphan("measurement", "revision, metric, position, kind", "9, 1, 0, 'nan'"),
    .orphan("unexplained", "revision, position, name, kind", "9, 0, 'x', 'nan'"),
    .orphan("expectation", "simulator, configuration, metric, kind", "9, 1, 2, 'nan'"),
    .orphan("expectation", "simulator, configuration, metric, kind", "1, 9, 2, 'nan'"),
    .orphan("expectation", "simulator, configuration, metric, kind", "1, 1, 9, 'nan'"),
    Bad(
      "a metric measured twice in a revision",
      "INSERT INTO measurement (revision, metric, position, kind) VALUES (1, 1, 1, 'nan')",
      .constraintPrimaryKey, "UNIQUE constraint failed: measurement.revision, measurement.metric"),
    Bad(
      "a metric computed twice by one simulator",
      "INSERT INTO expectation (simulator, configuration, metric, kind) VALUES (1, 1, 1, 'nan')",
      .constraintPrimaryKey,
      "UNIQUE constraint failed: expectation.simulator, expectation.configuration, "
        + "expectation.metric"),
  ]

  private static func run(_ values: String) -> String {
    "INSERT INTO run (simulator, filter, started_at, finished_at, outcome, configurations, "
      + "computed) VALUES (\(values))"
  }

  private static func waiver(_ values: String) -> String {
    "INSERT INTO waiver (metric, condition, deviation_min, deviation_max, reason, reference, "
      + "since, created_at) VALUES (\(values), '', '', '')"
  }

  private static let badRuns: [Bad] = [
    Bad(
      "a simulator's version twice", "INSERT INTO simulator (version) VALUES ('1')",
      .constraintUnique, "UNIQUE constraint failed: simulator.version"),
    Bad(
      "an unknown outcome", run("1, '', '', '', 'done', 0, 0"), .constraintCheck,
      "CHECK constraint failed: outcome IN ('running', 'finished', 'failed')"),
    Bad(
      "a run that ended and runs", run("1, '', '', '', 'running', 0, 0"), .constraintCheck,
      "CHECK constraint failed: (outcome = 'running') = (finished_at IS NULL)"),
    Bad(
      "a finished run without an end", run("1, '', '', NULL, 'finished', 0, 0"), .constraintCheck,
      "CHECK constraint failed: (outcome = 'running') = (finished_at IS NULL)"),
    Bad(
      "more computed than selected", run("1, '', '', '', 'finished', 1, 2"), .constraintCheck,
      "CHECK constraint failed: computed BETWEEN 0 AND configurations"),
    .orphan("run", "simulator, filter, started_at, outcome", "9, '', '', 'running'"),
    .orphan("run_configuration", "run, configuration", "9, 1"),
    Bad(
      "a waiver twice", waiver("'table.*', '', -1, 1, 'other'"), .constraintUnique,
      "UNIQUE constraint failed: waiver.metric, waiver.condition, waiver.deviation_min, "
        + "waiver.deviation_max"),
    Bad(
      "a waiver of no reason", waiver("'x', '', 0, 1, ''"), .constraintCheck,
      "CHECK constraint failed: reason <> ''"),
    Bad(
      "a range that is upside down", waiver("'x', '', 1, -1, 'known'"), .constraintCheck,
      "CHECK constraint failed: deviation_min <= deviation_max"),
    Bad(
      "half a range", waiver("'x', '', 1, NULL, 'known'"), .constraintNotNull,
      "NOT NULL constraint failed: waiver.deviation_max"),
  ]

  @Test(arguments: badConfigurations + badNames + badRevisions + badValues + badRuns)
  func `what may not be is refused`(_ example: Bad) throws {
    let error = try #require(throws: SQLiteError.self) { try connection.execute(example.sql) }
    #expect(error.code == example.code)
    #expect(error.message == example.message)
  }

  @Test func `a value of each kind can be kept`() throws {
    for (metric, values) in [
      "'finite', 47.33, NULL", "'finite', 1.7976931348623157e308, NULL", "'boolean', 0, NULL",
      "'text', NULL, ''", "'nan', NULL, NULL", "'+inf', NULL, NULL", "'-inf', NULL, NULL",
      "'missing', NULL, NULL",
    ].enumerated() {
      try connection.execute(
        """
        INSERT INTO metric (id, path) VALUES (\(100 + metric), 'm\(metric)');
        INSERT INTO measurement (revision, metric, position, kind, number, text)
        VALUES (1, \(100 + metric), \(metric), \(values));
        INSERT INTO expectation (simulator, configuration, metric, kind, number, text)
        VALUES (1, 1, \(100 + metric), \(values));
        INSERT INTO unexplained (revision, position, name, kind, number, text)
        VALUES (1, \(metric), 'm\(metric)', \(values));
        """)
    }
    try connection.execute(
      "INSERT INTO expectation VALUES (1, 1, 2, 'not-modelled', NULL, 'no rule for UITextView')")
  }

  struct Plan: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sql: String
    let index: String
  }

  @Test(arguments: [
    Plan(
      testDescription: "a configuration by its fingerprint",
      sql: "SELECT id FROM configuration WHERE fingerprint = ?1",
      index: "sqlite_autoindex_configuration_1"),
    Plan(
      testDescription: "the same shape on other systems",
      sql: "SELECT id FROM configuration WHERE shape = ?1 ORDER BY os, device",
      index: "configuration_by_shape"),
    Plan(
      testDescription: "configurations by a parameter",
      sql: "SELECT configuration FROM parameter WHERE name = ?1 AND value > ?2",
      index: "COVERING INDEX parameter_by_value"),
    Plan(
      testDescription: "a configuration's parameters",
      sql: "SELECT name, value FROM parameter WHERE configuration = ?1",
      index: "PRIMARY KEY"),
    Plan(
      testDescription: "experiments by their configuration",
      sql: "SELECT name FROM experiment WHERE configuration = ?1",
      index: "experiment_by_configuration"),
    Plan(
      testDescription: "an experiment's latest revision",
      sql: "SELECT digest FROM revision WHERE experiment = ?1 ORDER BY number DESC LIMIT 1",
      index: "sqlite_autoindex_revision_1"),
    Plan(
      testDescription: "a revision's measurements in the order of expectations",
      sql: "SELECT * FROM measurement WHERE revision = ?1 ORDER BY metric",
      index: "PRIMARY KEY"),
    Plan(
      testDescription: "a configuration's expectations in the order of measurements",
      sql: "SELECT * FROM expectation WHERE simulator = ?1 AND configuration = ?2 ORDER BY metric",
      index: "PRIMARY KEY"),
    Plan(
      testDescription: "what was measured as what",
      sql: "SELECT revision FROM measurement WHERE metric = ?1 AND number > ?2",
      index: "COVERING INDEX measurement_by_value"),
    Plan(
      testDescription: "revisions by tag", sql: "SELECT revision FROM tag WHERE tag = ?1",
      index: "PRIMARY KEY"),
    Plan(
      testDescription: "a revision's tags", sql: "SELECT tag FROM tag WHERE revision = ?1",
      index: "COVERING INDEX tag_by_revision"),
  ])
  func `the usual questions are answered by an index, without sorting`(_ example: Plan) throws {
    let statement = try connection.prepare("EXPLAIN QUERY PLAN " + example.sql)
    var plan: [String] = []
    while try statement.step() {
      plan.append(statement.text(at: 3))
    }
    #expect(plan.count == 1)
    #expect(plan.first?.contains(example.index) == true, "\(plan)")
  }
}

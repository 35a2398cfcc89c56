import LayoutModel

/// Gives out experiments one by one, inside of the transaction of `Catalog.export`.
package struct Exporter {
  private let connection: Connection
  private let selection: Selection
  private let withAllRevisions: Bool

  init(_ connection: Connection, selection: Selection, withAllRevisions: Bool) {
    self.connection = connection
    self.selection = selection
    self.withAllRevisions = withAllRevisions
  }

  /// Visits the revisions in the order of the experiments' names, each experiment's oldest first.
  ///
  /// - Throws: What `body` throws, `FilterError` and `SQLiteError`.
  /// - Complexity: O(n); memory for one revision at a time.
  package func forEachRevision(_ body: (ExportedRevision) throws -> Void) throws {
    let experiments = try selection.prepare(
      "SELECT e.name, e.id, e.latest", orderBy: "e.name", on: connection)
    let revisions = try connection.prepare(
      """
      SELECT r.number, r.created_at, r.digest, c.fingerprint, d.document, r.id
      FROM revision AS r
      CROSS JOIN configuration AS c ON c.id = r.configuration
      CROSS JOIN revision_document AS d ON d.revision = r.id
      WHERE r.\(withAllRevisions ? "experiment" : "id") = ?1 ORDER BY r.number
      """)
    let order = try DocumentOrder(connection)
    while try experiments.step() {
      let name = experiments.text(at: 0)
      try revisions.bind(experiments.int64(at: withAllRevisions ? 1 : 2), at: 1)
      while try revisions.step() {
        try body(
          ExportedRevision(
            experiment: name, number: revisions.int(at: 0), createdAt: revisions.text(at: 1),
            digest: try revisions.digest(at: 2), fingerprint: try revisions.digest(at: 3),
            documentText: try order.documentText(
              revisions.bytes(at: 4), of: revisions.int64(at: 5))))
      }
    }
  }

  /// Visits each configuration of the revisions once.
  ///
  /// - Throws: What `body` throws, `FilterError` and `SQLiteError`.
  /// - Complexity: O(n); memory for one configuration and for a number of each.
  package func forEachConfiguration(_ body: (ExportedConfiguration) throws -> Void) throws {
    let configuration = try connection.prepare(
      """
      SELECT c.fingerprint, d.document FROM configuration AS c
      CROSS JOIN configuration_document AS d ON d.configuration = c.id WHERE c.id = ?1
      """)
    let values = try connection.prepare(
      """
      SELECT s.version, m.path, x.kind, x.number, x.text
      FROM simulator AS s
      CROSS JOIN expectation AS x ON x.simulator = s.id
      CROSS JOIN metric AS m ON m.id = x.metric
      WHERE x.configuration = ?1 ORDER BY s.id, m.path
      """)
    for id in try configurations() {
      try configuration.bind(id, at: 1)
      guard try configuration.step() else {
        throw SQLiteError(code: .corrupt, message: "a configuration has no document")
      }
      defer { configuration.reset() }
      try values.bind(id, at: 1)
      var computed: [ExportedConfiguration.Value] = []
      while try values.step() {
        computed.append(
          ExportedConfiguration.Value(
            simulator: values.text(at: 0), metric: values.text(at: 1),
            expectation: try values.expectation(at: 2)))
      }
      try body(
        ExportedConfiguration(
          fingerprint: try configuration.digest(at: 0), documentText: configuration.bytes(at: 1),
          values: computed))
    }
  }

  private func configurations() throws -> [Int64] {
    let statement =
      try withAllRevisions
      ? selection.prepare("SELECT e.id", orderBy: "e.id", on: connection)
      : selection.prepare(
        "SELECT DISTINCT e.configuration", orderBy: "e.configuration", on: connection)
    let ofExperiment = try connection.prepare(
      "SELECT configuration FROM revision WHERE experiment = ?1")
    var ids: Set<Int64> = []
    while try statement.step() {
      guard withAllRevisions else {
        ids.insert(statement.int64(at: 0))
        continue
      }
      try ofExperiment.bind(statement.int64(at: 0), at: 1)
      while try ofExperiment.step() { ids.insert(ofExperiment.int64(at: 0)) }
    }
    return ids.sorted()
  }
}

extension Statement {
  /// Reads a digest.
  ///
  /// - Throws: `SQLiteError` with code `corrupt` where it has not 32 bytes.
  func digest(at column: Int) throws(SQLiteError) -> Digest {
    guard let digest = Digest(bytes: bytes(at: column)) else {
      throw SQLiteError(code: .corrupt, message: "a digest has not 32 bytes", sql: sql)
    }
    return digest
  }
}

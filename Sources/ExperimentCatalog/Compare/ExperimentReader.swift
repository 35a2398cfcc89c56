import LayoutModel

/// Reads the experiments of a selection in the order of their names, without their measurements.
///
/// One thread at a time may use it, and nobody else its connection meanwhile.
final class ExperimentReader {
  private let experiments: Statement
  private let earlier: EarlierRevisions?
  /// Whether the last one has been read.
  private(set) var isAtEnd = false

  private static let mostAtOnce = 256

  /// - Parameter time: The moment after which nothing had been recorded yet; `nil` for now.
  init(_ connection: Connection, _ selection: Selection, recordedUntil time: String?) throws {
    experiments = try selection.prepare(
      """
      SELECT r.id, r.number, r.tolerance, r.configuration, ifnull(r.recorded_at, r.created_at),
        e.name, e.id
      """, joining: "CROSS JOIN revision AS r ON r.id = e.latest", orderBy: "e.name",
      on: connection)
    earlier = try time.map { try EarlierRevisions(connection, until: $0) }
  }

  /// The next experiments; nil where there are no more.
  func next() throws(SQLiteError) -> MeasuredBatch? {
    guard !isAtEnd else { return nil }
    var batch = MeasuredBatch()
    batch.experiments.reserveCapacity(Self.mostAtOnce)
    batch.texts.reserveCapacity(Self.mostAtOnce * 64)
    while batch.experiments.count < Self.mostAtOnce {
      guard try experiments.step() else {
        end()
        return batch.experiments.isEmpty ? nil : batch
      }
      try readExperiment(into: &batch)
    }
    return batch
  }

  /// Lets go of all rows, so that no statement holds a lock.
  func end() {
    isAtEnd = true
    experiments.reset()
    earlier?.statement.reset()
  }

  private func readExperiment(into batch: inout MeasuredBatch) throws(SQLiteError) {
    var row = experiments
    if let earlier {
      guard try earlier.find(of: experiments.int64(at: 6)) else { return }
      row = earlier.statement
    }
    batch.experiments.append(
      MeasuredBatch.Experiment(
        rows: (revision: row.int64(at: 0), configuration: row.int64(at: 3)),
        name: experiments.withText(at: 5) { batch.add($0) },
        recordedAt: row.withText(at: 4) { batch.add($0) }, revision: row.int(at: 1),
        tolerance: row.doubleIfPresent(at: 2)))
  }
}

/// Finds the revision that was an experiment's latest one at a moment.
private struct EarlierRevisions {
  let statement: Statement

  init(_ connection: Connection, until time: String) throws(SQLiteError) {
    statement = try connection.prepare(
      """
      SELECT r.id, r.number, r.tolerance, r.configuration, ifnull(r.recorded_at, r.created_at)
      FROM revision AS r
      WHERE r.experiment = ?1 AND r.created_at <= ?2 ORDER BY r.number DESC LIMIT 1
      """)
    try statement.bind(time, at: 2)
  }

  /// Moves the statement to the experiment's row; false where it had no revision yet.
  func find(of experiment: Int64) throws(SQLiteError) -> Bool {
    statement.reset()
    try statement.bind(experiment, at: 1)
    return try statement.step()
  }
}

import LayoutModel

/// Reads the experiments of a selection with their measurements, a batch at a time.
///
/// One thread at a time may use it, and nobody else its connection meanwhile.
final class MeasuredReader {
  private let experiments: Statement
  private let earlier: EarlierRevisions?
  private var configurations: ConfigurationReader
  private var measurements: MeasurementReader
  /// The configuration that was read last and its place in the batch.
  private var current: (id: Int64, computed: [ComputedMetric], place: Int)?
  /// The places of the batch's configurations, by the ids of their rows.
  private var places: [Int64: Int] = [:]
  /// Whether the last batch has been read.
  private(set) var isAtEnd = false

  /// - Parameter time: The moment after which nothing had been recorded yet; `nil` for now.
  init(
    _ connection: Connection, _ selection: Selection, simulator: Int64?, recordedUntil time: String?
  ) throws {
    experiments = try selection.prepare(
      """
      SELECT r.id, r.number, r.tolerance, r.configuration, ifnull(r.recorded_at, r.created_at),
        e.name, e.id
      """, joining: "CROSS JOIN revision AS r ON r.id = e.latest", orderBy: "e.name",
      on: connection)
    earlier = try time.map { try EarlierRevisions(connection, until: $0) }
    configurations = try ConfigurationReader(connection, simulator: simulator)
    measurements = try MeasurementReader(connection)
  }

  /// The next experiments; nil where there are no more.
  func next() throws(SQLiteError) -> MeasuredBatch? {
    guard !isAtEnd else { return nil }
    var batch = MeasuredBatch.withRoom()
    current = nil
    places.removeAll(keepingCapacity: true)
    while !batch.isFull {
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
    measurements.end()
  }

  private func readExperiment(into batch: inout MeasuredBatch) throws(SQLiteError) {
    var row = experiments
    if let earlier {
      guard try earlier.find(of: experiments.int64(at: 6)) else { return }
      row = earlier.statement
    }
    let (computed, place) = try configuration(row.int64(at: 3), into: &batch)
    let measurements = try measurements.read(
      revision: row.int64(at: 0), beside: computed, into: &batch)
    batch.experiments.append(
      MeasuredBatch.Experiment(
        name: experiments.withText(at: 5) { batch.add($0) },
        recordedAt: row.withText(at: 4) { batch.add($0) }, revision: row.int(at: 1),
        tolerance: row.doubleIfPresent(at: 2), configuration: place, measurements: measurements))
  }

  /// What was computed for a configuration, and the place that it has in the batch.
  private func configuration(
    _ id: Int64, into batch: inout MeasuredBatch
  ) throws(SQLiteError) -> (computed: [ComputedMetric], place: Int) {
    if let current, current.id == id { return (current.computed, current.place) }
    let entry = try configurations.entry(of: id)
    let place = places[id] ?? batch.configurations.count
    if place == batch.configurations.count {
      batch.configurations.append(entry.configuration)
      places[id] = place
    }
    current = (id, entry.computed, place)
    return (entry.computed, place)
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

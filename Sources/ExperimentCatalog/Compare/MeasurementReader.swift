import LayoutModel

/// Reads revisions' measurements and merges them with expectations.
struct MeasurementReader {
  private let measurements: Statement
  private let row = MeasurementRow()
  /// Whether `row` is one that nobody has taken yet.
  ///
  /// What was recorded together lies together: the next revision is often the one that is asked for
  /// next, and need not be looked for.
  private var isAhead = false
  private var metrics: MetricNumbers

  init(_ connection: Connection) throws(SQLiteError) {
    measurements = try connection.prepare(
      handing: MeasurementRow.columns,
      "FROM measurement WHERE revision >= ?1 ORDER BY revision, metric", to: row)
    metrics = try MetricNumbers(connection)
  }

  /// Begins with another batch.
  mutating func beginBatch() { metrics.beginBatch() }

  /// Reads measurements in the order of the document.
  ///
  /// - Parameter computed: What was computed for the revision's configuration.
  /// - Returns: Their places in the batch.
  mutating func read(
    revision: Int64, beside computed: [ComputedMetric], into batch: inout MeasuredBatch
  ) throws(SQLiteError) -> Range<Int> {
    if !isAhead || row.revision != revision {
      end()
      try measurements.bind(revision, at: 1)
      isAhead = try measurements.step(into: row)
    }
    let start = batch.measurements.count
    // Filled where the order of the document is not that of the metrics.
    var positions: [Int] = []
    var isInOrder = true
    // Both rise by metric, so each is read once.
    var next = 0
    while isAhead, row.revision == revision {
      let metric = row.metric
      while next < computed.count, computed[next].metric < metric { next += 1 }
      let isComputed = next < computed.count && computed[next].metric == metric
      if isInOrder, row.position != batch.measurements.count - start {
        isInOrder = false
        positions = Array(0..<batch.measurements.count - start)
      }
      if !isInOrder { positions.append(row.position) }
      batch.measurements.append(
        MeasuredRow(
          metric: try metrics.number(of: metric, into: &batch), recorded: row.recorded,
          printed: row.printed, expectation: isComputed ? computed[next].expectation : nil))
      isAhead = false
      isAhead = try measurements.step(into: row)
    }
    let places = start..<batch.measurements.count
    if !isInOrder {
      let order = positions.indices.sorted { positions[$0] < positions[$1] }
      batch.measurements.replaceSubrange(
        places, with: order.map { batch.measurements[start + $0] })
    }
    return places
  }

  /// Lets go of the row that was read ahead, so that no statement holds a lock.
  mutating func end() {
    isAhead = false
    measurements.reset()
  }
}

import LayoutModel

/// Reads what belongs to the experiments of a batch: configurations, expectations, measurements.
///
/// One thread at a time may use it, and nobody else its connection meanwhile.
final class BatchFiller {
  private var configurations: ConfigurationReader
  private var measurements: MeasurementReader

  private static let mostMeasurements = 2048

  init(_ connection: Connection, simulator: Int64?) throws(SQLiteError) {
    configurations = try ConfigurationReader(connection, simulator: simulator)
    measurements = try MeasurementReader(connection)
  }

  /// Fills a batch up to some thousand measurements.
  ///
  /// - Returns: The experiments for which there is no room any more; nil where there are none.
  func fill(_ batch: inout MeasuredBatch) throws(SQLiteError) -> MeasuredBatch? {
    measurements.beginBatch()
    batch.measurements.reserveCapacity(Self.mostMeasurements)
    // The configuration that was read last, and the places of all in the batch.
    var current: (row: Int64, computed: [ComputedMetric], place: Int)?
    var places: [Int64: Int] = [:]
    for index in batch.experiments.indices {
      guard batch.measurements.count < Self.mostMeasurements else { return batch.split(at: index) }
      let rows = batch.experiments[index].rows
      if current?.row != rows.configuration {
        let entry = try configurations.entry(of: rows.configuration)
        let place = places[rows.configuration] ?? batch.configurations.count
        if place == batch.configurations.count {
          batch.configurations.append(entry.configuration)
          places[rows.configuration] = place
        }
        current = (rows.configuration, entry.computed, place)
      }
      guard let current else { continue }
      batch.experiments[index].configuration = current.place
      batch.experiments[index].measurements = try measurements.read(
        revision: rows.revision, beside: current.computed, into: &batch)
    }
    return nil
  }

  /// Lets go of all rows, so that no statement holds a lock.
  func end() { measurements.end() }
}

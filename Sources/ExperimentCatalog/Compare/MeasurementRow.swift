import LayoutModel

/// The row of the table measurement on which a reader stands.
final class MeasurementRow: RowReceiver {
  // Where there is a number there is no text.
  static let columns = "revision, metric, position, kind, ifnull(number, text), printed"

  private(set) var revision: Int64 = 0
  private(set) var metric: Int64 = 0
  private(set) var position = 0
  private(set) var recorded = MetricValue.missing
  private(set) var printed: String?

  override func receive(_ row: SQLiteArguments) throws(SQLiteError) {
    revision = row.int64(at: 0)
    metric = row.int64(at: 1)
    position = row.int(at: 2)
    recorded = try row.metricValue(kind: 3, number: 4, text: 4)
    printed = row.textIfPresent(at: 5)
  }
}

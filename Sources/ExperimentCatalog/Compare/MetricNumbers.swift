/// Numbers the metrics' paths in the order in which they come, and puts new ones into a batch.
struct MetricNumbers {
  private let select: Statement
  /// By the metrics' ids, which are small; -1 for those that have not come yet.
  private var small: [Int] = []
  /// Those of other ids: a catalog that somebody wrote by hand may have any.
  private var others: [Int64: Int] = [:]
  private var count = 0

  private static let mostSmall: Int64 = 1 << 20

  init(_ connection: Connection) throws(SQLiteError) {
    select = try connection.prepare("SELECT path FROM metric WHERE id = ?1")
  }

  /// The number of a metric's path, which is added to the batch where it is new.
  mutating func number(
    of metric: Int64, into batch: inout MeasuredBatch
  ) throws(SQLiteError) -> Int {
    let place = Int(clamping: metric)
    if small.indices.contains(place), small[place] >= 0 { return small[place] }
    if let number = others[metric] { return number }
    let number = count
    batch.paths.append(try path(of: metric))
    count += 1
    if (0..<Self.mostSmall).contains(metric) {
      if small.count <= place { small += [Int](repeating: -1, count: place + 1 - small.count) }
      small[place] = number
    } else {
      others[metric] = number
    }
    return number
  }

  private func path(of metric: Int64) throws(SQLiteError) -> String {
    try select.bind(metric, at: 1)
    guard try select.step() else {
      throw SQLiteError(code: .corrupt, message: "a measurement's metric has no path")
    }
    defer { select.reset() }
    return select.text(at: 0)
  }
}

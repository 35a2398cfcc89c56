import LayoutModel

/// Numbers the metrics of a batch in the order in which they come, and puts their paths into it.
struct MetricNumbers {
  private let select: Statement
  /// Of all batches.
  private var paths: [Int64: String] = [:]
  /// By the metrics' ids, which are small; -1 for those that have not come in this batch.
  private var small: [Int] = []
  /// Those of other ids: a catalog that somebody wrote by hand may have any.
  private var others: [Int64: Int] = [:]
  /// The small ids that have come.
  private var used: [Int] = []

  private static let mostSmall: Int64 = 1 << 20

  init(_ connection: Connection) throws(SQLiteError) {
    select = try connection.prepare("SELECT path FROM metric WHERE id = ?1")
  }

  /// Begins to count from 0 again.
  mutating func beginBatch() {
    for place in used { small[place] = -1 }
    used.removeAll(keepingCapacity: true)
    others.removeAll()
  }

  /// The number of a metric's path, which is added to the batch where it is new.
  mutating func number(
    of metric: Int64, into batch: inout MeasuredBatch
  ) throws(SQLiteError) -> Int {
    let place = Int(clamping: metric)
    if small.indices.contains(place), small[place] >= 0 { return small[place] }
    if let number = others[metric] { return number }
    let number = batch.paths.count
    batch.paths.append(try path(of: metric))
    if (0..<Self.mostSmall).contains(metric) {
      if small.count <= place { small += [Int](repeating: -1, count: place + 1 - small.count) }
      small[place] = number
      used.append(place)
    } else {
      others[metric] = number
    }
    return number
  }

  private mutating func path(of metric: Int64) throws(SQLiteError) -> String {
    if let path = paths[metric] { return path }
    try select.bind(metric, at: 1)
    guard try select.step() else {
      throw SQLiteError(code: .corrupt, message: "a measurement's metric has no path")
    }
    defer { select.reset() }
    let path = select.text(at: 0)
    paths[metric] = path
    return path
  }
}

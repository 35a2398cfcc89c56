import LayoutModel

/// Reads a revision's measurements and its configuration's expectations, and merges them.
struct MeasurementReader {
  private let revisions: Statement
  private let measurements: Statement
  private let expectations: Statement
  private let metricPath: Statement
  private let simulator: Int64?
  private var paths: [Int64: String] = [:]

  init(_ connection: Connection, simulator: Int64?) throws(SQLiteError) {
    self.simulator = simulator
    revisions = try connection.prepare("SELECT number, tolerance FROM revision WHERE id = ?1")
    measurements = try connection.prepare(
      """
      SELECT metric, position, kind, number, text, printed FROM measurement
      WHERE revision = ?1 ORDER BY metric
      """)
    expectations = try connection.prepare(
      """
      SELECT metric, kind, number, text FROM expectation
      WHERE simulator = ?1 AND configuration = ?2 ORDER BY metric
      """)
    metricPath = try connection.prepare("SELECT path FROM metric WHERE id = ?1")
  }

  /// The measurements in the order of the document.
  mutating func values(
    of experiment: String, revision: Int64, configuration: Int64, scale: Double
  ) throws(SQLiteError) -> [MeasuredValue] {
    try revisions.bind(revision, at: 1)
    guard try revisions.step() else {
      throw SQLiteError(code: .corrupt, message: "an experiment has no latest revision")
    }
    defer { revisions.reset() }
    try measurements.bind(revision, at: 1)
    try expectations.bind(simulator, at: 1)
    try expectations.bind(configuration, at: 2)
    defer { expectations.reset() }
    let number = revisions.int(at: 0)
    let tolerance = revisions.doubleIfPresent(at: 1)
    var values: [(position: Int, value: MeasuredValue)] = []
    var isInOrder = true
    // Both cursors rise by metric, so each is read once.
    var hasExpectation = try expectations.step()
    while try measurements.step() {
      let metric = measurements.int64(at: 0)
      while hasExpectation, expectations.int64(at: 0) < metric {
        hasExpectation = try expectations.step()
      }
      let isComputed = hasExpectation && expectations.int64(at: 0) == metric
      let value = MeasuredValue(
        experiment: experiment, revision: number, metric: try path(of: metric),
        recorded: try measurements.metricValue(at: 2), printed: measurements.textIfPresent(at: 5),
        tolerance: tolerance, scale: scale,
        expectation: isComputed ? try expectations.expectation(at: 1) : nil)
      let position = measurements.int(at: 1)
      isInOrder = isInOrder && position == values.count
      values.append((position, value))
    }
    if !isInOrder { values.sort { $0.position < $1.position } }
    return values.map(\.value)
  }

  private mutating func path(of metric: Int64) throws(SQLiteError) -> String {
    if let path = paths[metric] { return path }
    try metricPath.bind(metric, at: 1)
    guard try metricPath.step() else {
      throw SQLiteError(code: .corrupt, message: "a measurement's metric has no path")
    }
    defer { metricPath.reset() }
    let path = metricPath.text(at: 0)
    paths[metric] = path
    return path
  }
}

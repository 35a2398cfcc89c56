import LayoutModel

/// Reads a revision's measurements and its configuration's expectations, and merges them.
struct MeasurementReader {
  private let revisions: Statement
  private let measurements: Statement
  private let expectations: Statement
  private let metricPath: Statement
  private let simulator: Int64?
  /// The revision of the row on which `measurements` stands, unread.
  ///
  /// What was recorded together lies together: the next revision is often the one that is asked for
  /// next, and need not be looked for.
  private var revisionAhead: Int64?
  /// By the metrics' numbers, which are small.
  private var paths: [String?] = []
  /// What was computed for the last configuration, by metric: others may share it.
  private var computed: [(metric: Int64, expectation: Expectation)] = []
  private var computedConfiguration: Int64?

  /// A catalog that somebody wrote by hand may have metrics of any number.
  private static let mostPaths = 1 << 20

  init(_ connection: Connection, simulator: Int64?) throws(SQLiteError) {
    self.simulator = simulator
    revisions = try connection.prepare("SELECT number, tolerance FROM revision WHERE id = ?1")
    measurements = try connection.prepare(
      """
      SELECT revision, metric, position, kind, number, text, printed FROM measurement
      WHERE revision >= ?1 ORDER BY revision, metric
      """)
    expectations = try connection.prepare(
      """
      SELECT metric, kind, number, text FROM expectation
      WHERE simulator = ?1 AND configuration = ?2 ORDER BY metric
      """)
    metricPath = try connection.prepare("SELECT path FROM metric WHERE id = ?1")
  }

  /// Looks up what the measurements of a revision have in common.
  func owner(
    named experiment: String, revision: Int64, scale: Double
  ) throws(SQLiteError) -> MeasuredExperiment {
    try revisions.bind(revision, at: 1)
    guard try revisions.step() else {
      throw SQLiteError(code: .corrupt, message: "an experiment has no latest revision")
    }
    defer { revisions.reset() }
    return MeasuredExperiment(
      name: experiment, revision: revisions.int(at: 0),
      tolerance: revisions.doubleIfPresent(at: 1), scale: scale)
  }

  /// The measurements in the order of the document.
  mutating func values(
    of owner: MeasuredExperiment, revision: Int64, configuration: Int64
  ) throws(SQLiteError) -> [MeasuredValue] {
    if revisionAhead != revision {
      end()
      try measurements.bind(revision, at: 1)
      try stepAhead()
    }
    try readExpectations(of: configuration)
    var values: [MeasuredValue] = []
    values.reserveCapacity(computed.count)
    // Filled where the order of the document is not that of the metrics.
    var positions: [Int] = []
    var isInOrder = true
    // Both rise by metric, so each is read once.
    var next = 0
    while revisionAhead == revision {
      let metric = measurements.int64(at: 1)
      while next < computed.count, computed[next].metric < metric { next += 1 }
      let isComputed = next < computed.count && computed[next].metric == metric
      let position = measurements.int(at: 2)
      if isInOrder, position != values.count {
        isInOrder = false
        positions = Array(values.indices)
      }
      if !isInOrder { positions.append(position) }
      values.append(
        MeasuredValue(
          owner: owner, metric: try path(of: metric),
          recorded: try measurements.metricValue(at: 3), printed: measurements.textIfPresent(at: 6),
          expectation: isComputed ? computed[next].expectation : nil))
      try stepAhead()
    }
    if isInOrder { return values }
    return values.indices.sorted { positions[$0] < positions[$1] }.map { values[$0] }
  }

  /// Lets go of the row that was read ahead, so that no statement holds a lock.
  mutating func end() {
    revisionAhead = nil
    measurements.reset()
  }

  private mutating func stepAhead() throws(SQLiteError) {
    revisionAhead = nil
    if try measurements.step() { revisionAhead = measurements.int64(at: 0) }
  }

  private mutating func readExpectations(of configuration: Int64) throws(SQLiteError) {
    guard configuration != computedConfiguration else { return }
    computedConfiguration = nil
    computed.removeAll(keepingCapacity: true)
    try expectations.bind(simulator, at: 1)
    try expectations.bind(configuration, at: 2)
    while try expectations.step() {
      computed.append((expectations.int64(at: 0), try expectations.expectation(at: 1)))
    }
    computedConfiguration = configuration
  }

  private mutating func path(of metric: Int64) throws(SQLiteError) -> String {
    let place = Int(clamping: metric)
    if paths.indices.contains(place), let path = paths[place] { return path }
    try metricPath.bind(metric, at: 1)
    guard try metricPath.step() else {
      throw SQLiteError(code: .corrupt, message: "a measurement's metric has no path")
    }
    defer { metricPath.reset() }
    let path = metricPath.text(at: 0)
    if (0..<Self.mostPaths).contains(place) {
      if paths.count <= place {
        paths += [String?](repeating: nil, count: place + 1 - paths.count)
      }
      paths[place] = path
    }
    return path
  }
}

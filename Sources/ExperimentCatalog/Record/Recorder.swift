package import LayoutModel

/// Adds documents to a catalog, inside of the transaction of `Catalog.record(_:)`.
package struct Recorder {
  private let connection: Connection
  private var statements: RevisionStatements
  private let time: String
  private var nextRevision: Int64
  private var metrics: MetricNames
  private var configurations: ConfigurationRecorder

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    statements = try RevisionStatements(connection)
    time = try connection.currentTime()
    // The transaction holds the write lock: nobody else takes these numbers.
    nextRevision = try connection.integer("SELECT ifnull(max(id), 0) + 1 FROM revision")
    metrics = try MetricNames(connection)
    configurations = try ConfigurationRecorder(connection)
  }

  /// Records a document as the latest revision of the experiment that it names.
  ///
  /// Recording the latest revision again changes nothing; a document that was recorded before it
  /// becomes the latest again, under a new number. A deleted experiment is there again.
  ///
  /// - Throws: `SQLiteError`, for which `Catalog.record(_:)` undoes all that was added.
  package mutating func add(
    _ document: RecordableDocument
  ) throws(SQLiteError) -> RecordOutcome {
    let name = document.experiment.name
    let latest = try latestRevision(of: name)
    if let latest, latest.digest == document.digest.bytes {
      guard latest.isDeleted else { return .unchanged }
      try restore(latest.experiment)
      return .restored(newRevision: nil)
    }
    let configuration = try configurations.record(document)
    let revision = nextRevision
    nextRevision += 1
    let experiment =
      if let latest {
        try update(latest.experiment, latest: revision, configuration)
      } else {
        try insertExperiment(name, latest: revision, configuration)
      }
    let number = (latest?.number ?? 0) + 1
    try insert(document, as: revision, number: number, of: experiment, configuration)
    try insert(document.documentText, of: revision)
    try insert(document.experiment.measurements, of: revision)
    try insert(document.experiment.unexplained, of: revision)
    try insert(tags: document.experiment.tags, of: revision)
    guard let latest else { return .new }
    return latest.isDeleted ? .restored(newRevision: number) : .revised(number)
  }
}

extension Recorder {
  private struct LatestRevision {
    let experiment: Int64
    let number: Int
    let digest: [UInt8]
    let isDeleted: Bool
  }

  private func latestRevision(of name: String) throws(SQLiteError) -> LatestRevision? {
    let statement = statements.latest
    try statement.bind(name, at: 1)
    guard try statement.step() else { return nil }
    defer { statement.reset() }
    return LatestRevision(
      experiment: statement.int64(at: 0), number: statement.int(at: 1),
      digest: statement.bytes(at: 2), isDeleted: statement.bool(at: 3))
  }

  private func insertExperiment(
    _ name: String, latest revision: Int64, _ configuration: Int64
  ) throws(SQLiteError) -> Int64 {
    let statement = statements.insertExperiment
    try statement.bind(name, at: 1)
    try statement.bind(revision, at: 2)
    try statement.bind(configuration, at: 3)
    try statement.run()
    return connection.lastInsertRowID
  }

  private func update(
    _ experiment: Int64, latest revision: Int64, _ configuration: Int64
  ) throws(SQLiteError) -> Int64 {
    let statement = statements.updateExperiment
    try statement.bind(experiment, at: 1)
    try statement.bind(revision, at: 2)
    try statement.bind(configuration, at: 3)
    try statement.run()
    return experiment
  }

  private func restore(_ experiment: Int64) throws(SQLiteError) {
    let statement = statements.restoreExperiment
    try statement.bind(experiment, at: 1)
    try statement.run()
  }

  private func insert(
    _ document: RecordableDocument, as revision: Int64, number: Int, of experiment: Int64,
    _ configuration: Int64
  ) throws(SQLiteError) {
    let statement = statements.insertRevision
    let source = document.experiment.source
    try statement.bind(revision, at: 1)
    try statement.bind(experiment, at: 2)
    try statement.bind(number, at: 3)
    try statement.bind(configuration, at: 4)
    try statement.bind(document.digest.bytes, at: 5)
    try statement.bind(source?.kind, at: 6)
    try statement.bind(source?.ref, at: 7)
    try statement.bind(source?.evidence, at: 8)
    try statement.bind(document.experiment.recordedAt, at: 9)
    try statement.bind(document.experiment.tolerance, at: 10)
    try statement.bind(time, at: 11)
    try statement.bind(source?.by, at: 12)
    try statement.bind(source?.device, at: 13)
    try statement.bind(source?.osBuild, at: 14)
    try statement.bind(source?.appCommit, at: 15)
    try statement.bind(source?.tool, at: 16)
    try statement.run()
  }

  private func insert(_ documentText: [UInt8], of revision: Int64) throws(SQLiteError) {
    let statement = statements.insertDocument
    try statement.bind(revision, at: 1)
    try statement.bind(utf8: documentText, at: 2)
    try statement.run()
  }

  private mutating func insert(
    _ measurements: [Measurement], of revision: Int64
  ) throws(SQLiteError) {
    try statements.measurements.insert(measurements, of: revision) {
      (measurement, place, statement, index) throws(SQLiteError) in
      try statement.bind(metrics.id(of: measurement.path), at: index)
      try statement.bind(place, at: index + 1)
      try statement.bind(measurement.value, at: index + 2)
      try statement.bind(measurement.printed, at: index + 5)
      try statement.bind(measurement.evidence, at: index + 6)
      try statement.bind(measurement.measuredBy, at: index + 7)
    }
  }

  private mutating func insert(
    _ values: [UnexplainedValue], of revision: Int64
  ) throws(SQLiteError) {
    try statements.unexplained.insert(values, of: revision) {
      (value, place, statement, index) throws(SQLiteError) in
      try statement.bind(place, at: index)
      try statement.bind(value.path, at: index + 1)
      try statement.bind(value.value, at: index + 2)
    }
  }

  private mutating func insert(tags: [String], of revision: Int64) throws(SQLiteError) {
    try statements.tags.insert(tags, of: revision) {
      (tag, _, statement, index) throws(SQLiteError) in
      try statement.bind(tag, at: index)
    }
  }
}

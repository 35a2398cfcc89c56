package import LayoutModel

/// Experiments as SQL that PostgreSQL loads: tables, rows, then keys between them.
///
/// Rows of several tables follow one another, so the foreign keys come last; all of it is one
/// transaction.
package struct ExperimentSQL {
  /// A value that was computed for a configuration.
  package struct Computed: Sendable {
    package let simulator: String
    package let metric: String
    /// Nil where no rule decides it.
    package let value: MetricValue?
    /// Why no rule decides it.
    package let reason: String?

    package init(simulator: String, metric: String, value: MetricValue?, reason: String?) {
      self.simulator = simulator
      self.metric = metric
      self.value = value
      self.reason = reason
    }
  }

  private var text = Self.header

  /// Begins with the tables.
  package init() {}

  /// Gives out what has been written since the last time.
  package mutating func takeBytes() -> [UInt8] {
    defer { text = "" }
    return Array(text.utf8)
  }

  package mutating func add(
    configuration: Configuration, fingerprint: Digest, documentText: [UInt8],
    parameters: [Parameter], computed: [Computed]
  ) {
    let name = SQLLiteral.text(fingerprint.description)
    let platform = configuration.platform
    insert(
      "configuration",
      [
        [
          name, SQLLiteral.text(platform.os.description), String(platform.os.sortKey),
          SQLLiteral.text(platform.isCustomDevice ? nil : platform.device.name),
          SQLLiteral.text(platform.orientation.rawValue),
          SQLLiteral.text(configuration.phase.rawValue),
          SQLLiteral.text(configuration.controller.controllerClass.rawValue),
          SQLLiteral.text(String(decoding: documentText, as: UTF8.self)),
        ]
      ])
    insert(
      "parameter",
      parameters.map {
        [name, SQLLiteral.text($0.path)] + SQLLiteral.value(MetricValue($0.value))
      })
    insert(
      "expectation",
      computed.map {
        [SQLLiteral.text($0.simulator), name, SQLLiteral.text($0.metric)]
          + ($0.value.map(SQLLiteral.value)
            ?? [SQLLiteral.text("not-modelled"), "NULL", SQLLiteral.text($0.reason)])
      })
  }

  package mutating func add(_ exported: ExportedExperiment) {
    let experiment = exported.experiment
    let source = experiment.source
    let key = [SQLLiteral.text(experiment.name), String(exported.revision)]
    insert(
      "revision",
      [
        key + [
          SQLLiteral.text(exported.fingerprint.description),
          SQLLiteral.text(exported.digest.description), SQLLiteral.text(exported.createdAt),
          SQLLiteral.text(experiment.recordedAt), SQLLiteral.text(source?.kind),
          SQLLiteral.text(source?.ref), SQLLiteral.text(source?.evidence),
          SQLLiteral.text(source?.by), SQLLiteral.text(source?.device),
          SQLLiteral.text(source?.osBuild), SQLLiteral.text(source?.appCommit),
          SQLLiteral.text(source?.tool), SQLLiteral.number(experiment.tolerance),
          SQLLiteral.text(String(decoding: exported.documentText, as: UTF8.self)),
        ]
      ])
    insert(
      "measurement",
      experiment.measurements.enumerated().map { position, measurement in
        key + [SQLLiteral.text(measurement.path), String(position)]
          + SQLLiteral.value(measurement.value)
          + [
            SQLLiteral.text(measurement.printed), SQLLiteral.text(measurement.evidence),
            SQLLiteral.text(measurement.measuredBy),
          ]
      })
    insert(
      "unexplained",
      experiment.unexplained.enumerated().map { position, value in
        key + [String(position), SQLLiteral.text(value.path)] + SQLLiteral.value(value.value)
      })
    insert("tag", experiment.tags.map { key + [SQLLiteral.text($0)] })
  }

  package mutating func add(_ waiver: Waiver, number: Int64) {
    insert(
      "waiver",
      [
        [
          String(number), SQLLiteral.text(waiver.metric), SQLLiteral.text(waiver.condition),
          SQLLiteral.number(waiver.deviation.lowerBound),
          SQLLiteral.number(waiver.deviation.upperBound), SQLLiteral.text(waiver.reason),
          SQLLiteral.text(waiver.reference), SQLLiteral.text(waiver.since),
        ]
      ])
  }

  package mutating func add(_ tolerance: MetricTolerance, number: Int64) {
    insert(
      "tolerance",
      [
        [
          String(number), SQLLiteral.text(tolerance.metric), SQLLiteral.text(tolerance.condition),
          SQLLiteral.number(tolerance.points), SQLLiteral.text(tolerance.reason),
        ]
      ])
  }

  /// Ends the script.
  package mutating func end() {
    text += Self.footer
  }

  private mutating func insert(_ table: String, _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    text += "INSERT INTO \(table) VALUES\n  ("
    text += rows.map { $0.joined(separator: ", ") }.joined(separator: "),\n  (")
    text += ");\n"
  }
}

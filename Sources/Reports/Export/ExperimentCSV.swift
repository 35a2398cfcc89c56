import LayoutModel

/// Experiments as CSV in long form: a line for each thing that a document states.
package struct ExperimentCSV {
  private var writer = CSVWriter()

  /// Begins with the header.
  package init() {
    for name in [
      "experiment", "revision", "role", "name", "kind", "value", "printed", "evidence", "by",
    ] { writer.cell(name) }
    writer.endLine()
  }

  /// Gives out what has been written since the last time.
  package mutating func takeBytes() -> [UInt8] {
    defer { writer = CSVWriter() }
    return Array(writer.text.utf8)
  }

  package mutating func add(_ exported: ExportedExperiment) {
    let experiment = exported.experiment
    let texts = [
      ("what", experiment.what), ("note", experiment.note), ("raw", experiment.raw),
      ("recordedAt", experiment.recordedAt),
    ]
    for case (let name, let text?) in texts { line(exported, "document", name, .text(text)) }
    if let tolerance = experiment.tolerance {
      line(exported, "document", "tolerance", .number(tolerance))
    }
    line(exported, "document", "fingerprint", .text(exported.fingerprint.description))
    for (name, text) in exported.sourceFields { line(exported, "source", name, .text(text)) }
    for tag in experiment.tags { line(exported, "tag", tag, .boolean(true)) }
    for parameter in exported.parameters {
      line(exported, "parameter", parameter.path, MetricValue(parameter.value))
    }
    for measurement in experiment.measurements {
      line(
        exported, "measurement", measurement.path, measurement.value, printed: measurement.printed,
        evidence: measurement.evidence, by: measurement.measuredBy)
    }
    for value in experiment.unexplained { line(exported, "unexplained", value.path, value.value) }
  }

  private mutating func line(
    _ exported: ExportedExperiment, _ role: String, _ name: String, _ value: MetricValue,
    printed: String? = nil, evidence: String? = nil, by: String? = nil
  ) {
    writer.cell(exported.experiment.name)
    writer.cell(exported.revision)
    writer.cell(role)
    writer.cell(name)
    // A sign before a number begins no formula.
    writer.word(value.kind.rawValue)
    writer.cell(value)
    if let printed, Double(printed) != nil {
      writer.word(printed)
    } else {
      writer.cell(printed ?? "")
    }
    writer.cell(evidence ?? "")
    writer.cell(by ?? "")
    writer.endLine()
  }
}

extension MetricValue {
  init(_ value: ParameterValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .boolean(let boolean): self = .boolean(boolean)
    }
  }
}

import LayoutModel

extension ExperimentReport {
  /// Writes `plumb.show/1`.
  func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.show/1")
    writer.member("name", experiment.name)
    writer.member("revision", revision)
    writer.member("what", experiment.what)
    writer.sourceMember(experiment.source)
    writer.member("tags", experiment.tags)
    writer.member("recordedAt", experiment.recordedAt)
    writer.member("tolerance", experiment.tolerance)
    writer.member("note", experiment.note)
    writer.member("raw", experiment.raw)
    writer.key("configuration")
    writer.value(configuration, configuration.root)
    writer.member("simulator", simulator)
    writer.key("measurements")
    writer.beginArray()
    for finding in findings { write(finding, to: &writer) }
    writer.endArray()
    writer.key("unexplained")
    writer.beginArray()
    for unexplained in experiment.unexplained {
      writer.beginObject()
      writer.member("metric", unexplained.path)
      writer.member("recorded", unexplained.value)
      writer.endObject()
    }
    writer.endArray()
    writer.key("revisions")
    writer.beginArray()
    for revision in revisions {
      writer.beginObject()
      writer.member("number", revision.number)
      writer.member("createdAt", revision.createdAt)
      writer.member("digest", revision.digest.description)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }

  private func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.verdictMembers(finding.comparison)
    writer.member("printed", finding.comparison.printed)
    writer.member("evidence", finding.evidence ?? experiment.source?.evidence)
    writer.member("by", finding.measuredBy)
    if let explanation = finding.explanation { writer.explanationMember(explanation) }
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a value of a tape, laid out as this writer lays out.
  fileprivate mutating func value(_ tape: JSONTape, _ node: JSONTape.NodeIndex) {
    switch tape.kind(node) {
    case .object:
      beginObject()
      for (name, member) in tape.members(node) {
        key(tape.text(name))
        value(tape, member)
      }
      endObject()
    case .array:
      beginArray()
      for element in tape.elements(node) { value(tape, element) }
      endArray()
    case .string: string(tape.text(node))
    case .number, .true, .false, .null: raw(tape.bytes[tape.range(node)])
    }
  }
}

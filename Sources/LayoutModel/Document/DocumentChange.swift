/// One thing that two documents state differently.
public struct DocumentChange: Sendable {
  /// What kind of thing.
  public enum Part: String, CaseIterable, Sendable {
    case parameter
    case measurement
    /// A value that follows from nothing in the configuration.
    case unexplained
    /// What is said of the numbers: source, tags, notes.
    case document
  }

  /// What kind of thing it is.
  public var part: Part
  /// The parameter's or metric's path, or the document's key.
  public var name: String
  /// What the first document states; nil where it states nothing.
  public var old: MetricValue?
  /// What the second document states; nil where it states nothing.
  public var new: MetricValue?
}

extension RecordableDocument {
  /// What this document states differently from another one: parameters first, then measurements.
  ///
  /// Within each part in the order of this document, what only the other one states last.
  public func changes(from other: RecordableDocument) -> [DocumentChange] {
    DocumentChange.Part.allCases.flatMap { part in
      Self.changes(part, other.statements(of: part), statements(of: part))
    }
  }

  private typealias Statement = (name: String, value: MetricValue)

  private static func changes(
    _ part: DocumentChange.Part, _ old: [Statement], _ new: [Statement]
  ) -> [DocumentChange] {
    let before = Dictionary(
      old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.name))
    let changed = new.compactMap { name, value -> DocumentChange? in
      if let known = before[name], known.isIdentical(to: value) { return nil }
      return DocumentChange(part: part, name: name, old: before[name], new: value)
    }
    let gone = old.filter { !after.contains($0.name) }.map {
      DocumentChange(part: part, name: $0.name, old: $0.value, new: nil)
    }
    return changed + gone
  }

  private func statements(of part: DocumentChange.Part) -> [Statement] {
    switch part {
    case .parameter:
      return parameters.map { parameter in
        switch parameter.value {
        case .number(let number): (parameter.path, .number(number))
        case .text(let text): (parameter.path, .text(text))
        case .boolean(let boolean): (parameter.path, .boolean(boolean))
        }
      }
    case .measurement:
      return experiment.measurements.flatMap { measurement -> [Statement] in
        let path = measurement.path
        let said: [(String, String?)] = [
          ("as printed", measurement.printed), ("evidence", measurement.evidence),
          ("by", measurement.measuredBy),
        ]
        return [(path, measurement.value)]
          + said.compactMap { key, text in text.map { ("\(path) (\(key))", .text($0)) } }
      }
    case .unexplained:
      return experiment.unexplained.map { ($0.path, $0.value) }
    case .document:
      return said()
    }
  }

  private func said() -> [Statement] {
    let source = experiment.source
    let texts: [(String, String?)] = [
      ("source.kind", source?.kind), ("source.ref", source?.ref),
      ("source.evidence", source?.evidence), ("source.by", source?.by),
      ("source.device", source?.device), ("source.osBuild", source?.osBuild),
      ("source.appCommit", source?.appCommit), ("source.tool", source?.tool),
      ("recordedAt", experiment.recordedAt), ("what", experiment.what), ("note", experiment.note),
      ("raw", experiment.raw),
    ]
    var statements: [Statement] = texts.compactMap { name, text in
      text.map { (name, .text($0)) }
    }
    if let tolerance = experiment.tolerance { statements.append(("tolerance", .number(tolerance))) }
    if !experiment.tags.isEmpty {
      statements.append(("tags", .text(experiment.tags.joined(separator: ", "))))
    }
    return statements
  }
}

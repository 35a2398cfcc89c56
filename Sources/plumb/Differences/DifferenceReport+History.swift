import ExperimentCatalog
import LayoutModel
import Reports

extension DifferenceReport {
  /// All revisions of an experiment, each with what changed against the one before.
  ///
  /// - Throws: `JSONSyntaxError` and `DocumentError` where the catalog is damaged.
  init(historyOf stored: StoredExperiment) throws {
    var groups: [Group] = []
    var before: RecordableDocument?
    for revision in stored.revisions {
      let document = try DocumentReader(JSONTape(parsing: revision.documentText)).recordable()
      let changes = before.map { document.changes(from: $0) }
      var rows = (changes ?? []).map { Row($0.name, $0.old, $0.new) }
      if changes?.isEmpty == true {
        rows = [Row("document", nil, nil, note: "the same values in another notation")]
      }
      groups.append(Group(Self.title(revision, document.experiment.source), rows))
      before = document
    }
    let count = stored.revisions.count
    self.init(
      kind: "history", left: stored.name, right: "",
      summary: "\(stored.name): \(CountText.format(count, "revision"))", differs: count > 1,
      groups: groups)
  }

  private static func title(_ revision: StoredRevision, _ source: ExperimentSource?) -> String {
    var parts = [
      "revision \(revision.number)", "recorded here at \(revision.createdAt)",
      "digest \(revision.digest.description.prefix(12))",
    ]
    let origin = [source?.kind, source?.ref, source?.evidence].compactMap { $0 }
    if !origin.isEmpty { parts.append(origin.joined(separator: " ")) }
    let measured = [
      ("by", source?.by), ("on", source?.device), ("OS build", source?.osBuild),
      ("app", source?.appCommit), ("with", source?.tool),
    ].compactMap { word, text in text.map { "\(word) \($0)" } }
    return (parts + measured).joined(separator: ", ")
  }
}

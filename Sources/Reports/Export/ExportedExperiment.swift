package import LayoutModel

/// A revision of an experiment with its identity, as exports write it.
package struct ExportedExperiment: Sendable {
  package let experiment: Experiment
  package let revision: Int
  /// When it was recorded, in UTC.
  package let createdAt: String
  package let digest: Digest
  /// Names the configuration.
  package let fingerprint: Digest
  /// The whole document as canonical JSON.
  package let documentText: [UInt8]
  /// The stated parameters, in the document's order.
  package let parameters: [Parameter]

  package init(
    experiment: Experiment, revision: Int, createdAt: String, digest: Digest, fingerprint: Digest,
    documentText: [UInt8], parameters: [Parameter]
  ) {
    self.experiment = experiment
    self.revision = revision
    self.createdAt = createdAt
    self.digest = digest
    self.fingerprint = fingerprint
    self.documentText = documentText
    self.parameters = parameters
  }
}

extension ExportedExperiment {
  /// What the document says of where its numbers come from, by the keys of its source.
  var sourceFields: [(name: String, text: String)] {
    let source = experiment.source
    let fields = [
      ("kind", source?.kind), ("ref", source?.ref), ("evidence", source?.evidence),
      ("by", source?.by), ("device", source?.device), ("osBuild", source?.osBuild),
      ("appCommit", source?.appCommit), ("tool", source?.tool),
    ]
    return fields.compactMap { name, text in text.map { (name, $0) } }
  }
}

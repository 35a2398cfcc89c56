/// A document with everything by which the catalog knows it again.
public struct RecordableDocument: Sendable {
  /// The version of the canonical form and of what it drops; it is stored with every fingerprint.
  public static let fingerprintVersion = 1

  /// The document as values.
  public var experiment: Experiment
  /// The whole document in canonical form.
  public var documentText: [UInt8]
  /// Of the whole document: recording an equal one again changes nothing.
  public var digest: Digest
  /// The configuration in canonical form, without what holds on every system anyway.
  ///
  /// ``DocumentReader/configuration()`` reads it back.
  public var configurationText: [UInt8]
  /// Of the configuration: equal ones are the same configuration.
  public var fingerprint: Digest

  let tape: JSONTape
  let configurationNode: JSONTape.NodeIndex
}

extension RecordableDocument {
  /// The line of the whole input on which the document ends.
  public var lastLine: Int { tape.location(offset: tape.bytes.count).line }
}

// Worked out when asked for: a configuration that the catalog has already needs neither.
extension RecordableDocument {
  /// Of the configuration without OS and device and with places in the tree for ids: equal ones are
  /// the same layout on other systems.
  public var shape: Digest {
    var writer = CanonicalWriter(
      tape, experiment.configuration,
      for: .shape(names: Self.places(experiment.configuration.views)))
    return SHA256.digest(of: writer.write(configurationNode, as: .configuration))
  }

  /// The stated parameters, with presence and counts.
  public var parameters: [Parameter] {
    ParameterList(tape, configurationNode, experiment.configuration).parameters
  }

  /// Names for views and components that depend only on their place in the tree.
  private static func places(_ views: [ViewConfiguration]) -> [String: String] {
    var places: [String: String] = [:]
    for (index, view) in views.enumerated() {
      places[view.id] = "#\(index)"
      if let header = view.scroll?.refreshHeader { places[header.id] = "#\(index).refreshHeader" }
      if let control = view.scroll?.refreshControl { places[control] = "#\(index).refreshControl" }
      if let footer = view.scroll?.loadMoreFooter {
        places[footer.id] = "#\(index).loadMoreFooter"
      }
    }
    return places
  }
}

extension DocumentReader {
  /// Reads the document and works out its identity.
  ///
  /// - Throws: ``DocumentError`` as ``experiment()`` does.
  public func recordable() throws(DocumentError) -> RecordableDocument {
    let experiment = try experiment()
    let node = try require(tape.root, "configuration")
    var document = CanonicalWriter(tape, experiment.configuration, for: .document)
    let documentText = document.write(tape.root, as: .experiment)
    var configuration = CanonicalWriter(tape, experiment.configuration, for: .configuration)
    let configurationText = configuration.write(node, as: .configuration)
    return RecordableDocument(
      experiment: experiment,
      documentText: documentText,
      digest: SHA256.digest(of: documentText),
      configurationText: configurationText,
      fingerprint: SHA256.digest(of: configurationText),
      tape: tape, configurationNode: node)
  }
}

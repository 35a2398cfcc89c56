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
  let configuration: RecordableConfiguration
  let tape: JSONTape
  let configurationNode: JSONTape.NodeIndex
}

extension RecordableDocument {
  /// The line of the whole input on which the document ends.
  public var lastLine: Int { tape.location(offset: tape.bytes.count).line }
}

extension RecordableDocument {
  /// The configuration in canonical form, without what holds on every system anyway.
  ///
  /// ``DocumentReader/configuration()`` reads it back.
  public var configurationText: [UInt8] { configuration.text }

  /// Of the configuration: equal ones are the same configuration.
  public var fingerprint: Digest { configuration.fingerprint }

  /// Of the configuration without OS and device and with places in the tree for ids: equal ones are
  /// the same layout on other systems.
  public var shape: Digest {
    configuration.derived?.shape
      ?? RecordableConfiguration.shape(tape, configurationNode, configuration.values)
  }

  /// The stated parameters, with presence and counts.
  public var parameters: [Parameter] {
    configuration.derived?.parameters
      ?? RecordableConfiguration.parameters(tape, configurationNode, configuration.values)
  }
}

extension DocumentReader {
  /// Reads the document and works out its identity.
  ///
  /// - Throws: ``DocumentError`` as ``experiment()`` does.
  public func recordable() throws(DocumentError) -> RecordableDocument {
    try recordable(deriving: false)
  }

  /// - Parameter isDeriving: Whether shape and parameters are worked out at once.
  func recordable(deriving isDeriving: Bool) throws(DocumentError) -> RecordableDocument {
    try validator.check(tape.root, as: .experiment)
    let node = try require(tape.root, "configuration")
    let configuration = RecordableConfiguration(
      tape, node, try configuration(at: node), isDeriving: isDeriving)
    return try recordable(with: configuration, at: node)
  }

  /// Reads what a checked document says beside a configuration that was read before.
  func recordable(
    with configuration: RecordableConfiguration, at node: JSONTape.NodeIndex
  ) throws(DocumentError) -> RecordableDocument {
    let experiment = try experiment(with: configuration.values)
    var writer = CanonicalWriter(
      tape, configuration.values, for: .document,
      written: CanonicalWriter.Written(node: node, text: configuration.documentText))
    let documentText = writer.write(tape.root, as: .experiment)
    return RecordableDocument(
      experiment: experiment, documentText: documentText,
      digest: SHA256.digest(of: documentText), configuration: configuration, tape: tape,
      configurationNode: node)
  }
}

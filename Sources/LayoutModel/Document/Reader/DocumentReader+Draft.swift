extension DocumentReader {
  /// Reads the document as a draft: an experiment that may lack its name, or a configuration alone.
  ///
  /// What is there is read as strictly as in an experiment.
  ///
  /// - Throws: ``DocumentError`` as ``experiment()`` does.
  public func draft() throws(DocumentError) -> Draft {
    guard tape.kind(tape.root) == .object, isExperiment else {
      return Draft(name: nil, configuration: try configuration(), measurements: [])
    }
    try validator.check(tape.root, keys: Self.draftKeys)
    let configuration = try configuration(at: require(tape.root, "configuration"))
    return Draft(
      name: tape.member(tape.root, "name") == nil ? nil : try name(),
      configuration: configuration,
      measurements: try measurements(in: configuration))
  }

  private static let draftKeys = KeyList(
    KeyTable.keys(of: .experiment).map { key in
      var key = key
      if key.name == "name" { key.isRequired = false }
      return key
    })

  /// Whether the document is meant as an experiment: it has a key of one, or none of a
  /// configuration.
  private var isExperiment: Bool {
    func hasKey(of object: DocumentObject) -> Bool {
      KeyTable.keys(of: object).contains { tape.member(tape.root, $0.name) != nil }
    }
    return hasKey(of: .experiment) || !hasKey(of: .configuration)
  }
}

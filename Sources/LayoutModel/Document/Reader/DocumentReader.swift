/// Reads experiment documents, strictly: what is not understood is an error, never a default.
///
/// ```swift
/// let tape = try JSONTape(parsing: bytes)
/// let experiment = try DocumentReader(tape).experiment()
/// ```
public struct DocumentReader {
  let tape: JSONTape
  let validator: DocumentValidator

  /// Makes a reader of the document on a tape.
  public init(_ tape: JSONTape) {
    self.init(tape, knownConfiguration: nil)
  }

  /// - Parameter knownConfiguration: The node of a configuration that was read before, if any.
  init(_ tape: JSONTape, knownConfiguration: JSONTape.NodeIndex?) {
    self.tape = tape
    validator = DocumentValidator(tape: tape, known: knownConfiguration)
  }

  /// Reads the document as an experiment.
  ///
  /// - Throws: ``DocumentError`` for the first thing that is wrong, with place, JSON path and what
  ///   would be right.
  public func experiment() throws(DocumentError) -> Experiment {
    try validator.check(tape.root, as: .experiment)
    return try experiment(with: configuration(at: require(tape.root, "configuration")))
  }

  /// Reads what a checked document says beside its configuration.
  func experiment(with configuration: Configuration) throws(DocumentError) -> Experiment {
    let root = tape.root
    return Experiment(
      name: try name(),
      source: try source(),
      what: text(root, "what"),
      note: text(root, "note"),
      raw: text(root, "raw"),
      tags: try tags(),
      recordedAt: try recordedAt(),
      tolerance: tape.member(root, "tolerance").map(tape.number),
      configuration: configuration,
      measurements: try measurements(in: configuration),
      unexplained: try unexplained())
  }

  /// Reads the document as a configuration alone, as it is stored with the catalog.
  ///
  /// - Throws: ``DocumentError`` as ``experiment()`` does.
  public func configuration() throws(DocumentError) -> Configuration {
    try validator.check(tape.root, as: .configuration)
    return try configuration(at: tape.root)
  }

  /// The parameters that a configuration alone states, in the document's order.
  ///
  /// - Throws: ``DocumentError`` as ``configuration()`` does.
  public func configurationParameters() throws(DocumentError) -> [Parameter] {
    let configuration = try configuration()
    return ParameterList(tape, tape.root, configuration).parameters
  }

  // MARK: The document's own keys

  func name() throws(DocumentError) -> String {
    let node = try require(tape.root, "name")
    let name = tape.text(node)
    guard !name.isEmpty, name.utf8.count <= 200 else {
      throw error(node, "a name has 1 to 200 bytes, this one has \(name.utf8.count)")
    }
    guard name.unicodeScalars.allSatisfy({ $0.value > 0x1F && $0.value != 0x7F }) else {
      throw error(node, "a name has no control characters")
    }
    guard name.first != " ", name.last != " " else {
      throw error(node, "a name neither begins nor ends with a space")
    }
    return name
  }

  private func source() throws(DocumentError) -> ExperimentSource? {
    guard let node = tape.member(tape.root, "source") else { return nil }
    return ExperimentSource(
      kind: tape.text(try require(node, "kind")), ref: text(node, "ref"),
      evidence: text(node, "evidence"), by: text(node, "by"), device: text(node, "device"),
      osBuild: text(node, "osBuild"), appCommit: text(node, "appCommit"),
      tool: text(node, "tool"))
  }

  private func tags() throws(DocumentError) -> [String] {
    guard let node = tape.member(tape.root, "tags") else { return [] }
    var tags: [String] = []
    for element in tape.elements(node) {
      let tag = tape.text(element)
      guard !tag.isEmpty else { throw error(element, "a tag is not empty") }
      guard !tags.contains(tag) else {
        throw error(element, "the tag \"\(tag)\" stands here twice")
      }
      tags.append(tag)
    }
    return tags
  }

  private func recordedAt() throws(DocumentError) -> String? {
    guard let node = tape.member(tape.root, "recordedAt") else { return nil }
    let text = tape.text(node)
    guard Timestamp.isValid(text) else {
      throw error(
        node,
        "'\(text)' is no ISO 8601 date; write 2016-09-01, 2016-09-01T08:30:00Z or"
          + " 2016-09-01T08:30:00+02:00")
    }
    return text
  }

  // MARK: Access for the other parts of the reader

  func error(_ node: JSONTape.NodeIndex, _ message: String) -> DocumentError {
    validator.error(node, message)
  }

  func negativeExtent(_ name: String, _ node: JSONTape.NodeIndex) -> DocumentError {
    validator.negativeExtent(name, node)
  }

  /// The place of the view that a text of the document names.
  func viewIndex(
    id: String, _ views: [ViewConfiguration], at node: JSONTape.NodeIndex
  ) throws(DocumentError) -> Int {
    if let index = views.firstIndex(where: { $0.id == id }) { return index }
    let near = NearestName.suggestions(for: id, among: views.map(\.id))
    let hint =
      near.first.map { "did you mean '\($0)'?" }
      ?? "the views are \(views.map { "'\($0.id)'" }.joined(separator: ", "))"
    throw error(node, "'\(id)' is no view of this configuration; \(hint)")
  }

  /// The value of a key that the validator has found to be there.
  func require(
    _ object: JSONTape.NodeIndex, _ key: String
  ) throws(DocumentError) -> JSONTape.NodeIndex {
    guard let node = tape.member(object, key) else {
      throw error(object, "the key \"\(key)\" is missing")
    }
    return node
  }

  func text(_ object: JSONTape.NodeIndex, _ key: String) -> String? {
    tape.member(object, key).map(tape.text)
  }

  func boolean(_ object: JSONTape.NodeIndex, _ key: String) -> Bool? {
    tape.member(object, key).map { tape.kind($0) == .true }
  }

  func number(_ object: JSONTape.NodeIndex, _ key: String) -> Double? {
    tape.member(object, key).map { number($0) }
  }

  /// A number with -0 taken for 0, as the fingerprint takes it.
  func number(_ node: JSONTape.NodeIndex) -> Double { tape.number(node) + 0 }

  func word<Word: RawRepresentable>(
    _ object: JSONTape.NodeIndex, _ key: String
  ) -> Word? where Word.RawValue == String {
    text(object, key).flatMap(Word.init(rawValue:))
  }

  private func numbers(
    _ object: JSONTape.NodeIndex, _ key: String
  ) -> (Double, Double, Double, Double)? {
    guard let node = tape.member(object, key) else { return nil }
    var numbers = (0.0, 0.0, 0.0, 0.0)
    for (index, element) in tape.elements(node).enumerated() {
      switch index {
      case 0: numbers.0 = number(element)
      case 1: numbers.1 = number(element)
      case 2: numbers.2 = number(element)
      default: numbers.3 = number(element)
      }
    }
    return numbers
  }

  func rect(_ object: JSONTape.NodeIndex, _ key: String) -> Rect? {
    numbers(object, key).map { Rect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }

  func insets(_ object: JSONTape.NodeIndex, _ key: String) -> EdgeInsets? {
    numbers(object, key).map { EdgeInsets(top: $0.0, left: $0.1, bottom: $0.2, right: $0.3) }
  }

  func transform(_ object: JSONTape.NodeIndex, _ key: String) -> AffineTransform? {
    guard let node = tape.member(object, key) else { return nil }
    let n = tape.elements(node).map { number($0) }
    guard n.count == 6 else { return nil }
    let transform = AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    return transform == .identity ? nil : transform
  }

  func sizes(_ object: JSONTape.NodeIndex, _ key: String) -> [Size] {
    guard let node = tape.member(object, key) else { return [] }
    return tape.elements(node).map { element in
      let numbers = tape.elements(element).map { number($0) }
      return Size(width: numbers.first ?? 0, height: numbers.last ?? 0)
    }
  }

  func size(_ object: JSONTape.NodeIndex, _ key: String) -> Size? {
    numbers(object, key).map { Size(width: $0.0, height: $0.1) }
  }

  func point(_ object: JSONTape.NodeIndex, _ key: String) -> Point? {
    numbers(object, key).map { Point(x: $0.0, y: $0.1) }
  }
}

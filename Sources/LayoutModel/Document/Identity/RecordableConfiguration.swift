/// A configuration with everything by which the catalog knows it again.
///
/// A class, because documents that come one after the other often share one.
final class RecordableConfiguration: Sendable {
  /// As the document states it.
  let source: [UInt8]
  let values: Configuration
  /// In canonical form as a part of the whole document: everything that is stated stays.
  let documentText: [UInt8]
  /// In canonical form without what holds on every system anyway.
  let text: [UInt8]
  let fingerprint: Digest
  /// What a catalog needs that does not have the configuration yet; nil where nobody may ask.
  let derived: (shape: Digest, parameters: [Parameter])?

  /// - Parameter node: Where the tape has what was checked and read as these values.
  init(
    _ tape: JSONTape, _ node: JSONTape.NodeIndex, _ values: Configuration, isDeriving: Bool
  ) {
    source = Array(tape.bytes[tape.range(node)])
    self.values = values
    var document = CanonicalWriter(tape, values, for: .document)
    documentText = document.write(node, as: .configuration)
    var writer = CanonicalWriter(tape, values, for: .configuration)
    text = writer.write(node, as: .configuration)
    fingerprint = SHA256.digest(of: text)
    derived =
      isDeriving
      ? (Self.shape(tape, node, values), Self.parameters(tape, node, values)) : nil
  }

  static func shape(
    _ tape: JSONTape, _ node: JSONTape.NodeIndex, _ values: Configuration
  ) -> Digest {
    var writer = CanonicalWriter(tape, values, for: .shape(names: places(values.views)))
    return SHA256.digest(of: writer.write(node, as: .configuration))
  }

  static func parameters(
    _ tape: JSONTape, _ node: JSONTape.NodeIndex, _ values: Configuration
  ) -> [Parameter] {
    ParameterList(tape, node, values).parameters
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

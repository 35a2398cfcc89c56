/// Reads documents that are to be recorded one after the other.
///
/// Documents in a row often have one configuration. Where its bytes are those of the document before,
/// everything that follows from them alone is taken from there.
public struct RecordableReader {
  private var last: RecordableConfiguration?

  /// Makes a reader that has read nothing.
  public init() {}

  /// Reads a document and works out its identity, and its configuration's parameters and shape.
  ///
  /// - Throws: ``DocumentError`` as ``DocumentReader/experiment()`` does.
  public mutating func read(_ tape: JSONTape) throws(DocumentError) -> RecordableDocument {
    if let last, let node = tape.member(tape.root, "configuration"),
      tape.range(node).count == last.source.count,
      tape.bytes.equals(
        from: tape.range(node).lowerBound, last.source, from: 0, count: last.source.count)
    {
      let reader = DocumentReader(tape, knownConfiguration: node)
      try reader.validator.check(tape.root, as: .experiment)
      return try reader.recordable(with: last, at: node)
    }
    let document = try DocumentReader(tape).recordable(deriving: true)
    last = document.configuration
    return document
  }
}

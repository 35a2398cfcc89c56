import LayoutModel

/// A document that was read and checked, with its place in the input.
struct DecodedDocument: Sendable {
  let document: RecordableDocument
  /// The name of the source that it stands in.
  let source: String
  /// How many bytes of the whole input had been read when it was complete.
  let byteCount: Int
}

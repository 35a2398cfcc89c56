import LayoutModel

/// A document that was read and checked, with its place in the input.
///
/// A class, so that one that is handed on is not copied with its many parts.
final class DecodedDocument: Sendable {
  let document: RecordableDocument
  /// The name of the source that it stands in.
  let source: String
  /// How many bytes of the whole input had been read when it was complete.
  let byteCount: Int

  init(document: RecordableDocument, source: String, byteCount: Int) {
    self.document = document
    self.source = source
    self.byteCount = byteCount
  }
}

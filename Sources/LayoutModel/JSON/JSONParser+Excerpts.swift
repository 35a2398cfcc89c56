// How pieces of the input appear in a message.
extension JSONParser {
  /// A message shows at most this many characters of the input in one place.
  private static let excerptLength = 40

  /// Names what stands at `offset`: `'x'`, `byte 0x1F`, `the end of the input`.
  func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the input" }
    let length = scalarLength(at: offset)
    guard length > 0, bytes[offset] > 0x20, bytes[offset] != 0x7F else {
      return "byte 0x\(hexadecimal(bytes[offset]))"
    }
    return "'\(excerpt(offset..<(offset + length)))'"
  }

  /// Returns the bytes as text, shortened where they are many.
  func excerpt(_ range: Range<Int>) -> String {
    shortened(String(decoding: bytes[range], as: UTF8.self))
  }

  /// Returns `text` as a JSON string, shortened where it is long, so that it stays on one line.
  func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(shortened(text))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "0" + digits : digits
  }

  private func shortened(_ text: String) -> String {
    guard text.unicodeScalars.count > Self.excerptLength else { return text }
    let head = text.unicodeScalars.prefix(Self.excerptLength)
    return String(String.UnicodeScalarView(head)) + "…"
  }
}

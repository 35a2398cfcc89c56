import LayoutModel

/// Goes on with a compact object that has members already: each begins with a comma.
///
/// There must be room for what is written.
extension OutputSpan: JSONMemberWriter where Element == UInt8 {
  mutating func member(_ key: StaticString, text: String) {
    begin(key)
    append(quoted: text)
  }

  @inline(__always)
  mutating func member(_ key: StaticString, plain text: [UInt8]) {
    append(",\"" as StaticString)
    append(key)
    append("\":\"" as StaticString)
    text.withUnsafeBufferPointer { append($0) }
    append(UInt8(ascii: "\""))
  }

  @inline(__always)
  mutating func member(_ key: StaticString, number: Double) {
    precondition(number.isFinite, "JSON has no such number")
    begin(key)
    NumberText.append(number, to: &self)
  }

  @inline(__always)
  mutating func member(_ key: StaticString, integer: Int) {
    begin(key)
    append(decimal: integer)
  }

  @inline(__always)
  mutating func member(_ key: StaticString, word: StaticString) {
    begin(key)
    append(word)
  }

  @inline(__always)
  private mutating func begin(_ key: StaticString) {
    append(",\"" as StaticString)
    append(key)
    append("\":" as StaticString)
  }
}

import LayoutModel

/// Goes on with a compact object that has members already: each begins with a comma.
///
/// There must be room for what is written.
extension OutputSpan: JSONMemberWriter where Element == UInt8 {
  mutating func member(_ key: StaticString, text: String) {
    append(nextKey: key)
    append(quoted: text)
  }

  @inline(__always)
  mutating func member(_ key: StaticString, plain text: [UInt8]) {
    append(nextKey: key)
    append(UInt8(ascii: "\""))
    text.withUnsafeBufferPointer { append($0) }
    append(UInt8(ascii: "\""))
  }

  @inline(__always)
  mutating func member(_ key: StaticString, number: Double) {
    precondition(number.isFinite, "JSON has no such number")
    append(nextKey: key)
    NumberText.append(number, to: &self)
  }

  @inline(__always)
  mutating func members(_ first: StaticString, _ second: StaticString, number: Double) {
    append(nextKey: first)
    let start = count
    NumberText.append(number, to: &self)
    let end = count
    append(nextKey: second)
    append(copyOf: start..<end)
  }

  @inline(__always)
  mutating func member(_ key: StaticString, integer: Int) {
    append(nextKey: key)
    append(decimal: integer)
  }

  @inline(__always)
  mutating func member(_ key: StaticString, word: StaticString) {
    append(nextKey: key)
    append(word)
  }
}

/// The bytes of a JSON string that stand for themselves: printable ASCII without `"` and `\`.
enum PlainText {
  /// Whether `byte` stands for itself in a string.
  static func contains(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x60 && byte != ASCII.quote && byte != ASCII.backslash
  }

  /// Returns the offset of the first byte from `start` on that isn't plain, or the end.
  ///
  /// Eight bytes are looked at in one step: the top bit of each byte of `marks` says that the byte
  /// is below 0x20, above 0x7F, a quote or a backslash. A borrow can set the bit wrongly, but only
  /// in a byte above one that is rightly marked, and only the lowest counts.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    let span = bytes.span
    let raw = span.bytes
    var index = start
    while index &+ 8 <= span.count {
      let word = UInt64(
        littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let controls = word &- 0x2020_2020_2020_2020
      let quotes = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
      let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
      let marks = (word | controls | quotes | backslashes) & 0x8080_8080_8080_8080
      if marks != 0 { return index &+ marks.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < span.count, contains(span[index]) {
      index &+= 1
    }
    return index
  }
}

/// The words of a name in camel case, dotted or with other separators.
enum NameWords {
  /// Returns the words in lower case: `table.contentInset.top` has four.
  ///
  /// A word begins behind a character that is no letter or digit, and at an upper-case letter that
  /// follows a lower-case letter or a digit, or leads from capitals to a lower-case one (`URLName`).
  static func split(_ name: String) -> [[UInt8]] {
    let bytes = Array(name.utf8)
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if begins(at: index, in: bytes), !word.isEmpty {
        words.append(word)
        word = []
      }
      if isWordPart(byte) { word.append(isUpper(byte) ? byte | 0x20 : byte) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func begins(at index: Int, in bytes: [UInt8]) -> Bool {
    guard isWordPart(bytes[index]) else { return true }
    guard index > 0, isUpper(bytes[index]) else { return false }
    if !isUpper(bytes[index - 1]) { return true }
    return index + 1 < bytes.count && isLower(bytes[index + 1])
  }

  private static func isUpper(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }

  private static func isLower(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isUpper(byte) || isLower(byte) || ASCII.isDigit(byte) || byte >= 0x80
  }
}

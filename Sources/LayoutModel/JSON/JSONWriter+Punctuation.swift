extension JSONWriter {
  /// What stands between values.
  struct Punctuation {
    static let longest = 2

    static let none = Punctuation(count: 0)
    static let lineFeed = Punctuation(ASCII.lineFeed, count: 1)
    static let comma = Punctuation(ASCII.comma, count: 1)
    static let commaAndSpace = Punctuation(ASCII.comma, count: 2)
    static let colon = Punctuation(ASCII.colon, count: 1)
    static let colonAndSpace = Punctuation(ASCII.colon, count: 2)

    let mark: UInt8
    /// Of two bytes the second is a space.
    let count: Int

    private init(_ mark: UInt8 = ASCII.space, count: Int) {
      self.mark = mark
      self.count = count
    }
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  mutating func append(_ punctuation: JSONWriter.Punctuation) {
    if punctuation.count > 0 { append(punctuation.mark) }
    if punctuation.count > 1 { append(ASCII.space) }
  }
}

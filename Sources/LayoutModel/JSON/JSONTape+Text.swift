extension JSONTape {
  /// Returns a string or a key with its escapes resolved.
  ///
  /// - Precondition: the node is a string.
  public func text(_ n: NodeIndex) -> String {
    let node = nodes[n]
    precondition(node.kind == .string, "a text is asked of a string")
    let content = bytes[(Int(node.start) + 1)..<(Int(node.end) - 1)]
    guard node.flag else { return String(decoding: content, as: UTF8.self) }
    return String(decoding: JSONEscapes.resolved(content), as: UTF8.self)
  }

  /// Whether the bytes of a string or a key come before those of another one.
  func precedes(_ a: NodeIndex, _ b: NodeIndex) -> Bool {
    let (first, second) = (nodes[a], nodes[b])
    guard !first.flag, !second.flag else {
      return text(a).utf8.lexicographicallyPrecedes(text(b).utf8)
    }
    var (i, j) = (Int(first.start) + 1, Int(second.start) + 1)
    let (endOfFirst, endOfSecond) = (Int(first.end) - 1, Int(second.end) - 1)
    while i < endOfFirst, j < endOfSecond {
      if bytes[i] != bytes[j] { return bytes[i] < bytes[j] }
      i &+= 1
      j &+= 1
    }
    return i == endOfFirst && j < endOfSecond
  }

  /// Whether a string or a key has exactly the scalars of `text`; false for any other value.
  ///
  /// Unlike `==` of strings it doesn't take two spellings of one character for the same. No
  /// string is made where nothing is escaped.
  public func equals(_ n: NodeIndex, _ text: String) -> Bool {
    let node = nodes[n]
    guard node.kind == .string else { return false }
    let content = (Int(node.start) + 1)..<(Int(node.end) - 1)
    guard !node.flag else {
      return JSONEscapes.resolved(bytes[content]).elementsEqual(text.utf8)
    }
    return equals(content, text)
  }

  /// Whether a range of the input has exactly the bytes of `text`.
  func equals(_ range: Range<Int>, _ text: String) -> Bool {
    guard text.utf8.count == range.count else { return false }
    var text = text
    return text.withUTF8 { text in
      let span = bytes.span
      var offset = range.lowerBound
      for byte in text {
        guard byte == span[offset] else { return false }
        offset &+= 1
      }
      return true
    }
  }
}

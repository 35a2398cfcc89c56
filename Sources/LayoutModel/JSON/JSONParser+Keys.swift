extension JSONParser {
  /// Up to this many members each key is compared with those before it, without a dictionary.
  private static let pairwiseLimit = 16

  /// Checks that the object's keys differ, escapes resolved.
  ///
  /// - Complexity: O(n) in the number of members.
  func checkKeys(of object: Int) throws(JSONSyntaxError) {
    if nodes[object].count <= Self.pairwiseLimit {
      try checkKeysPairwise(of: object)
    } else {
      try checkKeysByHash(of: object)
    }
  }

  private func checkKeysPairwise(of object: Int) throws(JSONSyntaxError) {
    let end = Int(nodes[object].next)
    var key = Int(nodes[object + 2].next)
    while key < end {
      var earlier = object + 1
      while earlier < key {
        if isSameKey(earlier, key) { throw doubledKeyFault(first: earlier, second: key) }
        earlier = Int(nodes[earlier + 1].next)
      }
      key = Int(nodes[key + 1].next)
    }
  }

  private func checkKeysByHash(of object: Int) throws(JSONSyntaxError) {
    var firsts: [[UInt8]: Int] = [:]
    firsts.reserveCapacity(nodes[object].count)
    var key = object + 1
    while key < Int(nodes[object].next) {
      if let first = firsts.updateValue(key, forKey: keyBytes(key)) {
        throw doubledKeyFault(first: first, second: key)
      }
      key = Int(nodes[key + 1].next)
    }
  }

  private func isSameKey(_ a: Int, _ b: Int) -> Bool {
    let first = nodes[a]
    let second = nodes[b]
    if first.flag || second.flag { return keyBytes(a) == keyBytes(b) }
    return first.contentLength == second.contentLength
      && bytes.equals(
        from: Int(first.start), bytes, from: Int(second.start), count: first.contentLength &+ 1)
  }

  /// Returns the key's UTF-8 without quotes and escapes.
  func keyBytes(_ key: Int) -> [UInt8] {
    let content = bytes[(Int(nodes[key].start) + 1)..<(Int(nodes[key].end) - 1)]
    return nodes[key].flag ? JSONEscapes.resolved(content) : Array(content)
  }
}

import LayoutModel

// What the formats with a line for each comparison ask of it.

extension Comparison {
  /// The finite number that is recorded and computed; nil where they are not the same one.
  var commonNumber: Double? {
    guard case .number(let number) = recorded, case .number(number)? = computed, number.isFinite
    else { return nil }
    return number
  }
}

extension Span<Comparison> {
  /// The most bytes that one takes as a line of NDJSON or CSV, without what says whose it is.
  func mostBytes(at index: Int) -> Int {
    var texts = self[index].metric.utf8.count
    texts += self[index].reason?.utf8.count ?? 0
    if case .text(let text) = self[index].recorded { texts += text.utf8.count }
    if case .text(let text)? = self[index].computed { texts += text.utf8.count }
    // A byte that is escaped is six; keys, numbers and words are fewer than the rest.
    return 6 * texts + 512
  }
}

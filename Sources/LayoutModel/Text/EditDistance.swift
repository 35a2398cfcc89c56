/// The number of edits between two words.
enum EditDistance {
  /// Returns the Damerau-Levenshtein distance in its form of optimal string alignment.
  ///
  /// An edit inserts, removes or replaces one element or swaps two neighbours; no part is edited
  /// twice. Nil means more than `limit` edits.
  ///
  /// - Complexity: O(a · b) in the words' lengths.
  static func between(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = beforePrevious
    for row in a.indices {
      current[0] = row + 1
      for column in b.indices {
        var distance = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (a[row] == b[column] ? 0 : 1))
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = distance
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}

/// A pattern of dotted paths; `*` stands for any run of characters.
public struct PathPattern: Hashable, Sendable {
  private let pattern: [UInt8]

  /// Makes a pattern.
  public init(_ text: String) {
    pattern = Array(text.utf8)
  }

  /// Whether a path is as the pattern says, from its beginning to its end.
  ///
  /// - Complexity: O(n m) in the lengths of pattern and path.
  public func matches(_ path: String) -> Bool {
    let text = Array(path.utf8)
    var position = 0
    var place = 0
    // The last star that was passed, and where its run of characters ends so far.
    var star: (place: Int, end: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == text[position] {
        place += 1
        position += 1
      } else if let last = star {
        // Only the last star needs to take more: what stands before it matches already.
        star = (last.place, last.end + 1)
        place = last.place + 1
        position = last.end + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

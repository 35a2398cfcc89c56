/// A known deviation: where it is, how large it is, and why it stays.
public struct Waiver: Hashable, Sendable {
  /// The metric's path; `*` stands for any run of characters.
  public var metric: String
  /// A filter that selects the experiments.
  public var condition: String
  /// The range in which recorded minus computed lies, both ends included, in the metric's unit.
  public var deviation: ClosedRange<Double>
  /// Why the deviation stays.
  public var reason: String
  /// Where the reason can be looked up.
  public var reference: String
  /// The day from which the waiver holds, as `2026-11-30`.
  public var since: String

  /// Makes a waiver.
  public init(
    metric: String, condition: String, deviation: ClosedRange<Double>, reason: String,
    reference: String, since: String
  ) {
    self.metric = metric
    self.condition = condition
    self.deviation = deviation
    self.reason = reason
    self.reference = reference
    self.since = since
  }

  /// Whether the waiver speaks of a metric.
  ///
  /// - Complexity: O(n m) in the lengths of pattern and path.
  public func covers(metric path: String) -> Bool {
    let text = Array(path.utf8)
    let pattern = Array(metric.utf8)
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

/// How long to wait for a lock before asking again: SQLite's own times, which end where it looks
/// whether somebody has lost patience.
enum BusyWait {
  private static let pauses = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]
  private static let sums = pauses.indices.map { pauses[..<$0].reduce(0, +) }

  /// The pause in milliseconds after having asked so many times before.
  static func pause(_ count: Int) -> Int { pauses[min(count, pauses.count - 1)] }

  /// How many milliseconds all pauses before it come to.
  static func milliseconds(before count: Int) -> Int {
    let last = pauses.count - 1
    return count <= last ? sums[count] : sums[last] + (count - last) * pauses[last]
  }
}

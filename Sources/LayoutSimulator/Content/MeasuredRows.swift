import LayoutModel

/// The rows of a table that have been shown once and count with their own height since.
struct MeasuredRows {
  /// Ranges of rows by section, in order and apart from each other.
  private(set) var ranges: [[Range<Int>]]

  init(sections: Int) { ranges = Array(repeating: [], count: sections) }

  /// Adds rows of a section.
  mutating func insert(_ rows: Range<Int>, section: Int) {
    guard !rows.isEmpty else { return }
    var merged: [Range<Int>] = []
    var new = rows
    for range in ranges[section] {
      if range.upperBound < new.lowerBound {
        merged.append(range)
      } else if range.lowerBound > new.upperBound {
        merged.append(new)
        new = range
      } else {
        new = min(range.lowerBound, new.lowerBound)..<max(range.upperBound, new.upperBound)
      }
    }
    merged.append(new)
    ranges[section] = merged
  }

  /// Forgets rows beyond a section's end.
  mutating func truncate(section: Int, to count: Int) {
    ranges[section] = ranges[section].map { $0.clamped(to: 0..<count) }.filter { !$0.isEmpty }
  }
}

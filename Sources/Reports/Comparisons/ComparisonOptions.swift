/// What a report of comparisons says of itself and how much it lists.
package struct ComparisonOptions: Sendable {
  /// The version of the simulator that computed.
  package var simulator: String
  /// How many findings are listed at most; nil for the format's own limit.
  package var rowLimit: Int?
  /// Whether what matches is listed, too.
  package var listsMatches: Bool
  /// A moment that the report states; nil for a report that is the same at any time.
  package var stamp: String?

  package init(
    simulator: String, rowLimit: Int? = nil, listsMatches: Bool = false, stamp: String? = nil
  ) {
    self.simulator = simulator
    self.rowLimit = rowLimit
    self.listsMatches = listsMatches
    self.stamp = stamp
  }
}

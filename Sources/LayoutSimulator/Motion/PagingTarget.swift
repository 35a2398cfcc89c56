import LayoutModel

/// Where a paging scroll view stops.
enum PagingTarget {
  /// The offset of the page nearest to where the content is heading, at most one page away from the
  /// page where the drag began.
  ///
  /// Pages are as large as the bounds; insets do not count. The limit of one page is what every
  /// description of `isPagingEnabled` says; no print shows it.
  static func offset(
    from start: Double, offset: Double, velocity: Double, extent: Double,
    limits: Trajectory.Limits, rate: Double
  ) -> Double {
    guard extent > 0 else { return offset }
    let first = (start / extent).rounded()
    let projected = Deceleration(start: offset, velocity: velocity, rate: rate).target / extent
    let page = min(max(projected.rounded(), first - 1), first + 1)
    return min(max(page * extent, limits.minimum), limits.maximum)
  }
}

/// A metric of a filter, with the views whose metric it is.
struct FilterMetric: Hashable, Sendable {
  /// Whose metric it is.
  enum Owner: Hashable, Sendable {
    /// What the path itself names: `table.contentOffset.y`.
    case named
    /// The first scroll view's in tree order.
    case main
    /// That of the view for which `any(…)` stands.
    case each
  }

  let owner: Owner

  /// The path; without the view where the owner is not named in it.
  let path: String

  static func named(_ path: String) -> FilterMetric { FilterMetric(owner: .named, path: path) }
}

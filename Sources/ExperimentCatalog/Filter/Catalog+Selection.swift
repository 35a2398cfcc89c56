extension Catalog {
  /// What to do with names of views and metrics that the catalog does not have.
  enum UnknownNames {
    /// They are errors, with the nearest known names.
    case refused
    /// They are parameters and metrics that every experiment lacks.
    case missing
  }

  /// - Parameter simulator: The version that `expected.` and `deviation.` speak of.
  /// - Throws: `FilterError` and `SQLiteError`.
  func selection(
    matching filter: Filter?, simulator: String?, unknownNames: UnknownNames = .refused
  ) throws -> Selection {
    guard let filter else { return .everything }
    throw FilterError("filters are not available yet", in: filter.text, at: 0..<0)
  }
}

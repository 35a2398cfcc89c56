/// A filter that selects experiments, in the style of SQL's WHERE.
///
///     let filter = try Filter.parse("os >= 11 and table.contentInset.top > 0")
///     let experiments = try catalog.experiments(matching: filter)
///
/// Parsing needs no catalog. What the names mean is checked where the filter is used, since a
/// catalog has views and metrics of its own.
package struct Filter: Sendable {
  /// The filter as it was written.
  package let text: String

  let root: FilterExpression

  /// Reads a filter.
  ///
  /// - Throws: `FilterError` where the text is no filter.
  package static func parse(_ text: String) throws(FilterError) -> Filter {
    Filter(text: text, root: try FilterParser.parse(text))
  }
}

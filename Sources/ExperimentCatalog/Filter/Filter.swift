/// A filter that selects experiments, in the style of SQL's WHERE.
///
///     let filter = try Filter.parse("os >= 11 and table.contentInset.top > 0")
///     let experiments = try catalog.experiments(matching: filter)
///
/// - A bare word is a parameter: `table.contentInset.top`, `config.table.contentInset.top` in full,
///   `main.…` of the first scroll view, `any(UITableView).…` of each, `os`, `device` and
///   `orientation` for short. Its value is the stated one, else the default under the experiment's
///   OS; where the experiment does not have the thing at all it is missing.
/// - `measured.…`, `expected.…` and `deviation.…` are metrics, the latter two of one simulator
///   version. `name`, `tag` and `source.kind|ref|evidence` are the document's. `deviates`, `matches`,
///   `waived` and `verdict` ask for verdicts, of one metric as `deviates(table.contentOffset.y)`.
/// - Names with brackets stand in double quotes, texts in single ones, a quote within is doubled.
/// - A literal beside `os` is a version: 9.3 < 11 < 11.2.
/// - `=`, `==`, `!=`, `<>`, `<`, `<=`, `>`, `>=`, `in (…)`, `between … and …`, `like` with % and _,
///   regardless of case in ASCII, `is missing`, `is recorded`; `not`, which binds tighter than
///   `and`, which binds tighter than `or`; `+ - * /` and `abs(…)`.
/// - A comparison with a missing value does not hold, and `not` is its plain negation.
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

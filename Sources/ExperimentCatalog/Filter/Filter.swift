/// A filter that selects experiments, in the style of SQL's WHERE.
package struct Filter: Sendable {
  /// The filter as it was written.
  package let text: String

  /// - Throws: `FilterError` where the text is no filter.
  package static func parse(_ text: String) throws(FilterError) -> Filter {
    throw FilterError("filters are not available yet", in: text, at: 0..<text.count)
  }

  func checkNames() throws(FilterError) {}
}

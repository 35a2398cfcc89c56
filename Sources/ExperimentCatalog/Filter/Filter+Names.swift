extension Filter {
  /// Selects experiments by their names.
  ///
  /// - Throws: `FilterError` where there are too many of them for one filter.
  package static func names(_ names: [String]) throws(FilterError) -> Filter {
    let quoted = names.map { "'\($0.replacing("'", with: "''"))'" }
    return try parse("name in (\(quoted.joined(separator: ", ")))")
  }
}

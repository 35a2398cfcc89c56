import LayoutModel

extension LayoutRule {
  static let estimatedRowHeight = LayoutRule(
    "estimatedRowHeight",
    "With estimation on (the default from iOS 11) a row counts with its estimate until it has been"
      + " shown once.",
    .recorded, basis: "field/fc082-a, field/fc003, field/fc081")
}

/// How high rows are where nobody says otherwise.
enum RowHeight {
  /// The height of a default cell with one line at the default text size, in points.
  ///
  /// 44 up to iOS 18: the `rowHeight` property's default up to iOS 7, what a standard cell measures
  /// with `automaticDimension` from iOS 8 (articles/000/five-tables-5). 52 from iOS 26
  /// (field/fd021), 51.5 in Mac Catalyst (peer/ou-table-plain-contentsize).
  static func standard(on platform: Platform) -> Double {
    guard platform.os.major >= 26 else { return 44 }
    return platform.isMacCatalystApp ? 51.5 : 52
  }

  /// With how much a row counts before it is shown; nil where rows count with their height at once.
  ///
  /// Heights that the delegate or the cells deliver are estimated where `estimatedRowHeight` says so:
  /// by default from iOS 11 with the height of a standard cell. A height that the `rowHeight`
  /// property gives to every row needs no estimate.
  static func estimate(_ table: TableViewConfiguration, on platform: Platform) -> Double? {
    switch table.estimatedRowHeight {
    case .points(let points): points > 0 ? points : nil
    case .automatic: standard(on: platform)
    case nil: platform.os.major >= 11 ? standard(on: platform) : nil
    }
  }
}

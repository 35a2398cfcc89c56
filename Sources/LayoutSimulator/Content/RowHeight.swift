import LayoutModel

/// How high rows are where nobody says otherwise.
enum RowHeight {
  /// The height of a default cell with one line at the default text size, in points.
  ///
  /// 44 up to iOS 18: the `rowHeight` property's default up to iOS 7, what a standard cell measures
  /// with `automaticDimension` from iOS 8 (articles/000/five-tables-5). 52 from iOS 26 (dumps of
  /// iOS 26.1).
  static func standard(os: OSVersion) -> Double { os.major >= 26 ? 52 : 44 }

  /// Whether heights that the delegate or the cells deliver are estimated before rows are shown.
  ///
  /// `estimatedRowHeight` is `automaticDimension` by default from iOS 11, 0 before.
  static func isEstimated(os: OSVersion) -> Bool { os.major >= 11 }
}

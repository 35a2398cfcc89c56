// The rows of the table are written with these few functions, so that a row fits on a line.
// They are not inlined: the optimizer would take seconds over 131 copies.
extension DeviceTable {
  /// From a version through the last minor version of a major one; nil: still so in the newest.
  typealias OSRange = (minimum: OSVersion, maximumMajor: Int?)

  /// The measures of a model under a range of OS versions, without name and size.
  struct Row {
    var range: OSRange
    var statusBarHeight: Double
    var safeAreaPortrait: EdgeInsets
    var safeAreaLandscape: EdgeInsets
    var navigationBarLandscapeHeight: Double
    var navigationBarY: Double?
    var confidence: Device.Confidence
    var statusBarConfidence: Device.Confidence
    var notes: [Note]
    var source: Source
  }

  /// Where the bar of an island phone begins before iOS 26: 59 - 5 and a pixel less.
  static let islandBarY = 54 - 1.0 / 3
  /// The same on the phones of 402 and 440 points: 62 - 5 and two pixels less.
  static let largeIslandBarY = 57 - 2.0 / 3

  /// Writes a range of OS versions.
  @inline(never)
  static func os(_ major: Int, _ minor: Int = 0, through maximumMajor: Int? = nil) -> OSRange {
    (OSVersion(major, minor), maximumMajor)
  }

  /// Writes the measures of a model under a range of OS versions.
  ///
  /// In order: the range, the height of the status bar, the safe area in portrait, the safe area
  /// in landscape, the height of the navigation bar in landscape, who says so, and how surely.
  @inline(never)
  static func row(
    _ range: OSRange, _ statusBarHeight: Double,
    _ portrait: (top: Double, bottom: Double),
    _ landscape: (top: Double, sides: Double, bottom: Double),
    _ navigationBarLandscapeHeight: Double, barY: Double? = nil,
    _ source: Source, _ confidence: Device.Confidence = .certain,
    statusBar statusBarConfidence: Device.Confidence? = nil, note notes: Note...
  ) -> Row {
    Row(
      range: range, statusBarHeight: statusBarHeight,
      safeAreaPortrait: EdgeInsets(
        top: portrait.top, left: 0, bottom: portrait.bottom, right: 0),
      safeAreaLandscape: EdgeInsets(
        top: landscape.top, left: landscape.sides, bottom: landscape.bottom,
        right: landscape.sides),
      navigationBarLandscapeHeight: navigationBarLandscapeHeight, navigationBarY: barY,
      confidence: confidence, statusBarConfidence: statusBarConfidence ?? confidence,
      notes: notes, source: source)
  }

  /// Writes a model with the rows of its OS versions, oldest first.
  @inline(never)
  static func model(
    _ name: String, _ idiom: Device.Idiom, _ width: Double, _ height: Double, scale: Double,
    _ rows: Row...
  ) -> [Device] {
    rows.map { row in
      Device(
        name: name, idiom: idiom, size: Size(width: width, height: height), scale: scale,
        statusBarHeight: row.statusBarHeight, safeAreaPortrait: row.safeAreaPortrait,
        safeAreaLandscape: row.safeAreaLandscape, minimumOS: row.range.minimum,
        maximumMajorOS: row.range.maximumMajor,
        navigationBarLandscapeHeight: row.navigationBarLandscapeHeight,
        navigationBarY: row.navigationBarY, confidence: row.confidence,
        statusBarConfidence: row.statusBarConfidence,
        note: row.notes.isEmpty ? nil : row.notes.map(\.rawValue).joined(separator: "; "),
        source: row.source.rawValue)
    }
  }
}

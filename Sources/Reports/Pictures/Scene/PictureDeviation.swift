import LayoutModel

/// A recorded number that is not the computed one, and where both lie in the picture.
struct PictureDeviation {
  /// Where a number lies: on which axis, and the coordinates of both in the window.
  struct Place {
    var axis: Axis
    var computed: Double
    var recorded: Double
    /// What the line of the coordinate is drawn across.
    var owner: Rect
  }

  let metric: String
  let recorded: String
  let computed: String
  /// Recorded minus computed; nil where they are no finite numbers.
  let difference: Double?
  let isWaived: Bool
  /// Nil where the number has no place in a drawing.
  let place: Place?

  /// Nil where recorded and computed agree or are not compared.
  init?(_ comparison: Comparison, configuration: Configuration, layout: Layout) {
    guard PictureFocus.isOff(comparison.verdict) else { return nil }
    metric = comparison.metric
    recorded = Self.text(comparison.recorded)
    computed = comparison.computed.map(Self.text) ?? "nothing"
    difference = comparison.difference
    isWaived = comparison.verdict == .waived
    guard case .number(let recorded) = comparison.recorded, recorded.isFinite,
      case .number(let computed)? = comparison.computed, computed.isFinite,
      let metric = try? MetricPath.resolve(comparison.metric, in: configuration)
    else {
      place = nil
      return
    }
    let origin = MetricPlace(of: metric, in: layout)
    place = origin.map {
      Place(
        axis: $0.axis, computed: PictureScene.clipped($0.coordinate(of: computed)),
        recorded: PictureScene.clipped($0.coordinate(of: recorded)), owner: $0.owner)
    }
  }

  private static func text(_ value: MetricValue) -> String {
    if case .number(let number) = value { return PointText.format(number) }
    let text = value.reportText
    return text.isEmpty ? "nothing" : text
  }
}

import LayoutModel

extension TrendReport {
  /// Writes `plumb.trend/1`, whose shape is in `Schemas/plumb.trend-1.schema.json`.
  func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.trend/1")
    writer.member("metric", metric)
    writer.member("over", axis.rawValue)
    writer.member("simulator", simulator)
    writer.member("skipped", skipped)
    writer.key("points")
    writer.beginArray()
    for point in ordered {
      writer.beginObject()
      writer.pointMembers(point)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }

  /// Writes one measurement a line.
  func ndjson() -> [UInt8] {
    var writer = JSONWriter()
    for point in ordered {
      writer.beginObject()
      writer.pointMembers(point)
      writer.endObject()
    }
    return points.isEmpty ? [] : writer.finished()
  }

  /// Writes one line a measurement.
  func csv() -> [UInt8] {
    var writer = CSVWriter()
    for column in [axis.rawValue, "experiment", "metric", "recorded", "computed", "verdict"] {
      writer.word(column)
    }
    writer.endLine()
    for point in ordered {
      writer.cell(point.label)
      writer.cell(point.experiment)
      writer.cell(point.metric)
      writer.cell(point.recorded)
      writer.cell(point.computed)
      writer.word(point.verdict.rawValue)
      writer.endLine()
    }
    return writer.bytes
  }

  private var ordered: [Point] { steps.flatMap(\.points) }
}

extension JSONWriter {
  fileprivate mutating func pointMembers(_ point: TrendReport.Point) {
    member("at", point.label)
    member("experiment", point.experiment)
    member("metric", point.metric)
    member("recorded", point.recorded)
    member("computed", point.computed)
    member("verdict", point.verdict.rawValue)
  }
}

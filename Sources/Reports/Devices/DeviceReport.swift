package import LayoutModel

/// The report of `plumb devices`: the measures of each model, by OS version.
package struct DeviceReport: Report {
  package static let formats: [ReportFormat] = [.text, .json, .csv]

  /// The rows of the device table, in its order.
  package var devices: [Device]

  /// Makes a report.
  package init(devices: [Device]) { self.devices = devices }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .json: json()
    case .csv: csv()
    default: Array(text(style).utf8)
    }
  }

  // MARK: Text

  private func text(_ style: TextStyle) -> String {
    var table = TextTable([
      .init(title: "device", isHeading: true), .init(title: "iOS"), .init(title: "size"),
      .init(title: "scale", isNumber: true), .init(title: "status bar", isNumber: true),
      .init(title: "safe area portrait"), .init(title: "safe area landscape"),
      .init(title: "bar landscape", isNumber: true), .init(title: "confidence"),
      .init(title: "source", isOptional: true),
    ])
    for device in devices {
      table.add([
        .init(device.name), .init(Self.range(device)),
        .init(
          "\(NumberText.format(device.size.width)) x \(NumberText.format(device.size.height))"),
        .init(NumberText.format(device.scale)),
        .init(NumberText.format(device.statusBarHeight)),
        .init(Self.insets(device.safeAreaPortrait)), .init(Self.insets(device.safeAreaLandscape)),
        .init(NumberText.format(device.navigationBarLandscapeHeight)),
        .init(device.confidence.rawValue), .init(VisibleText.line(device.source)),
      ])
    }
    return table.lines(style).joined(separator: "\n") + "\n"
  }

  private static func range(_ device: Device) -> String {
    let first = device.minimumOS.description
    guard let last = device.maximumMajorOS else { return "\(first) and later" }
    return last == device.minimumOS.major ? first : "\(first) to \(last)"
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    return "[\(numbers.map(NumberText.format).joined(separator: ", "))]"
  }

  // MARK: JSON and CSV

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.devices/1")
    writer.key("devices")
    writer.beginArray()
    for device in devices { write(device, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }

  private func write(_ device: Device, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", device.name)
    writer.member("idiom", device.idiom.rawValue)
    writer.member("minimumOS", device.minimumOS.description)
    writer.key("maximumMajorOS")
    if let major = device.maximumMajorOS { writer.integer(major) } else { writer.null() }
    writer.member("size", [device.size.width, device.size.height])
    writer.member("scale", device.scale)
    writer.member("statusBarHeight", device.statusBarHeight)
    writer.member("safeAreaPortrait", Self.numbers(device.safeAreaPortrait))
    writer.member("safeAreaLandscape", Self.numbers(device.safeAreaLandscape))
    writer.member("navigationBarLandscapeHeight", device.navigationBarLandscapeHeight)
    writer.member("navigationBarY", device.navigationBarY)
    writer.member("confidence", device.confidence.rawValue)
    writer.member("statusBarConfidence", device.statusBarConfidence.rawValue)
    writer.member("note", device.note)
    writer.member("source", device.source)
    writer.endObject()
  }

  private static func numbers(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func csv() -> [UInt8] {
    var writer = CSVWriter()
    for title in [
      "name", "idiom", "minimumOS", "maximumMajorOS", "width", "height", "scale",
      "statusBarHeight", "portraitTop", "portraitLeft", "portraitBottom", "portraitRight",
      "landscapeTop", "landscapeLeft", "landscapeBottom", "landscapeRight", "confidence", "source",
    ] { writer.cell(title) }
    writer.endLine()
    for device in devices {
      writer.cell(device.name)
      writer.cell(device.idiom.rawValue)
      writer.cell(device.minimumOS.description)
      writer.cell(device.maximumMajorOS.map { Double($0) })
      for number in [device.size.width, device.size.height, device.scale, device.statusBarHeight]
        + Self.numbers(device.safeAreaPortrait) + Self.numbers(device.safeAreaLandscape)
      {
        writer.cell(number)
      }
      writer.cell(device.confidence.rawValue)
      writer.cell(device.source)
      writer.endLine()
    }
    return Array(writer.text.utf8)
  }
}

import LayoutModel
import Reports

/// Prints the device table.
struct DevicesCommand: Command {
  static let interface = CommandInterface(
    name: "devices",
    summary: "print the measures of devices by OS version, with their sources",
    operands: [
      Operand(
        name: "NAME", usage: "[NAME]", help: "a model, as in 'iPhone X' (default: all)",
        isRequired: false, values: .devices)
    ],
    options: [.os] + OutputOptions.all(DeviceReport.formats),
    discussion: [
      """
      A model has a row for each range of OS versions in which its measures are the same. Insets are
      [top, left, bottom, right] of a full-screen view without bars, lengths are points.
      """
    ],
    examples: ["plumb devices", "plumb devices 'iPhone 11'", "plumb devices --os 15.0"])

  private let name: String?
  private let os: OSVersion?
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    name = arguments.operands.first
    output = try OutputOptions(arguments, formats: DeviceReport.formats)
    guard let text = arguments.value(.os) else {
      os = nil
      return
    }
    guard let version = OSVersion(text), OSVersion.exists(major: version.major) else {
      throw Failure(
        .wrongUse, "--os takes a version of iOS, 7 to 18 or from 26, as in 11.0; not '\(text)'")
    }
    os = version
  }

  func run(_ console: Console) throws -> ExitStatus {
    var devices = try name.map { try rows(named: $0) } ?? DeviceTable.all
    if let os { devices = devices.filter { $0.covers(os) } }
    guard !devices.isEmpty else {
      throw Failure(
        .notFound, "'\(VisibleText.line(name ?? ""))' never ran iOS \(os?.description ?? "")")
    }
    try console.write(DeviceReport(devices: devices), output)
    return .done
  }

  private func rows(named name: String) throws(Failure) -> [Device] {
    let rows = DeviceTable.rows(named: name)
    guard rows.isEmpty else { return rows }
    let near = NearestName.suggestions(for: name, among: Set(DeviceTable.all.map(\.name)))
    let hint =
      near.isEmpty
      ? "plumb devices lists them all"
      : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    throw Failure(.notFound, "unknown device '\(VisibleText.line(name))'; \(hint)")
  }
}

extension Option {
  fileprivate static let os = Option(
    name: "os", value: "VERSION", help: "only the rows that hold under this version")
}

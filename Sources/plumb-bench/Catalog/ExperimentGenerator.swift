/// Experiment documents for benchmarks: 12 stated parameters and 8 measurements each.
///
/// The same numbers give the same bytes: what is compared is the same work in every run.
struct ExperimentGenerator {
  /// How many experiments in a row have one configuration.
  let sharing: Int

  static let measurementCount = 8

  /// Appends the document of an experiment as a line; experiments count from 1.
  ///
  /// The measurements repeat what the configuration states, as UIKit would, but for one in a
  /// hundred, which is off by 2 points.
  func appendDocument(_ experiment: Int, to bytes: inout [UInt8]) {
    let number = UInt64((experiment - 1) / sharing + 1)
    let version = Self.versions[Int(SplitMix.mix(number, 0) % UInt64(Self.versions.count))]
    let device = Self.devices[Int(SplitMix.mix(number, 1) % UInt64(Self.devices.count))]
    // The configuration's number is in the width, which makes it the only one of its kind.
    let frame = [
      Self.quarter(number, 2, below: 200), Self.quarter(number, 3, below: 200),
      Double(number) / 4, Self.quarter(number, 4, below: 800),
    ]
    let insets = (5..<9).map { Self.quarter(number, UInt64($0), below: 100) }
    let rowHeight = Self.quarter(number, 9, below: 100) + 1
    var text =
      #"{"name":"bench/\#(experiment)","source":{"kind":"device","ref":"run \#(experiment)","#
      + #""evidence":"printed"},"recordedAt":"2026-01-01T00:00:00Z","configuration":{"platform":"#
      + #"{"os":"\#(version)","device":"\#(device)"},"view":{"subviews":[{"id":"table","#
      + #""class":"UITableView","frame":\#(frame),"contentInset":\#(insets),"#
      + #""rowHeight":\#(rowHeight)}]}},"measurements":{"#
    for (slot, value) in (frame + insets).enumerated() {
      let isOff = SplitMix.mix(UInt64(experiment), UInt64(48 + slot)) % 100 == 0
      text += #"\#(slot == 0 ? "" : ",")"\#(Self.metrics[slot])":\#(isOff ? value + 2 : value)"#
    }
    bytes.append(contentsOf: text.utf8)
    bytes.append(contentsOf: "}}\n".utf8)
  }

  private static let versions = ["9.3", "10.0", "11.2", "12.0"]
  private static let devices = ["iPhone 6", "iPhone 6s", "iPhone 6 Plus", "iPhone 6s Plus"]
  private static let metrics =
    ["x", "y", "width", "height"].map { "table.frame.\($0)" }
    + ["top", "left", "bottom", "right"].map { "table.contentInset.\($0)" }

  /// A multiple of 0.25 from 0.
  private static func quarter(_ number: UInt64, _ slot: UInt64, below limit: UInt64) -> Double {
    Double(SplitMix.mix(number, slot) % (4 * limit)) / 4
  }
}

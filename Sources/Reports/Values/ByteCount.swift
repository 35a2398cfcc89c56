import LayoutModel

/// Sizes of files for people.
package enum ByteCount {
  /// Three digits or so with a unit: 4.1 MB.
  package static func text(_ bytes: Int) -> String {
    var value = Double(bytes)
    var unit = "bytes"
    for next in ["kB", "MB", "GB", "TB"] where value >= 1000 {
      value /= 1000
      unit = next
    }
    let rounded = value < 10 ? Int(value * 10 + 0.5) : Int(value + 0.5) * 10
    return "\(NumberText.format(Double(rounded) / 10)) \(unit)"
  }
}

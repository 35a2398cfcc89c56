extension DocumentReader {
  func measurements(in configuration: Configuration) throws(DocumentError) -> [Measurement] {
    guard let node = tape.member(tape.root, "measurements") else { return [] }
    var measurements: [Measurement] = []
    measurements.reserveCapacity(tape.count(node))
    for (name, value) in tape.members(node) {
      measurements.append(try measurement(name, value, in: configuration))
    }
    return measurements
  }

  func unexplained() throws(DocumentError) -> [UnexplainedValue] {
    guard let node = tape.member(tape.root, "unexplained") else { return [] }
    var values: [UnexplainedValue] = []
    for (name, value) in tape.members(node) {
      guard !tape.equals(name, "") else {
        throw error(name, "the value has an empty name; name what was printed")
      }
      let recorded: MetricValue =
        switch tape.kind(value) {
        case .number: .number(number(value))
        case .true: .boolean(true)
        case .false: .boolean(false)
        case .string: Self.number(tape.text(value)).map { .number($0) } ?? .text(tape.text(value))
        default: .missing
        }
      values.append(UnexplainedValue(path: tape.text(name), value: recorded))
    }
    return values
  }

  private func measurement(
    _ name: JSONTape.NodeIndex, _ node: JSONTape.NodeIndex, in configuration: Configuration
  ) throws(DocumentError) -> Measurement {
    let path = tape.text(name)
    let (metric, type) = try metric(name, path, in: configuration)
    guard tape.kind(node) == .object else {
      let (value, printed) = try value(node, of: type)
      return Measurement(path: path, metric: metric, value: value, printed: printed)
    }
    let valueNode = try require(node, "value")
    var (value, printed) = try value(valueNode, of: type)
    if let textNode = tape.member(node, "text") {
      let text = tape.text(textNode)
      guard case .number = value else {
        throw error(textNode, "only a number has a text as it was printed; leave the text out")
      }
      guard let read = Self.number(text), value.isIdentical(to: .number(read)) else {
        throw error(
          textNode, "the text '\(text)' is not the value \(tape.source(valueNode)) as printed")
      }
      printed = text
    }
    return Measurement(
      path: path, metric: metric, value: value, printed: printed,
      evidence: text(node, "evidence"), measuredBy: text(node, "by"))
  }

  private func metric(
    _ name: JSONTape.NodeIndex, _ path: String, in configuration: Configuration
  ) throws(DocumentError) -> (Metric, MetricType) {
    if let plain = MetricPath.plain(name, on: tape, in: configuration) { return plain }
    do throws(MetricPathError) {
      let metric = try MetricPath.resolve(path, in: configuration)
      return (metric, MetricPath.type(of: metric.property))
    } catch let failure {
      throw error(name, failure.message)
    }
  }

  /// The value and, where it says more than the value, how it was printed.
  private func value(
    _ node: JSONTape.NodeIndex, of type: MetricType
  ) throws(DocumentError) -> (MetricValue, String?) {
    switch (tape.kind(node), type) {
    case (.null, _): return (.missing, nil)
    case (.number, .number):
      // With an exponent it is written by a program, as exports write a number of 17 digits.
      let text = tape.bytes[tape.range(node)]
      let isPrinted =
        text.contains(ASCII.point) && !text.contains { $0 | 0x20 == UInt8(ascii: "e") }
      return (.number(number(node)), isPrinted ? tape.source(node) : nil)
    case (.string, .number):
      let text = tape.text(node)
      guard let number = Self.number(text) else {
        throw error(
          node,
          "'\(text)' is no number; write 47.33, \"47.330\" as printed, or \"nan\", \"inf\", \"-inf\""
        )
      }
      return (.number(number), text)
    case (.true, .boolean): return (.boolean(true), nil)
    case (.false, .boolean): return (.boolean(false), nil)
    case (.string, .state): return (.text(tape.text(node)), nil)
    default:
      let wanted =
        switch type {
        case .number: "a number"
        case .boolean: "true, false"
        case .state: "a text"
        }
      throw error(
        node, "expected \(wanted) or null for this metric, found \(validator.found(node))")
    }
  }

  /// Reads a number as it was printed; nil where the text is no number.
  static func number(_ text: String) -> Double? {
    switch text {
    case "nan": return .nan
    case "inf": return .infinity
    case "-inf": return -.infinity
    default:
      let digits = text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 | 0x20 == UInt8(ascii: "e")
      }
      guard digits, let number = Double(text), number.isFinite else { return nil }
      return number + 0
    }
  }
}

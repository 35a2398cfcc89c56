import LayoutModel

/// Writes JUnit's XML: an experiment is a test suite, a measurement a test case.
///
/// What deviates, is not finite, cannot be compared or matches against expectation has failed. What
/// is waived or was never compared is skipped, and never counts as passed.
struct ComparisonJUnit: ComparisonWriter {
  private let options: ComparisonOptions
  private var isBegun = false

  init(_ options: ComparisonOptions) {
    self.options = options
  }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    var text = begin()
    let cases = experiment.comparisons
    let failures = cases.count { Self.kind(of: $0.verdict) == .failure }
    let skipped = cases.count { Self.kind(of: $0.verdict) == .skipped }
    let name = MarkupText.line(experiment.name)
    text += "  <testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failures)\""
    text += " errors=\"0\" skipped=\"\(skipped)\" time=\"0\">\n"
    text += "    <properties>\n"
    for (key, value) in [
      ("os", experiment.os.description),
      ("device", experiment.device ?? ComparisonTotals.ownScreen),
      ("orientation", experiment.orientation), ("revision", String(experiment.revision)),
    ] {
      text += "      <property name=\"\(key)\" value=\"\(MarkupText.line(value))\"/>\n"
    }
    text += "    </properties>\n"
    for comparison in cases { text += Self.testCase(comparison) }
    text += "  </testsuite>\n"
    output += Array(text.utf8)
  }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    output += Array("\(begin())</testsuites>\n".utf8)
  }

  private mutating func begin() -> String {
    guard !isBegun else { return "" }
    isBegun = true
    let stamp = options.stamp.map { ", \($0)" } ?? ""
    let name = MarkupText.line("Plumbline, simulator \(options.simulator)\(stamp)")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name)">

      """
  }

  private static func testCase(_ comparison: Comparison) -> String {
    let head =
      "    <testcase classname=\"\(MarkupText.line(comparison.experiment))\""
      + " name=\"\(MarkupText.line(comparison.metric))\" time=\"0\""
    let verdict = comparison.verdict.rawValue
    let reason = comparison.reason.map { ": \($0)" } ?? ""
    let message = MarkupText.line("\(verdict): \(comparison.sentence)")
    let text = MarkupText.line("\(comparison.sentence)\(reason)")
    switch kind(of: comparison.verdict) {
    case .passed: return head + "/>\n"
    case .failure:
      return """
        \(head)>
              <failure type="\(verdict)" message="\(message)">\(text)</failure>
            </testcase>

        """
    case .skipped:
      return """
        \(head)>
              <skipped message="\(MarkupText.line("\(verdict)\(reason)"))"/>
            </testcase>

        """
    }
  }

  private enum Kind {
    case passed
    case failure
    case skipped
  }

  private static func kind(of verdict: Verdict) -> Kind {
    switch verdict {
    case .match: .passed
    case .deviates, .notFinite, .notComparable, .unexpectedMatch: .failure
    case .waived, .notModelled, .notComputed, .noMeasurement: .skipped
    }
  }
}

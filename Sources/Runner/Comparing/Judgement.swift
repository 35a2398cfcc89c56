import LayoutModel

/// What a recorded value beside the simulator's answer comes to.
///
/// Decided here and never in SQL, where NULL, NaN and Inf - Inf make a deviation vanish.
struct Judgement: Sendable {
  var verdict: Verdict
  /// Recorded minus computed, where both are finite numbers.
  var difference: Double?
  var reason: String?
  private var noise = 0.0

  /// Judges without regard to waivers; the first rule that applies decides.
  ///
  /// - Parameter answer: What the simulator says; nil where no run has asked it.
  init(recorded: MetricValue, answer: Layout.Answer?, limit: ToleranceLimit) {
    var computed: MetricValue?
    if case .value(let value)? = answer { computed = value }
    if case .missing = recorded {
      self.init(.noMeasurement)
    } else if Self.isNotFinite(recorded) || computed.map(Self.isNotFinite) == true {
      self.init(.notFinite)
    } else {
      switch answer {
      case nil: self.init(.notComputed)
      case .notModelled(let reason): self.init(.notModelled, reason: reason)
      case .value(let value): self.init(comparing: recorded, with: value, limit: limit)
      }
    }
  }

  private init(_ verdict: Verdict, difference: Double? = nil, reason: String? = nil) {
    self.verdict = verdict
    self.difference = difference
    self.reason = reason
  }

  private init(
    comparing recorded: MetricValue, with computed: MetricValue, limit: ToleranceLimit
  ) {
    switch (recorded, computed) {
    case (.number(let a), .number(let b)):
      let isMatch = limit.allows(recorded: a, computed: b)
      self.init(isMatch ? .match : .deviates, difference: a - b)
      noise = ToleranceLimit.noise(a, b)
    case (.text(let a), .text(let b)): self.init(a == b ? .match : .deviates)
    case (.boolean(let a), .boolean(let b)): self.init(a == b ? .match : .deviates)
    default: self.init(.notComparable)
    }
  }

  /// Applies the waivers that cover the measurement.
  ///
  /// A waiver speaks of a difference: inside its range the deviation is waived, and a match shows
  /// that it no longer holds. A deviation outside stays one, and says which waiver it missed.
  mutating func apply(_ waivers: [Waiver]) {
    guard let difference, let first = waivers.first else { return }
    let holding = waivers.first {
      $0.deviation.lowerBound - noise <= difference
        && difference <= $0.deviation.upperBound + noise
    }
    if let waiver = holding {
      verdict = .waived
      reason = waiver.reason
    } else {
      verdict = verdict == .match ? .unexpectedMatch : verdict
      reason = "a waiver expects a deviation of \(Self.text(first.deviation)): \(first.reason)"
    }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    let lower = NumberText.format(range.lowerBound)
    let upper = NumberText.format(range.upperBound)
    return lower == upper ? lower : "\(lower) to \(upper)"
  }

  private static func isNotFinite(_ value: MetricValue) -> Bool {
    if case .number(let number) = value { return !number.isFinite }
    return false
  }
}

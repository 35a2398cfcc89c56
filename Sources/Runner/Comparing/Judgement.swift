import LayoutModel

/// What a recorded value beside the simulator's answer comes to.
///
/// Decided here and never in SQL, where NULL, NaN and Inf - Inf make a deviation vanish.
struct Judgement: Sendable {
  var verdict: Verdict
  /// Recorded minus computed, where both are finite numbers and their difference is one.
  var difference: Double?
  var reason: String?
  private var noise = 0.0

  /// Judges without regard to waivers; the first rule that applies decides.
  ///
  /// - Parameter answer: What the simulator says; nil where no run has asked it.
  init(recorded: MetricValue, answer: Layout.Answer?, limit: ToleranceLimit) {
    switch (recorded, answer) {
    // Two numbers stand first: a report may have a million of them.
    case (.number(let a), .value(.number(let b))) where a.isFinite && b.isFinite:
      let isMatch = limit.allows(recorded: a, computed: b)
      let difference = a - b
      self.init(
        isMatch ? .match : .deviates, difference: difference.isFinite ? difference : nil)
      noise = ToleranceLimit.noise(a, b)
    case (.missing, _): self.init(.noMeasurement)
    case (.number(let a), _) where !a.isFinite: self.init(.notFinite)
    case (_, .value(.number(let b))) where !b.isFinite: self.init(.notFinite)
    case (_, nil): self.init(.notComputed)
    case (_, .notModelled(let reason)): self.init(.notModelled, reason: reason)
    case (.text(let a), .value(.text(let b))): self.init(a == b ? .match : .deviates)
    case (.boolean(let a), .value(.boolean(let b))): self.init(a == b ? .match : .deviates)
    case (_, .value): self.init(.notComparable)
    }
  }

  private init(_ verdict: Verdict, difference: Double? = nil, reason: String? = nil) {
    self.verdict = verdict
    self.difference = difference
    self.reason = reason
  }

  /// Applies the waivers that cover the measurement.
  ///
  /// A waiver speaks of a difference: inside its range the deviation is waived, outside a match
  /// shows that the waiver no longer holds, and a deviation says which waiver it missed. A match
  /// inside, as of a range with 0 in it, was to be expected too, and is one.
  mutating func apply(_ waivers: [Waiver]) {
    guard let difference, let first = waivers.first else { return }
    let holding = waivers.first {
      $0.deviation.lowerBound - noise <= difference
        && difference <= $0.deviation.upperBound + noise
    }
    if let waiver = holding {
      guard verdict == .deviates else { return }
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
}

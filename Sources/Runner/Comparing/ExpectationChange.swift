package import LayoutModel

/// What became of one measurement's comparison from one simulator version to another.
package struct ExpectationChange: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// It agreed, and does not any more.
    case regressed
    /// It did not agree, and does now.
    case improved
    /// Another value was computed, and the verdict is no better or worse.
    case changed
    /// There was no computed value, and there is one now.
    case appeared
    /// There was a computed value, and there is none now.
    case vanished
  }

  package let kind: Kind
  package let old: Comparison
  package let new: Comparison

  /// Nil where nothing changed.
  init?(from old: Comparison, to new: Comparison) {
    switch (old.computed, new.computed) {
    case (nil, nil): return nil
    case (nil, _?): kind = .appeared
    case (_?, nil): kind = .vanished
    case (let before?, let after?):
      let wasGood = Self.isGood(old.verdict)
      let isGood = Self.isGood(new.verdict)
      if wasGood != isGood {
        kind = isGood ? .improved : .regressed
      } else if !before.isIdentical(to: after) || old.verdict != new.verdict {
        kind = .changed
      } else {
        return nil
      }
    }
    self.old = old
    self.new = new
  }

  private static func isGood(_ verdict: Verdict) -> Bool {
    verdict == .match || verdict == .waived
  }
}

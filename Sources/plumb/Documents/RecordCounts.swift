import ExperimentCatalog
import LayoutModel

/// What recording came to.
struct RecordCounts: Hashable {
  private(set) var new = 0
  private(set) var revised = 0
  /// Of experiments that were deleted; the sentence speaks of them where there are some.
  private(set) var restored = 0
  private(set) var unchanged = 0

  mutating func add(_ outcome: RecordOutcome) {
    switch outcome {
    case .new: new += 1
    case .revised: revised += 1
    case .restored: restored += 1
    case .unchanged: unchanged += 1
    }
  }

  var total: Int { new + revised + restored + unchanged }

  /// How many there are: 73 experiments.
  var phrase: String { CountText.format(total, "experiment") }

  /// The counts as a sentence: 73 experiments: 73 new, 0 revised, 0 unchanged.
  var sentence: String {
    let counts =
      "\(phrase): \(new) new, \(revised) revised\(restored == 0 ? "" : ", \(restored) restored"),"
      + " \(unchanged) unchanged"
    return new + revised + restored == 0 ? "\(counts); nothing changed." : "\(counts)."
  }
}

import ExperimentCatalog
import LayoutModel

extension Expectation {
  /// Makes the expectation that keeps what the simulator says.
  init(_ answer: Layout.Answer) {
    switch answer {
    case .value(let value): self = .value(value)
    case .notModelled(let reason): self = .notModelled(reason)
    }
  }

  /// What the simulator said.
  var answer: Layout.Answer {
    switch self {
    case .value(let value): .value(value)
    case .notModelled(let reason): .notModelled(reason)
    }
  }
}

import LayoutModel

/// The distinct reasons of a list, numbered in the order in which they come.
struct NumberedReasons {
  private(set) var reasons: [String] = []
  private var numbers: [String: Int] = [:]

  init(_ comparisons: [Comparison]) {
    for reason in comparisons.compactMap(\.reason) where numbers[reason] == nil {
      reasons.append(reason)
      numbers[reason] = reasons.count
    }
  }

  func label(of comparison: Comparison) -> String {
    comparison.reason.flatMap { numbers[$0] }.map { "[\($0)]" } ?? ""
  }
}

import LayoutModel

/// The parameters in which the experiments of a list differ: what a reader compares first.
///
/// System, device and orientation come first. Of the others those that every experiment states with
/// a short value, in the order of the first document, and no more than a row has room for.
struct VaryingParameters: Sendable {
  private static let mostPaths = 3
  private static let longestValue = 16

  let titles: [String]
  private let values: [String: [String]]

  /// - Parameter details: Without those of an experiment only its platform counts.
  init(_ findings: [FindingList.Finding], _ details: [String: ExperimentDetails]) {
    var names: [String] = []
    var platforms: [String: [String]] = [:]
    for finding in findings where platforms[finding.comparison.experiment] == nil {
      names.append(finding.comparison.experiment)
      platforms[finding.comparison.experiment] = [
        finding.os.description, VisibleText.line(finding.device ?? ComparisonTotals.ownScreen),
        finding.orientation,
      ]
    }
    let stated = names.map { name in
      Dictionary(
        (details[name]?.parameters ?? []).map { ($0.path, $0.value.reportText) },
        uniquingKeysWith: { first, _ in first })
    }
    let paths = (details[names.first ?? ""]?.parameters ?? []).map(\.path).filter { path in
      guard !path.hasPrefix("platform.") else { return false }
      let texts = stated.map { $0[path] }
      return Set(texts).count > 1
        && texts.allSatisfy { $0.map { $0.count <= Self.longestValue } ?? false }
    }.prefix(Self.mostPaths)
    let varying = (0..<3).filter { place in
      Set(names.map { platforms[$0]?[place] }).count > 1
    }
    titles = varying.map { ["os", "device", "orientation"][$0] } + paths
    var values: [String: [String]] = [:]
    for (name, texts) in zip(names, stated) {
      values[name] =
        varying.map { platforms[name]?[$0] ?? "" } + paths.map { texts[$0] ?? "" }
    }
    self.values = values
  }

  /// The values of an experiment, one for each title.
  func values(of experiment: String) -> [String] {
    values[experiment] ?? titles.map { _ in "" }
  }
}

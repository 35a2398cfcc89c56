package import ExperimentCatalog
package import LayoutModel
import LayoutSimulator

/// Experiments that are alike but for a few parameters, in the order of those.
package struct ExperimentSeries: Sendable {
  /// By OS version, device and the other parameters.
  package let members: [SeriesMember]

  /// The paths of the parameters in which the members differ, but for OS and device.
  package let varyingPaths: [String]

  /// Reads experiments.
  ///
  /// - Throws: `CatalogError`, and `DocumentError` where a stored document cannot be read.
  /// - Complexity: One document an experiment.
  package init(of names: [String], in catalog: Catalog) throws {
    let compared = try Comparer.comparisons(of: names, in: catalog)
    var members: [SeriesMember] = []
    for name in names {
      guard let text = try catalog.experiment(named: name)?.revisions.last?.documentText else {
        continue
      }
      let document = try DocumentReader(JSONTape(parsing: text)).recordable()
      let system = ["platform.os", "platform.device"]
      members.append(
        SeriesMember(
          name: name, platform: document.experiment.configuration.platform,
          parameters: document.parameters.filter { parameter in
            !system.contains { parameter.path == $0 || parameter.path.hasPrefix("\($0).") }
          },
          comparisons: compared[name] ?? []))
    }
    self.init(members)
  }

  init(_ members: [SeriesMember]) {
    let texts = members.map { member in
      Dictionary(
        member.parameters.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    var seen: Set<String> = []
    varyingPaths = members.flatMap { $0.parameters.map(\.path) }.filter { path in
      seen.insert(path).inserted && Set(texts.map { $0[path] }).count > 1
    }
    self.members = members.sorted { a, b in
      if a.platform.os != b.platform.os { return a.platform.os < b.platform.os }
      if a.device != b.device { return (a.device ?? "") < (b.device ?? "") }
      return a.name < b.name
    }
  }

  /// The parameters that are the same in all members, OS and device among them.
  package var constantParameters: [Parameter] {
    guard let first = members.first else { return [] }
    var constants: [Parameter] = []
    if members.allSatisfy({ $0.platform.os == first.platform.os }) {
      constants.append(Parameter("platform.os", .text(first.platform.os.description)))
    }
    if let device = first.device, members.allSatisfy({ $0.device == device }) {
      constants.append(Parameter("platform.device", .text(device)))
    }
    let varying = Set(varyingPaths)
    return constants + first.parameters.filter { !varying.contains($0.path) }
  }

  /// The measurements that are the same in all members.
  package var constantMeasurements: [Comparison] {
    guard let first = members.first else { return [] }
    return first.comparisons.filter { comparison in
      members.allSatisfy { member in
        member.comparisons.contains {
          $0.metric == comparison.metric && $0.recorded.isIdentical(to: comparison.recorded)
        }
      }
    }
  }

  /// What changes from one member to another, in words: `iOS 15.0 -> iOS 16.0`,
  /// `table.rowHeight 44 -> 50`; at most four changes are named.
  package func step(from old: SeriesMember, to new: SeriesMember) -> String {
    var changes: [String] = []
    if old.platform.os != new.platform.os {
      changes.append("iOS \(old.platform.os) -> iOS \(new.platform.os)")
    }
    if old.device != new.device {
      changes.append("\(old.device ?? "own screen") -> \(new.device ?? "own screen")")
    }
    for path in varyingPaths {
      let values = [old, new].map { member in
        member.parameters.first { $0.path == path }.map { Self.text($0.value) } ?? "not stated"
      }
      if values[0] != values[1] { changes.append("\(path) \(values[0]) -> \(values[1])") }
    }
    let hidden = changes.count - Self.mostChanges
    return changes.prefix(Self.mostChanges).joined(separator: ", ")
      + (hidden > 0 ? " and \(hidden) more" : "")
  }

  private static let mostChanges = 4

  private static func text(_ value: ParameterValue) -> String {
    switch value {
    case .number(let number): NumberText.format(number)
    case .text(let text): text
    case .boolean(let boolean): boolean ? "true" : "false"
    }
  }
}

import LayoutModel

/// Everything that there is to ask for.
package struct FieldList: Sendable {
  /// In the order of the reference.
  package private(set) var fields: [FieldDescription] = []

  /// All that is possible, without a catalog.
  package init() {
    self.init(counts: nil)
  }

  fileprivate init(counts: FieldCounts?) {
    addFields(counts)
    addVerdicts(counts)
    let stated = counts.map { counts in
      Self.sum(counts.parameters) { ParameterTable.describe($0)?.pattern }
    }
    for parameter in ParameterTable.all {
      let count = stated.map { $0[parameter.pattern] ?? 0 }
      fields.append(FieldDescription(parameter, as: parameter.pattern, count: count))
    }
    let measured = counts.map { counts in
      Self.sum(counts.metrics) { MetricPath.pattern(of: $0)?.name }
    }
    for metric in MetricPattern.all {
      let count = measured.map { $0[metric.name] ?? 0 }
      fields.append(FieldDescription(metric, as: "<view>.\(metric.name)", count: count))
    }
  }

  /// Leaves the fields whose names match, and adds those that a catalog has of its own.
  ///
  /// - Parameter pattern: A part of a name, or a whole one with `*` for any characters; letter case
  ///   does not matter.
  package func matching(_ pattern: String) -> FieldList {
    var list = self
    list.fields = (fields + own).filter { Self.matches($0.name, pattern) }
    return list
  }

  private var own: [FieldDescription] = []

  fileprivate mutating func addOwn(_ counts: FieldCounts) {
    for path in counts.stated.sorted() {
      guard let description = ParameterTable.describe(path), description.pattern != path else {
        continue
      }
      own.append(FieldDescription(description, as: path, count: counts.parameters[path] ?? 0))
    }
    for (path, count) in counts.metrics.sorted(by: { $0.key < $1.key }) {
      guard let metric = MetricPath.pattern(of: path) else { continue }
      own.append(FieldDescription(metric, as: path, count: count))
    }
  }

  // MARK: The document's own and the verdicts

  private mutating func addFields(_ counts: FieldCounts?) {
    for field in FilterReference.Field.allCases {
      fields.append(
        FieldDescription(
          name: field.rawValue, type: field.type.description, unit: "", defaultValue: "",
          meaning: field.meaning, count: counts.map { $0.fields[field] ?? 0 }))
    }
    fields.append(
      FieldDescription(
        name: NameResolver.tag, type: "texts", unit: "", defaultValue: "",
        meaning: "words by which experiments are found; any of them counts",
        count: counts?.tagged))
    for (name, path) in NameResolver.shortNames.sorted(by: { $0.key < $1.key }) {
      let description = ParameterTable.describe(path)
      fields.append(
        FieldDescription(
          name: name, type: description.map { FilterType($0.kind).description } ?? "", unit: "",
          defaultValue: "", meaning: "short for \(path)",
          count: counts.map { $0.parameters[path] ?? 0 }))
    }
  }

  private mutating func addVerdicts(_ counts: FieldCounts?) {
    let verdicts = [
      ("deviates", "whether a value deviates; deviates(METRIC) asks of one"),
      ("matches", "whether all that was measured matches; matches(METRIC) asks of one"),
      ("waived", "whether a deviation is waived; waived(METRIC) asks of one"),
    ]
    for (name, meaning) in verdicts {
      fields.append(
        FieldDescription(
          name: name, type: FilterType.boolean.description, unit: "", defaultValue: "",
          meaning: meaning, count: counts?.experiments))
    }
    let words = Verdict.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    fields.append(
      FieldDescription(
        name: FilterChecker.verdictName, type: FilterType.text.description, unit: "",
        defaultValue: "", meaning: "one of \(words); verdict(METRIC) asks of one value",
        count: counts?.experiments))
  }

  // MARK: Names

  /// Adds up the counts of paths by the patterns that they belong to.
  private static func sum(
    _ counts: [String: Int], by pattern: (String) -> String?
  ) -> [String: Int] {
    counts.reduce(into: [:]) { sums, entry in
      if let pattern = pattern(entry.key) { sums[pattern, default: 0] += entry.value }
    }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    let (name, pattern) = (name.lowercased(), pattern.lowercased())
    return PathPattern(pattern.contains("*") ? pattern : "*\(pattern)*").matches(name)
  }
}

extension Catalog {
  /// Everything that there is to ask for, with how often this catalog has it.
  ///
  /// - Throws: `CatalogError`.
  /// - Complexity: O(n) in the numbers of parameters and measurements.
  package func fields() throws -> FieldList {
    try attempt("count what is in \(path)") {
      try connection.transaction(.deferred) {
        let counts = try FieldCounts(connection)
        var list = FieldList(counts: counts)
        list.addOwn(counts)
        return list
      }
    }
  }
}

extension FieldDescription {
  fileprivate init(_ parameter: ParameterDescription, as name: String, count: Int?) {
    self.init(
      name: name, type: FilterType(parameter.kind).description, unit: parameter.unit.phrase,
      defaultValue: parameter.defaultValue.phrase, meaning: parameter.meaning, count: count)
  }

  fileprivate init(_ metric: MetricPattern, as path: String, count: Int?) {
    self.init(
      name: "measured.\(path)", type: FilterType(metric.type).description, unit: "",
      defaultValue: "", meaning: metric.meaning, count: count)
  }
}

extension DocumentKey.Unit {
  fileprivate var phrase: String {
    switch self {
    case .points: "points"
    case .seconds: "seconds"
    case .pointsPerMillisecond: "points per millisecond"
    case .pixelsPerPoint: "pixels per point"
    case .none: ""
    }
  }
}

extension DefaultValue {
  /// The default as filters write it.
  fileprivate var phrase: String {
    switch self {
    case .none: ""
    case .constant(let value): value.phrase
    case .byOS(let values):
      values.map { "\($0.value.phrase) from iOS \($0.since)" }.joined(separator: ", ")
    case .depends(let words): words
    }
  }
}

extension ParameterValue {
  fileprivate var phrase: String {
    switch self {
    case .number(let number): NumberText.format(number)
    case .text(let text): "'\(text)'"
    case .boolean(let boolean): boolean ? "true" : "false"
    }
  }
}

extension FilterReference.Field {
  fileprivate var meaning: String {
    switch self {
    case .name: "the experiment's name"
    case .sourceKind: "where the numbers come from: article, device, simulator, …"
    case .sourceRef: "the place in the source"
    case .sourceEvidence: "how the source gives the numbers: printed, stated, derived"
    case .sourceBy: "who measured them"
    case .sourceDevice: "the device or simulator that they come from, as it calls itself"
    case .sourceOSBuild: "the build of its system"
    case .sourceAppCommit: "the commit of the app that was measured"
    case .sourceTool: "the program that measured or printed them"
    case .revision: "the number of the latest revision"
    case .recordedAt: "when it was measured, as the document says"
    case .createdAt: "when the latest revision came into the catalog"
    }
  }
}

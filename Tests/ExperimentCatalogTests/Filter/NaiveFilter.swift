import LayoutModel

@testable import ExperimentCatalog

/// What a filter means for one document, worked out value by value without SQL.
///
/// A second, slower opinion for the tests; it knows the filter's syntax and the table of parameters.
struct NaiveFilter {
  private enum Value {
    case number(Double)
    case text(String)
    case boolean(Bool)
    case version(OSVersion)
    case missing
  }

  private let document: RecordableDocument
  private let stated: [String: ParameterValue]

  init(_ document: RecordableDocument) {
    self.document = document
    var stated: [String: ParameterValue] = [:]
    for parameter in document.parameters { stated[parameter.path] = parameter.value }
    let platform = document.experiment.configuration.platform
    stated["platform.device"] = platform.isCustomDevice ? nil : .text(platform.device.name)
    self.stated = stated
  }

  func selects(_ filter: Filter) -> Bool {
    holds(filter.root)
  }

  // MARK: Conditions

  private func holds(_ expression: FilterExpression) -> Bool {
    switch expression.kind {
    case .not(let inner): return !holds(inner)
    case .all(let parts): return parts.allSatisfy(holds)
    case .oneOf(let parts): return parts.contains(where: holds)
    default:
      guard let className = Self.className(in: expression) else {
        return holds(expression, view: "")
      }
      let classes = ViewClass(rawValue: className)?.andSubclasses ?? []
      return views.contains { classes.contains($0.viewClass) && holds(expression, view: $0.id) }
    }
  }

  /// - Parameter view: The view for which `any(…)` stands.
  private func holds(_ expression: FilterExpression, view: String) -> Bool {
    func value(_ expression: FilterExpression) -> Value { self.value(of: expression, view) }
    switch expression.kind {
    case .comparison(let comparison, let left, let right):
      return Self.compare(comparison, value(left), value(right))
    case .membership(let left, let list):
      return list.contains { Self.compare(.equal, value(left), value($0)) }
    case .between(let middle, let lower, let upper):
      return Self.compare(.greaterOrEqual, value(middle), value(lower))
        && Self.compare(.lessOrEqual, value(middle), value(upper))
    case .like(let left, let pattern):
      guard case .text(let text) = value(left), case .text(let pattern) = value(pattern) else {
        return false
      }
      return Self.isLike(Array(text.lowercased())[...], Array(pattern.lowercased())[...])
    case .contains(let left, let part):
      guard case .text(let text) = value(left), case .text(let part) = value(part) else {
        return false
      }
      return part.isEmpty || text.lowercased().contains(part.lowercased())
    case .isMissing(let inner):
      if case .missing = value(inner) { return true } else { return false }
    case .isRecorded(let inner):
      if case .missing = value(inner) { return false } else { return true }
    default:
      if case .boolean(true) = value(expression) { return true } else { return false }
    }
  }

  private static func compare(_ comparison: FilterComparison, _ left: Value, _ right: Value) -> Bool
  {
    switch (left, right) {
    case (.number(let a), .number(let b)): return comparison.holds(a, b)
    case (.text(let a), .text(let b)): return comparison.holds(a, b)
    case (.boolean(let a), .boolean(let b)): return comparison.holds(a ? 1 : 0, b ? 1 : 0)
    case (.version(let a), .version(let b)): return comparison.holds(a, b)
    case (.version(let a), .number(let b)):
      return compare(comparison, .version(a), .text("\(b)"))
    case (.version(let a), .text(let b)):
      return OSVersion(b).map { comparison.holds(a, $0) } ?? false
    default: return false
    }
  }

  private static func isLike(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>)
    -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "%" {
      return isLike(text, rest) || (!text.isEmpty && isLike(text.dropFirst(), pattern))
    }
    guard let character = text.first, first == "_" || first == character else { return false }
    return isLike(text.dropFirst(), rest)
  }

  private static func className(in expression: FilterExpression) -> String? {
    switch expression.kind {
    case .any(let className, _):
      if case .name(let name) = className.kind { name } else { nil }
    case .negation(let inner), .call(_, let inner), .isMissing(let inner), .isRecorded(let inner):
      className(in: inner)
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right),
      .like(let left, let right), .contains(let left, let right):
      className(in: left) ?? className(in: right)
    case .membership(let value, _), .between(let value, _, _): className(in: value)
    default: nil
    }
  }

  // MARK: Values

  private func value(of expression: FilterExpression, _ view: String) -> Value {
    switch expression.kind {
    case .number(let number, _): return .number(number)
    case .version(let text): return OSVersion(text).map { .version($0) } ?? .missing
    case .text(let text): return .text(text)
    case .boolean(let boolean): return .boolean(boolean)
    case .name(let name): return named(name)
    case .any(_, let path):
      guard path.hasPrefix("measured.") else { return effective("\(view).\(path)") }
      return measured("\(view).\(path.dropFirst("measured.".count))")
    case .negation(let inner): return number(inner, view) { -$0 }
    case .call(_, let inner): return number(inner, view) { abs($0) }
    case .arithmetic(let arithmetic, let left, let right):
      guard case .number(let a) = value(of: left, view),
        case .number(let b) = value(of: right, view)
      else { return .missing }
      switch arithmetic {
      case .add: return .number(a + b)
      case .subtract: return .number(a - b)
      case .multiply: return .number(a * b)
      case .divide: return b == 0 ? .missing : .number(a / b)
      }
    default: return .boolean(holds(expression))
    }
  }

  private func number(
    _ expression: FilterExpression, _ view: String, _ change: (Double) -> Double
  ) -> Value {
    if case .number(let number) = value(of: expression, view) {
      .number(change(number))
    } else {
      .missing
    }
  }

  private func named(_ name: String) -> Value {
    switch name {
    case "os": return .version(document.experiment.configuration.platform.os)
    case "device", "orientation": return effective("platform.\(name)")
    case "name": return .text(document.experiment.name)
    case "source.kind": return document.experiment.source.map { .text($0.kind) } ?? .missing
    default: break
    }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    switch parts[0] {
    case "config": return named(parts[1])
    case "measured":
      let metric = parts[1].split(separator: ".", maxSplits: 1).map(String.init)
      guard metric[0] == "main" else { return measured(parts[1]) }
      let index = document.experiment.configuration.mainScrollViewIndex
      return index.map { measured("\(views[$0].id).\(metric[1])") } ?? .missing
    case "main":
      let index = document.experiment.configuration.mainScrollViewIndex
      return index.map { effective("\(views[$0].id).\(parts[1])") } ?? .missing
    default: return effective(name)
    }
  }

  private func measured(_ path: String) -> Value {
    guard let value = document.experiment.measurements.first(where: { $0.path == path })?.value
    else { return .missing }
    switch value {
    case .number(let number): return number.isFinite ? .number(number) : .missing
    case .text(let text): return .text(text)
    case .boolean(let boolean): return .boolean(boolean)
    case .missing: return .missing
    }
  }

  private var views: [ViewConfiguration] { document.experiment.configuration.views }

  private func effective(_ path: String) -> Value {
    if let value = stated[path] { return Self.value(value) }
    guard let description = ParameterTable.describe(path), isPossible(path, description) else {
      return .missing
    }
    let os = document.experiment.configuration.platform.os
    return description.defaultValue.value(os: os).map(Self.value) ?? .missing
  }

  /// Whether the configuration has the thing whose parameter it is.
  private func isPossible(_ path: String, _ description: ParameterDescription) -> Bool {
    var parts = path.split(separator: ".").map(String.init)
    if description.pattern.hasPrefix("<view>") {
      guard let view = views.first(where: { $0.id == parts[0] }),
        description.owner.viewClasses.contains(view.viewClass)
      else { return false }
    }
    parts.removeLast(path.hasSuffix(".isPresent") ? 2 : 1)
    while !parts.isEmpty {
      let presence = parts.joined(separator: ".") + ".isPresent"
      if ParameterTable.describe(presence) != nil, stated[presence] != .boolean(true) {
        return false
      }
      parts.removeLast()
    }
    return true
  }

  private static func value(_ value: ParameterValue) -> Value {
    switch value {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .boolean(let boolean): .boolean(boolean)
    }
  }
}

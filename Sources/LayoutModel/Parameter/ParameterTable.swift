/// The parameters by which experiments can be asked for, worked out from the table of keys.
public enum ParameterTable {
  /// What a path means; nil where no configuration can have such a parameter.
  ///
  /// The first name of a path is a part of the configuration (`platform`, `navigationBar`, …) or a
  /// view's id; any id is taken for a possible one.
  public static func describe(_ path: String) -> ParameterDescription? {
    if let fixed = fixedByPath[path] { return fixed }
    guard let dot = path.firstIndex(of: "."), dot != path.startIndex else { return nil }
    let first = String(path[..<dot])
    guard !fixedRoots.contains(first) else { return nil }
    return viewByPath[String(path[path.index(after: dot)...])]
  }

  /// Every parameter, those of views with `<view>` for the id, in the order of the reference.
  public static let all: [ParameterDescription] = fixed + ofViews

  /// The paths that follow a view's id, as in `contentInset.top`.
  public static let viewPaths: [String] = ofViews.map { $0.pattern.dropFirst("<view>.".count) }
    .map(String.init)

  /// The paths that need no view, as in `platform.os`.
  public static let fixedPaths: [String] = fixed.map(\.pattern)

  // MARK: Working the table out

  private static let fixedByPath: [String: ParameterDescription] = Dictionary(
    fixed.map { ($0.pattern, $0) }, uniquingKeysWith: { first, _ in first })

  private static let viewByPath: [String: ParameterDescription] = Dictionary(
    zip(viewPaths, ofViews), uniquingKeysWith: { first, _ in first })

  private static let fixedRoots: Set<String> = Set(
    fixed.map { String($0.pattern.prefix { $0 != "." }) })

  private static let fixed: [ParameterDescription] =
    object(.platform, path: "platform") + object(.statusBar, path: "statusBar")
    + object(.container, path: "") + object(.controller, path: "controller")
    + KeyTable.keys(of: .configuration).filter { $0.name == "phase" }
    .flatMap { leaves($0.type, $0, path: $0.name) } + [
      counted("actions", "the actions in canonical form"),
      count("actions.count", "the number of actions"),
    ]

  private static let ofViews: [ParameterDescription] =
    [
      ParameterDescription(
        pattern: "<view>.superview", kind: .text, unit: .none, defaultValue: .none,
        owner: .anything, meaning: "the superview's id"),
      count("<view>.index", "the place among the superview's subviews, from 0"),
      count("<view>.subviews.count", "the number of subviews"),
      counted("<view>.sections", "the sections in canonical form"),
      count("<view>.sections.count", "the number of sections"),
      count("<view>.rows.count", "the number of rows of all sections"),
      count("<view>.items.count", "the number of items of all sections"),
    ]
    + KeyTable.keys(of: .view)
    .filter { !["id", "subviews", "sections"].contains($0.name) }
    .flatMap { leaves($0.type, $0, path: "<view>.\($0.name)") }

  private static func counted(_ path: String, _ meaning: String) -> ParameterDescription {
    ParameterDescription(
      pattern: path, kind: .text, unit: .none, defaultValue: .constant(.text("[]")),
      owner: .anything, meaning: meaning)
  }

  private static func count(_ path: String, _ meaning: String) -> ParameterDescription {
    ParameterDescription(
      pattern: path, kind: .number, unit: .none, defaultValue: .constant(.number(0)),
      owner: .anything, meaning: meaning)
  }

  private static func object(_ object: DocumentObject, path: String) -> [ParameterDescription] {
    let presence =
      object.isPresence
      ? [
        ParameterDescription(
          pattern: "\(path).isPresent", kind: .boolean, unit: .none,
          defaultValue: .constant(.boolean(false)), owner: .anything,
          meaning: "whether there is one")
      ] : []
    return presence
      + KeyTable.keys(of: object).flatMap {
        leaves($0.type, $0, path: path.isEmpty ? $0.name : "\(path).\($0.name)")
      }
  }

  private static func leaves(
    _ type: DocumentValueType, _ key: DocumentKey, path: String
  ) -> [ParameterDescription] {
    func leaf(_ path: String, _ kind: ParameterDescription.Kind) -> ParameterDescription {
      ParameterDescription(
        pattern: path, kind: kind, unit: key.unit, defaultValue: key.defaultValue,
        owner: key.owner, meaning: key.meaning)
    }
    switch type {
    case .number, .count: return [leaf(path, .number)]
    case .boolean: return [leaf(path, .boolean)]
    case .osVersion: return [leaf(path, .version)]
    case .text, .identifier, .reference, .anchor, .deviceName, .word, .words:
      return [leaf(path, .text)]
    case .numbers, .rect:
      return type.components.map { leaf("\(path).\($0)", .number) }
    case .object(let object): return Self.object(object, path: path)
    case .either(let types):
      let inner = types.flatMap { leaves($0, key, path: path) }
      let plain = inner.filter { $0.pattern == path }
      if plain.count > 1 {
        return [leaf(path, .numberOrText)] + inner.filter { $0.pattern != path }
      }
      return inner
    case .list, .map, .measuredValue: return []
    }
  }
}

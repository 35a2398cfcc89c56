import LayoutModel

/// Finds out what a dotted name stands for, and what an unknown one may have been meant for.
struct NameResolver {
  /// Why a name stands for nothing.
  struct Failure: Error {
    let message: String
  }

  let names: KnownNames

  /// Short for the parameters that everybody filters on.
  static let shortNames: [String: String] = [
    "os": "platform.os", "device": "platform.device", "orientation": "platform.orientation",
  ]

  /// The name of tags, which are asked for in ways of their own.
  static let tag = "tag"

  static let mainPrefix = "main"

  private static let configurationPrefix = "config"

  /// - Throws: `Failure`, and `SQLiteError`.
  func reference(to name: String) throws -> FilterReference {
    if let field = FilterReference.Field(rawValue: name) { return .field(field) }
    if let path = Self.shortNames[name] { return try parameter(path, as: name) }
    let (first, rest) = Self.split(name)
    if let rest {
      if let source = FilterReference.MetricSource(rawValue: first) {
        return try metric(rest, from: source, prefix: "\(first).")
      }
      if first == Self.configurationPrefix { return try parameter(rest, as: name) }
    }
    return try parameter(name, as: name)
  }

  /// What each view of a class has, for `any(Class).path` and `measured.any(Class).path`.
  ///
  /// - Throws: `Failure`.
  func reference(to path: String, ofEach viewClass: ViewClass) throws -> FilterReference {
    let (first, rest) = Self.split(path)
    if let rest, let source = FilterReference.MetricSource(rawValue: first) {
      return try metric(rest, of: .each, from: source)
    }
    return try parameter(
      first == Self.configurationPrefix ? rest ?? path : path, ofEach: viewClass)
  }

  private func parameter(_ path: String, ofEach viewClass: ViewClass) throws -> FilterReference {
    guard let description = Self.describe(viewPath: path) else {
      throw Failure(
        message: "views have no parameter '\(path)'"
          + Self.suggestions(for: path, among: ParameterTable.viewPaths))
    }
    return .parameter(
      FilterParameter(owner: .each(viewClass), path: path, description: description))
  }

  // MARK: Parameters

  /// The whole path of a parameter, or of a part of the configuration: `table.contentInset`.
  ///
  /// - Throws: `Failure`, and `SQLiteError`.
  func parameterPath(_ name: String) throws -> String {
    let path = Self.shortNames[name] ?? name
    let (first, rest) = Self.split(path)
    guard name != Self.tag, FilterReference.Field(rawValue: name) == nil else {
      throw Failure(message: "'\(name)' is no parameter of a configuration")
    }
    if ParameterTable.fixedPaths.contains(where: { $0.hasPrefix("\(path).") }) { return path }
    if try names.hasView(first) {
      guard let rest else { return path }
      if ParameterTable.viewPaths.contains(where: { $0.hasPrefix("\(rest).") }) { return path }
    }
    guard case .parameter(let parameter) = try parameter(path, as: name),
      parameter.owner != .main
    else {
      throw Failure(
        message: "'\(name)' is another view's from one to the next; name the view by its id")
    }
    return path
  }

  private func parameter(_ path: String, as name: String) throws -> FilterReference {
    let (first, rest) = Self.split(path)
    if first == Self.mainPrefix, let rest {
      guard let description = Self.describe(viewPath: rest) else { throw try unknown(name) }
      return .parameter(FilterParameter(owner: .main, path: rest, description: description))
    }
    guard let description = ParameterTable.describe(path) else { throw try unknown(name) }
    guard description.pattern != path, let rest else {
      return .parameter(
        FilterParameter(owner: .configuration, path: path, description: description))
    }
    guard try names.hasView(first) else { throw try unknownView(first, path: rest) }
    return .parameter(FilterParameter(owner: .view(first), path: rest, description: description))
  }

  private static func describe(viewPath path: String) -> ParameterDescription? {
    ParameterTable.describe("view.\(path)")
  }

  private static func split(_ path: String) -> (first: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  // MARK: Metrics

  /// - Parameter prefix: What stands before a metric's path where suggestions are to be written.
  /// - Throws: `Failure`, and `SQLiteError`.
  func metric(
    _ path: String, from source: FilterReference.MetricSource, prefix: String
  ) throws -> FilterReference {
    let (first, rest) = Self.split(path)
    if first == Self.mainPrefix, let rest { return try metric(rest, of: .main, from: source) }
    let metricType = MetricPath.pattern(of: path)?.type
    guard let metricType, try names.hasMetric(path) else {
      let known = try names.metrics()
      let isPossible = metricType != nil
      throw Failure(
        message: (isPossible ? "no experiment measures '\(path)'" : "there is no metric '\(path)'")
          + Self.suggestions(for: path, among: known, prefix: prefix))
    }
    return try metric(.named(path), metricType, from: source)
  }

  /// A metric of the first scroll view, or of each of a class; no experiment need measure it.
  ///
  /// - Throws: `Failure`.
  func metric(
    _ path: String, of owner: FilterMetric.Owner, from source: FilterReference.MetricSource
  ) throws -> FilterReference {
    guard let metricType = MetricPath.pattern(ofProperty: path[...])?.type else {
      let known = MetricPattern.all.flatMap(\.names).sorted()
      throw Failure(
        message: "views have no metric '\(path)'" + Self.suggestions(for: path, among: known))
    }
    return try metric(FilterMetric(owner: owner, path: path), metricType, from: source)
  }

  private func metric(
    _ metric: FilterMetric, _ metricType: MetricType, from source: FilterReference.MetricSource
  ) throws -> FilterReference {
    let type = FilterType(metricType)
    guard source != .deviation || type == .number else {
      throw Failure(
        message: "'\(metric.path)' is \(type.description): only numbers have a deviation")
    }
    return .metric(source, metric, type: type)
  }

  // MARK: Suggestions

  private func unknownView(
    _ id: String, path: String
  ) throws(SQLiteError) -> Failure {
    let known = try names.views()
    guard !known.isEmpty else {
      return Failure(message: "no view is called '\(id)': the catalog has no experiments")
    }
    let near = NearestName.suggestions(for: id, among: known)
    let advice =
      near.isEmpty
      ? "; there are \(Self.shortList(known))"
      : "; did you mean \(near.map { "'\($0).\(path)'" }.joined(separator: " or "))?"
    return Failure(message: "no view of this catalog is called '\(id)'\(advice)")
  }

  private static func shortList(_ names: [String]) -> String {
    let shown = names.prefix(mostNamesListed).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > mostNamesListed ? "\(shown) and others" : shown
  }

  private func unknown(_ name: String) throws(SQLiteError) -> Failure {
    let (first, rest) = Self.split(name)
    let views = try names.views()
    var candidates: [String] = []
    if rest != nil, views.contains(first) || first == Self.mainPrefix {
      candidates = ParameterTable.viewPaths.map { "\(first).\($0)" }
    } else {
      candidates = Self.fixedNames
      if rest != nil, case .anything = names {
        candidates += ParameterTable.viewPaths.map { "\(first).\($0)" }
      }
      // So that the search stays short in a catalog of many ids.
      for view in (views + [Self.mainPrefix]).prefix(Self.mostViewsSearched) {
        candidates += ParameterTable.viewPaths.map { "\(view).\($0)" }
      }
      for path in try names.metrics().prefix(Self.mostMetricsSearched) {
        candidates += FilterReference.MetricSource.allCases.map { "\($0.rawValue).\(path)" }
      }
    }
    let suggestions = Self.suggestions(for: name, among: candidates)
    let quoting = rest == nil ? "; a text stands in single quotes: '\(name)'" : ""
    return Failure(
      message: "there is no parameter '\(name)'" + (suggestions.isEmpty ? quoting : suggestions))
  }

  private static let mostNamesListed = 6
  private static let mostViewsSearched = 100
  private static let mostMetricsSearched = 1000

  private static let fixedNames: [String] =
    shortNames.keys.sorted() + [tag] + FilterReference.Field.allCases.map(\.rawValue)
    + VerdictTest.predicates.keys.sorted() + [FilterChecker.verdictName]
    + ParameterTable.fixedPaths

  private static func suggestions(
    for name: String, among candidates: [String], prefix: String = ""
  ) -> String {
    let near = NearestName.suggestions(for: name, among: candidates)
    guard !near.isEmpty else { return "" }
    return
      "; did you mean \(near.map { "'\(FilterName.spelled("\(prefix)\($0)"))'" }.joined(separator: " or "))?"
  }
}

/// The written form of a metric, `table.contentOffset.y`, and its reading.
public enum MetricPath {
  /// Finds the metric that a text names in a configuration.
  ///
  /// - Throws: ``MetricPathError`` where the subject is no view, component, bar or window of the
  ///   configuration, or has no such property.
  /// - Complexity: O(n) in the number of views.
  public static func resolve(
    _ text: String, in configuration: Configuration
  ) throws(MetricPathError) -> Metric {
    guard let dot = text.firstIndex(of: "."), dot != text.startIndex else {
      throw MetricPathError(
        "'\(text)' is no metric: write the view's id, a dot and the property, as in"
          + " 'table.contentOffset.y'")
    }
    let name = String(text[..<dot])
    let rest = text[text.index(after: dot)...]
    let subject = try subject(named: name, in: configuration)
    guard let property = property(rest) else {
      throw unknownProperty(String(rest), of: name, owners: owners(of: subject, in: configuration))
    }
    let owners = owners(of: subject, in: configuration)
    guard owners.contains(where: { owner in pattern(of: property).owners.contains(owner) }) else {
      throw MetricPathError(
        "'\(name)' has no '\(rest)': \(description(of: subject, in: configuration))"
          + hint(String(rest), owners: owners))
    }
    return Metric(subject, property)
  }

  /// Writes a metric of a configuration.
  public static func text(of metric: Metric, in configuration: Configuration) -> String {
    "\(name(of: metric.subject, in: configuration)).\(text(of: metric.property))"
  }

  /// Writes a property without its subject.
  public static func text(of property: MetricProperty) -> String {
    switch property {
    case .frame(let c): "frame.\(c.rawValue)"
    case .bounds(let c): "bounds.\(c.rawValue)"
    case .center(let a): "center.\(a.rawValue)"
    case .safeAreaInsets(let e): "safeAreaInsets.\(e.rawValue)"
    case .contentInset(let e): "contentInset.\(e.rawValue)"
    case .adjustedContentInset(let e): "adjustedContentInset.\(e.rawValue)"
    case .scrollIndicatorInsets(let e): "scrollIndicatorInsets.\(e.rawValue)"
    case .contentSize(let a): "contentSize.\(a == .x ? "width" : "height")"
    case .contentOffset(let a): "contentOffset.\(a.rawValue)"
    case .minimumContentOffset(let a): "minimumContentOffset.\(a.rawValue)"
    case .maximumContentOffset(let a): "maximumContentOffset.\(a.rawValue)"
    case .isScrollable(let a): "isScrollable.\(a.rawValue)"
    case .contentOrigin(let a): "contentOrigin.\(a.rawValue)"
    case .frameInScrollView(let c): "frameInScrollView.\(c.rawValue)"
    case .screenFrame(let c): "screenFrame.\(c.rawValue)"
    case .visibleHeight: "visibleHeight"
    case .isVisible: "isVisible"
    case .firstVisibleRow(let c): "firstVisibleRow.\(c.rawValue)"
    case .lastVisibleRow(let c): "lastVisibleRow.\(c.rawValue)"
    case .row(let section, let row, let c): "rows[\(section),\(row)].frame.\(c.rawValue)"
    case .state: "state"
    }
  }

  /// The type of a metric's value.
  public static func type(of property: MetricProperty) -> MetricType {
    pattern(of: property).type
  }

  /// What the metric says, in one sentence.
  public static func meaning(of property: MetricProperty) -> String {
    pattern(of: property).meaning
  }

  // MARK: Subjects

  private static func subject(
    named name: String, in configuration: Configuration
  ) throws(MetricPathError) -> MetricSubject {
    if let index = configuration.viewIndex(id: name) { return .view(index) }
    for (index, view) in configuration.views.enumerated() {
      if view.scroll?.refreshHeader?.id == name { return .refreshHeader(index) }
      if view.scroll?.loadMoreFooter?.id == name { return .loadMoreFooter(index) }
    }
    if let fixed = fixedSubjects.first(where: { $0.name == name }) { return fixed.subject }
    let known = names(in: configuration)
    let near = NearestName.suggestions(for: name, among: known)
    let hint =
      near.isEmpty
      ? "the configuration has \(known.joined(separator: ", "))"
      : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    throw MetricPathError("'\(name)' is no view of this configuration; \(hint)")
  }

  private static let fixedSubjects: [(name: String, subject: MetricSubject)] = [
    ("window", .window), ("screen", .screen), ("statusBar", .statusBar),
    ("navigationBar", .navigationBar), ("tabBar", .tabBar), ("toolbar", .toolbar),
  ]

  private static func names(in configuration: Configuration) -> [String] {
    var names: [String] = []
    for view in configuration.views {
      names.append(view.id)
      if let header = view.scroll?.refreshHeader { names.append(header.id) }
      if let footer = view.scroll?.loadMoreFooter { names.append(footer.id) }
    }
    return names + fixedSubjects.map(\.name)
  }

  private static func name(of subject: MetricSubject, in configuration: Configuration) -> String {
    switch subject {
    case .view(let index): configuration.views[index].id
    case .refreshHeader(let index): configuration.views[index].scroll?.refreshHeader?.id ?? ""
    case .loadMoreFooter(let index): configuration.views[index].scroll?.loadMoreFooter?.id ?? ""
    case .window: "window"
    case .screen: "screen"
    case .statusBar: "statusBar"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .toolbar: "toolbar"
    }
  }

  private static func owners(
    of subject: MetricSubject, in configuration: Configuration
  ) -> [MetricPattern.Owner] {
    switch subject {
    case .view(let index):
      let viewClass = configuration.views[index].viewClass
      return [.anyView] + (viewClass.isScrollView ? [.scrollView] : [])
        + (viewClass == .tableView ? [.tableView] : [])
    case .refreshHeader, .loadMoreFooter: return [.component]
    case .window: return [.window]
    case .screen: return [.screen]
    case .statusBar, .navigationBar, .tabBar, .toolbar: return [.bar]
    }
  }

  private static func description(
    of subject: MetricSubject, in configuration: Configuration
  ) -> String {
    switch subject {
    case .view(let index): "it is a \(configuration.views[index].viewClass.rawValue)"
    case .refreshHeader: "it is a refresh header"
    case .loadMoreFooter: "it is a load-more footer"
    case .window: "it is the window"
    case .screen: "it is the screen"
    case .statusBar, .navigationBar, .tabBar, .toolbar: "it is a bar"
    }
  }

  // MARK: Properties

  private static func property(_ text: Substring) -> MetricProperty? {
    if text.hasPrefix("rows[") { return row(text.dropFirst("rows[".count)) }
    guard let dot = text.firstIndex(of: ".") else {
      switch text {
      case "visibleHeight": return .visibleHeight
      case "isVisible": return .isVisible
      case "state": return .state
      default: return nil
      }
    }
    let last = String(text[text.index(after: dot)...])
    let component = RectComponent(rawValue: last)
    let edge = Edge(rawValue: last)
    let axis = Axis(rawValue: last)
    switch text[..<dot] {
    case "frame": return component.map { .frame($0) }
    case "bounds": return component.map { .bounds($0) }
    case "frameInScrollView": return component.map { .frameInScrollView($0) }
    case "screenFrame": return component.map { .screenFrame($0) }
    case "safeAreaInsets": return edge.map { .safeAreaInsets($0) }
    case "contentInset": return edge.map { .contentInset($0) }
    case "adjustedContentInset": return edge.map { .adjustedContentInset($0) }
    case "scrollIndicatorInsets": return edge.map { .scrollIndicatorInsets($0) }
    case "center": return axis.map { .center($0) }
    case "contentOffset": return axis.map { .contentOffset($0) }
    case "minimumContentOffset": return axis.map { .minimumContentOffset($0) }
    case "maximumContentOffset": return axis.map { .maximumContentOffset($0) }
    case "isScrollable": return axis.map { .isScrollable($0) }
    case "contentOrigin": return axis.map { .contentOrigin($0) }
    case "contentSize":
      return last == "width" ? .contentSize(.x) : last == "height" ? .contentSize(.y) : nil
    case "firstVisibleRow":
      return MetricProperty.RowComponent(rawValue: last).map { .firstVisibleRow($0) }
    case "lastVisibleRow":
      return MetricProperty.RowComponent(rawValue: last).map { .lastVisibleRow($0) }
    default: return nil
    }
  }

  /// Reads what follows `rows[`: `0,3].frame.y`.
  private static func row(_ text: Substring) -> MetricProperty? {
    guard let bracket = text.firstIndex(of: "]") else { return nil }
    let indices = text[..<bracket].split(separator: ",", omittingEmptySubsequences: false)
    let rest = text[text.index(after: bracket)...]
    guard indices.count == 2, let section = Int(indices[0]), let row = Int(indices[1]),
      section >= 0, row >= 0, rest.hasPrefix(".frame."),
      let component = RectComponent(rawValue: String(rest.dropFirst(".frame.".count)))
    else { return nil }
    return .row(section: section, row: row, component)
  }

  private static func pattern(of property: MetricProperty) -> MetricPattern {
    var name = text(of: property)
    if case .row = property { name = "rows[s,r].frame.y" }
    guard let pattern = patternsByName[name] else {
      preconditionFailure("the list of metrics lacks \(name)")
    }
    return pattern
  }

  private static let patternsByName: [String: MetricPattern] = {
    var patterns: [String: MetricPattern] = [:]
    for pattern in MetricPattern.all {
      for name in pattern.names { patterns[name] = pattern }
    }
    return patterns
  }()

  private static func unknownProperty(
    _ text: String, of name: String, owners: [MetricPattern.Owner]
  ) -> MetricPathError {
    MetricPathError("'\(text)' is no metric of '\(name)'\(hint(text, owners: owners))")
  }

  private static func hint(_ text: String, owners: [MetricPattern.Owner]) -> String {
    let names = MetricPattern.all
      .filter { pattern in pattern.owners.contains { owners.contains($0) } }
      .flatMap(\.names)
    let near = NearestName.suggestions(for: text, among: names)
    if near.isEmpty { return "; it has \(names.joined(separator: ", "))" }
    return "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}

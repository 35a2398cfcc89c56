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
    guard let (name, rest) = split(text) else {
      throw MetricPathError(
        "'\(text)' is no metric: write the view's id, a dot and the property, as in"
          + " 'table.contentOffset.y'")
    }
    let subject = try subject(named: name, in: configuration)
    guard let property = property(rest, in: configuration) else {
      throw unknownProperty(String(rest), of: name, owners: owners(of: subject, in: configuration))
    }
    let owners = owners(of: subject, in: configuration)
    guard owners.contains(where: { owner in pattern(of: property).owners.contains(owner) }) else {
      throw MetricPathError(
        "'\(name)' has no '\(rest)': \(description(of: subject, in: configuration)), and only"
          + " \(pattern(of: property).owners.map(\.plural).joined(separator: ", ")) have one")
    }
    return Metric(subject, property)
  }

  /// The entry of the list of metrics that a path belongs to, be the views what they may.
  ///
  /// - Returns: nil for what no configuration can have.
  public static func pattern(of path: String) -> MetricPattern? {
    split(path).flatMap { pattern(ofProperty: $0.property) }
  }

  /// The entry of the list of metrics that a path without its subject belongs to.
  public static func pattern(ofProperty text: Substring) -> MetricPattern? {
    property(text, in: nil).map(pattern)
  }

  /// Takes the subject, which may have a point itself, from its property.
  private static func split(_ text: String) -> (subject: String, property: Substring)? {
    let prefix = "navigationController.view."
    let start =
      text.hasPrefix(prefix)
      ? text.index(text.startIndex, offsetBy: prefix.count - 1)
      : text.firstIndex(of: ".")
    guard let dot = start, dot != text.startIndex else { return nil }
    return (String(text[..<dot]), text[text.index(after: dot)...])
  }

  /// Finds the metric of a view that a key names, where it has neither indices nor arguments.
  ///
  /// Most measurements are of this kind, and no text is made of them. Nil says only that
  /// ``resolve(_:in:)`` has to look closer.
  static func plain(
    _ key: JSONTape.NodeIndex, on tape: JSONTape, in configuration: Configuration
  ) -> (metric: Metric, type: MetricType)? {
    let content = tape.range(key).dropFirst().dropLast()
    guard let dot = tape.bytes[content].firstIndex(of: ASCII.point),
      let place = plainNames.place(of: tape.bytes, (dot + 1)..<content.upperBound)
    else { return nil }
    let id = content.lowerBound..<dot
    let views = configuration.views
    guard let index = views.indices.first(where: { tape.equals(id, views[$0].id) }) else {
      return nil
    }
    let viewClass = views[index].viewClass
    let isOwner = plainMetrics[place].pattern.owners.contains { owner in
      owner == .anyView || owner == .scrollView && viewClass.isScrollView
        || owner == ownOwner(of: viewClass)
    }
    guard isOwner else { return nil }
    return (Metric(.view(index), plainMetrics[place].property), plainMetrics[place].pattern.type)
  }

  private static let plainMetrics:
    [(name: String, property: MetricProperty, pattern: MetricPattern)] =
      MetricPattern.all.flatMap { pattern in
        pattern.names.compactMap { name in
          plainProperty(Substring(name)).map { (name, $0, pattern) }
        }
      }

  private static let plainNames = NameTable(plainMetrics.map(\.name))

  /// Writes a metric of a configuration.
  public static func text(of metric: Metric, in configuration: Configuration) -> String {
    "\(name(of: metric.subject, in: configuration)).\(text(of: metric.property))"
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
      if view.scroll?.refreshControl == name { return .refreshControl(index) }
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
    ("navigationController.view", .navigationControllerView), ("topLayoutGuide", .topLayoutGuide),
    ("bottomLayoutGuide", .bottomLayoutGuide),
  ]

  private static func names(in configuration: Configuration) -> [String] {
    var names: [String] = []
    for view in configuration.views {
      names.append(view.id)
      if let header = view.scroll?.refreshHeader { names.append(header.id) }
      if let footer = view.scroll?.loadMoreFooter { names.append(footer.id) }
      if let control = view.scroll?.refreshControl { names.append(control) }
    }
    return names + fixedSubjects.map(\.name)
  }

  private static func name(of subject: MetricSubject, in configuration: Configuration) -> String {
    switch subject {
    case .view(let index): configuration.views[index].id
    case .refreshHeader(let index): configuration.views[index].scroll?.refreshHeader?.id ?? ""
    case .loadMoreFooter(let index): configuration.views[index].scroll?.loadMoreFooter?.id ?? ""
    case .refreshControl(let index): configuration.views[index].scroll?.refreshControl ?? ""
    case .window, .screen, .statusBar, .navigationBar, .tabBar, .toolbar,
      .navigationControllerView, .topLayoutGuide, .bottomLayoutGuide:
      fixedSubjects.first { $0.subject == subject }?.name ?? ""
    }
  }

  private static func owners(
    of subject: MetricSubject, in configuration: Configuration
  ) -> [MetricPattern.Owner] {
    switch subject {
    case .view(let index):
      let viewClass = configuration.views[index].viewClass
      return [.anyView] + (viewClass.isScrollView ? [.scrollView] : [])
        + (ownOwner(of: viewClass).map { [$0] } ?? [])
    case .refreshHeader, .loadMoreFooter: return [.component]
    case .refreshControl: return [.refreshControl]
    case .navigationControllerView: return [.navigationController]
    case .topLayoutGuide, .bottomLayoutGuide: return [.layoutGuide]
    case .window: return [.window]
    case .screen: return [.screen]
    case .statusBar, .navigationBar, .tabBar, .toolbar: return [.bar]
    }
  }

  private static func ownOwner(of viewClass: ViewClass) -> MetricPattern.Owner? {
    switch viewClass {
    case .tableView: .tableView
    case .collectionView: .collectionView
    case .searchBar: .searchBar
    case .webView: .webView
    case .view, .scrollView, .textView: nil
    }
  }

  private static func description(
    of subject: MetricSubject, in configuration: Configuration
  ) -> String {
    switch subject {
    case .view(let index): "it is a \(configuration.views[index].viewClass.rawValue)"
    case .refreshHeader: "it is a refresh header"
    case .loadMoreFooter: "it is a load-more footer"
    case .refreshControl: "it is a refresh control"
    case .navigationControllerView: "it is the navigation controller's view"
    case .topLayoutGuide, .bottomLayoutGuide: "it is a layout guide"
    case .window: "it is the window"
    case .screen: "it is the screen"
    case .statusBar, .navigationBar, .tabBar, .toolbar: "it is a bar"
    }
  }

  // MARK: Properties

  private static func pattern(of property: MetricProperty) -> MetricPattern {
    let name = patternName(of: property)
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
    let patterns = MetricPattern.all
      .filter { pattern in pattern.owners.contains { owners.contains($0) } }
    let names = patterns.map(\.name)
    let head = text.lastIndex(of: ".").map { text[...$0] }
    let related = head.flatMap { head in patterns.first { $0.name.hasPrefix(head) } }
    let near =
      related?.names ?? NearestName.suggestions(for: text, among: patterns.flatMap(\.names))
    if names.isEmpty { return "; it has none" }
    if near.isEmpty { return "; it has \(names.joined(separator: ", "))" }
    return "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}

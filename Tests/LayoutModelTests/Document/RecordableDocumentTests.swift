import LayoutModel
import Testing

/// What makes two configurations the same one.
@Suite struct RecordableDocumentTests {
  typealias Text = ExperimentText

  /// Two documents, and what they have in common.
  struct Pair: CustomTestStringConvertible, Sendable {
    let name: String
    let first: String
    let second: String

    init(_ name: String, _ first: String, _ second: String) {
      self.name = name
      self.first = first
      self.second = second
    }

    var testDescription: String { name }

    func recordables() throws -> (RecordableDocument, RecordableDocument) {
      (try Text.recordable(first), try Text.recordable(second))
    }
  }

  // MARK: The same configuration

  static let equal: [Pair] = [
    Pair(
      "order of keys", Text.view(#""frame": [0, 0, 1, 2], "isHidden": true"#),
      Text.view(#""isHidden": true, "frame": [0, 0, 1, 2]"#)),
    Pair(
      "white space", Text.view(#""frame": [0, 0, 1, 2]"#),
      Text.view("\n\t\"frame\" : [ 0,0 ,\r\n1, 2 ]")),
    Pair(
      "escapes", Text.view(#""frame": [0, 0, 1, 2]"#), Text.view(#""fr\u0061me": [0, 0, 1, 2]"#)),
    Pair(
      "negative zero", Text.view(#""frame": [0, 0, 1, 2]"#),
      Text.view(#""frame": [-0, -0.0, 1, 2]"#)),
    Pair(
      "spelling of numbers", Text.view(#""frame": [0, 0, 100, 0.25]"#),
      Text.view(#""frame": [0.0, 0e9, 1e2, 2.5E-1]"#)),
    Pair(
      "OS with one component", Text.platform(#"{"os": "11", "device": "iPhone X"}"#),
      Text.platform(#"{"os": "11.0", "device": "iPhone X"}"#)),
    Pair(
      "OS with three components", Text.platform(#"{"os": "11.0.0", "device": "iPhone X"}"#),
      Text.platform(#"{"os": "11.0", "device": "iPhone X"}"#)),
    Pair(
      "alias of a device", Text.platform(#"{"os": "9.3", "device": "iPhone SE"}"#),
      Text.platform(#"{"os": "9.3", "device": "iPhone SE (1st generation)"}"#)),
    Pair(
      "empty objects", Text.configuration(#""view": {}"#),
      Text.configuration(
        #""view": {"constraints": {}}, "statusBar": {}, "container": {}, "controller": {}"#)),
    Pair(
      "empty lists", Text.table(#""sections": [], "subviews": []"#),
      Text.subviews(#"{"id": "table", "class": "UITableView"}"#)),
    Pair("no actions", Text.configuration(#""actions": []"#), Text.configuration(#""view": {}"#)),
    Pair(
      "name of the controller's view", Text.configuration(#""view": {"id": "view"}"#),
      Text.configuration(#""view": {}"#)),
    Pair(
      "class of a table view controller's view",
      Text.configuration(#""controller": {"class": "UITableViewController"}"#),
      Text.configuration(
        #""controller": {"class": "UITableViewController"}, "view": {"class": "UITableView"}"#)),
    Pair(
      "class of a collection view controller's view",
      Text.configuration(#""controller": {"class": "UICollectionViewController"}"#),
      Text.configuration(
        """
        "controller": {"class": "UICollectionViewController"}, "view": {"class": "UICollectionView"}
        """)),
    Pair("action as a word", Text.actions(#""settle""#), Text.actions(#"{"settle": {}}"#)),
    Pair(
      "release at rest", Text.actions(#"{"release": {"view": "scroll"}}"#),
      Text.actions(#"{"release": {"view": "scroll", "velocity": [0, -0.0]}}"#)),
    Pair(
      "heights as runs or listed", Text.table(#""sections": [{"heights": [40, 40, 50, 60, 60]}]"#),
      Text.table(
        """
        "sections": [{"heights": [{"height": 40, "count": 2}, {"height": 50, "count": 1},
          {"height": 7, "count": 0}, 60, {"count": 1, "height": 60}]}]
        """)),
    Pair(
      "heights of no rows", Text.table(#""sections": [{"rows": 0, "heights": []}]"#),
      Text.table(#""sections": [{"rows": 0, "heights": [{"height": 40, "count": 0}]}]"#)),
    Pair(
      "all edges",
      Text.configuration(#""controller": {"edgesForExtendedLayout": ["all"]}"#),
      Text.configuration(
        #""controller": {"edgesForExtendedLayout": ["top", "left", "bottom", "right"]}"#)),
    Pair(
      "order of edges",
      Text.configuration(#""controller": {"edgesForExtendedLayout": ["top", "left"]}"#),
      Text.configuration(#""controller": {"edgesForExtendedLayout": ["left", "top", "left"]}"#)),
    Pair(
      "spelling of an anchor", Text.view(#""constraints": {"left": "view.left * 1 + 8"}"#),
      Text.view(#""constraints": {"left": " view.left  + 8.0"}"#)),
    Pair(
      "sign in an anchor", Text.view(#""constraints": {"left": "view.left - 8"}"#),
      Text.view(#""constraints": {"left": "view.left + -8"}"#)),
    Pair(
      "name, tags and measurements",
      #"{"name": "a", "tags": ["x"], "configuration": {\#(Text.platform)}}"#,
      #"{"name": "b", "configuration": {\#(Text.platform)}, "measurements": {"view.frame.y": 1}}"#),
  ]

  @Test(arguments: equal) func `another way of writing is the same configuration`(
    pair: Pair
  ) throws {
    let (first, second) = try pair.recordables()
    #expect(first.fingerprint == second.fingerprint)
    #expect(
      String(decoding: first.configurationText, as: UTF8.self)
        == String(decoding: second.configurationText, as: UTF8.self))
    #expect(first.shape == second.shape)
    #expect(first.experiment.configuration == second.experiment.configuration)
    #expect(Self.effective(first) == Self.effective(second))
  }

  /// The parameters that say something else than the default.
  private static func effective(_ document: RecordableDocument) -> [String: ParameterValue] {
    let os = document.experiment.configuration.platform.os
    return Dictionary(uniqueKeysWithValues: document.parameters.map { ($0.path, $0.value) })
      .filter { ParameterTable.describe($0.key)?.defaultValue.value(os: os) != $0.value }
  }

  /// Every key whose default holds on every system, stated with that default.
  @Test(
    arguments: KeyPlace.all.filter {
      if case .constant = $0.key.defaultValue { true } else { false }
    })
  func `a stated default that holds everywhere is none`(place: KeyPlace) throws {
    guard case .constant(let value) = place.key.defaultValue else { return }
    let text = Self.json(value, place.key.type)
    let (without, with) = try DefaultDocument.pair(stating: place.key.name, text, in: place.object)
    let first = try Text.recordable(without)
    let second = try Text.recordable(with)
    #expect(first.fingerprint == second.fingerprint)
    #expect(first.experiment.configuration == second.experiment.configuration)
    #expect(first.digest != second.digest)
    #expect(Self.effective(first) == Self.effective(second))
  }

  private static func json(_ value: ParameterValue, _ type: DocumentValueType) -> String {
    let text =
      switch value {
      case .number(let number): "\(number)"
      case .boolean(let boolean): "\(boolean)"
      case .text(let text): "\"\(text)\""
      }
    if case .words = type { return text == "\"\"" ? "[]" : "[\(text)]" }
    let components = type.components
    return components.isEmpty
      ? text : "[\(components.map { _ in text }.joined(separator: ", "))]"
  }

  // MARK: Another configuration

  /// What is another configuration, and another layout on every system too.
  static let different: [Pair] = [
    Pair(
      "order of subviews", Text.subviews(#"{"id": "a", "isHidden": true}, {"id": "b"}"#),
      Text.subviews(#"{"id": "b"}, {"id": "a", "isHidden": true}"#)),
    Pair(
      "order of actions", Text.actions(#""settle", {"wait": 1}"#),
      Text.actions(#"{"wait": 1}, "settle""#)),
    Pair(
      "order of rows", Text.table(#""sections": [{"heights": [40, 50]}]"#),
      Text.table(#""sections": [{"heights": [50, 40]}]"#)),
    Pair(
      "a row height that depends on the OS", Text.table(#""rowHeight": "automatic""#),
      Text.subviews(#"{"id": "table", "class": "UITableView"}"#)),
    Pair(
      "a bar that is there", Text.configuration(#""container": {"tabBar": {}}"#),
      Text.configuration(#""container": {}"#)),
    Pair(
      "a table header that is there", Text.table(#""tableHeaderView": {"height": 0}"#),
      Text.subviews(#"{"id": "table", "class": "UITableView"}"#)),
    Pair(
      "no edges", Text.configuration(#""controller": {"edgesForExtendedLayout": []}"#),
      Text.configuration(#""controller": {}"#)),
    Pair(
      "an empty section", Text.table(#""sections": [{"rows": 0}]"#),
      Text.table(#""sections": []"#)),
    Pair(
      "a plain view of a collection view controller",
      Text.configuration(#""controller": {"class": "UICollectionViewController"}"#),
      Text.configuration(
        """
        "controller": {"class": "UICollectionViewController"}, "view": {"class": "UIView"}
        """)),
    Pair(
      "a frame of nothing", Text.view(#""frame": [0, 0, 0, 0]"#), Text.subviews(#"{"id": "box"}"#)),
    Pair(
      "orientation",
      Text.platform(#"{"os": "9.3", "device": "iPhone 6", "orientation": "landscapeLeft"}"#),
      Text.platform(#"{"os": "9.3", "device": "iPhone 6"}"#)),
  ]

  @Test(arguments: different) func `what the layout depends on makes another configuration`(
    pair: Pair
  ) throws {
    let (first, second) = try pair.recordables()
    #expect(first.fingerprint != second.fingerprint)
    #expect(first.shape != second.shape)
  }

  /// What is another configuration of the same layout.
  static let sameShape: [Pair] = [
    Pair(
      "OS", Text.platform(#"{"os": "9.3", "device": "iPhone 6"}"#),
      Text.platform(#"{"os": "10.0", "device": "iPhone 6"}"#)),
    Pair(
      "device", Text.platform(#"{"os": "11.0", "device": "iPhone 6"}"#),
      Text.platform(#"{"os": "11.0", "device": "iPhone X"}"#)),
    Pair(
      "a screen of one's own", Text.platform(#"{"os": "11.0", "device": "iPhone 6"}"#),
      Text.platform(#"{"os": "11.0", "device": {"size": [375, 667]}}"#)),
    Pair(
      "id of a view", Text.subviews(#"{"id": "a"}"#), Text.subviews(#"{"id": "b"}"#)),
    Pair(
      "ids that are exchanged",
      Text.subviews(
        #"{"id": "a", "constraints": {"left": "b.left", "top": "view.top"}}, {"id": "b"}"#),
      Text.subviews(
        #"{"id": "b", "constraints": {"left": "a.left", "top": "view.top"}}, {"id": "a"}"#)),
    Pair(
      "id of the controller's view",
      Text.configuration(
        #""view": {"subviews": [{"id": "a", "constraints": {"left": "view.left"}}]}"#),
      Text.configuration(
        #""view": {"id": "b", "subviews": [{"id": "a", "constraints": {"left": "b.left"}}]}"#)),
    Pair(
      "ids of components",
      Text.scrollView(
        """
        "refreshHeader": {"id": "a", "height": 1}, "loadMoreFooter": {"id": "b", "height": 1}
        """),
      Text.scrollView(
        """
        "refreshHeader": {"id": "b", "height": 1}, "loadMoreFooter": {"id": "a", "height": 1}
        """)),
    Pair(
      "id in an action",
      Text.configuration(
        """
        "view": {"id": "a", "class": "UIScrollView"}, "actions": [{"release": {"view": "a"}}]
        """),
      Text.configuration(
        """
        "view": {"class": "UIScrollView"}, "actions": [{"release": {"view": "view"}}]
        """)),
  ]

  @Test(arguments: sameShape) func `OS, device and ids leave the shape`(pair: Pair) throws {
    let (first, second) = try pair.recordables()
    #expect(first.fingerprint != second.fingerprint)
    #expect(first.shape == second.shape)
  }

  // MARK: The whole document

  @Test func `whatever changes in a document changes its digest`() throws {
    let documents = [
      Text.experiment(#""note": "a""#), Text.experiment(#""note": "b""#),
      Text.experiment(#""tags": ["a", "b"]"#), Text.experiment(#""tags": ["b", "a"]"#),
      Text.experiment(#""measurements": {"view.frame.y": 64}"#),
      Text.experiment(#""measurements": {"view.frame.y": 64.0}"#),
      Text.experiment(#""measurements": {"view.frame.y": 64.00}"#),
      Text.experiment(#""measurements": {"view.frame.y": "64"}"#),
      Text.experiment(#""measurements": {"view.frame.y": {"value": 64}}"#),
      Text.experiment(#""measurements": {"view.frame.y": null}"#),
      Text.experiment(#""unexplained": {"view.frame.y": 64}"#),
      Text.experiment(#""tolerance": 1"#), Text.experiment(#""tolerance": 0.5"#),
      Text.configuration(#""phase": "viewDidAppear""#), Text.configuration(#""view": {}"#),
    ]
    let digests = try Set(documents.map { try Text.recordable($0).digest })
    #expect(digests.count == documents.count)
  }

  @Test func `the canonical form keeps a measurement as it was printed`() throws {
    let document = try Text.recordable(
      Text.experiment(
        #""measurements": {"view.frame.y": 47.330, "view.frame.x": -0, "view.frame.width": 1e2}"#))
    #expect(
      String(decoding: document.documentText, as: UTF8.self) == """
        {"configuration":{"platform":{"device":"iPhone X","os":"11.0"}},"measurements":\
        {"view.frame.width":100,"view.frame.x":0,"view.frame.y":47.330},"name":"a"}
        """)
  }
}

import LayoutModel
import Testing

extension DocumentReaderErrorTests {
  static let identifiers: [Case] = [
    Case(
      "no id", Text.subviews(#"▸{"class": "UITableView"}"#),
      path: "configuration.view.subviews[0]",
      #"the view has no id; give it one, as in "id": "table", so that metrics can name it"#),
    Case(
      "an empty id", Text.subviews(#"{"id": ▸""}"#), path: "configuration.view.subviews[0].id",
      #"'' is no id: letters, digits and _, not a digit first, as in "table1""#),
    Case(
      "an id with a dot", Text.subviews(#"{"id": ▸"my.table"}"#),
      path: "configuration.view.subviews[0].id",
      #"'my.table' is no id: letters, digits and _, not a digit first, as in "table1""#),
    Case(
      "an id that begins with a digit", Text.subviews(#"{"id": ▸"1st"}"#),
      path: "configuration.view.subviews[0].id",
      #"'1st' is no id: letters, digits and _, not a digit first, as in "table1""#),
    Case(
      "an id with an accent", Text.subviews(#"{"id": ▸"vué"}"#),
      path: "configuration.view.subviews[0].id",
      #"'vué' is no id: letters, digits and _, not a digit first, as in "table1""#),
    Case(
      "a doubled id", Text.subviews(#"{"id": "a"}, {"id": "b", "subviews": [{"id": ▸"a"}]}"#),
      path: "configuration.view.subviews[1].subviews[0].id",
      "the id 'a' is taken already; ids are unique in a document"),
    Case(
      "a component with a view's id",
      Text.scrollView(#""loadMoreFooter": {"id": ▸"scroll", "height": 1}"#),
      path: "configuration.view.subviews[0].loadMoreFooter.id",
      "the id 'scroll' is taken already; ids are unique in a document"),
    Case(
      "a reserved id of a component",
      Text.scrollView(#""refreshHeader": {"id": ▸"window", "height": 1}"#),
      path: "configuration.view.subviews[0].refreshHeader.id",
      #"the id 'window' is reserved; choose another, as in "window1""#),
    Case(
      "a malformed id of the controller's view", Text.configuration(#""view": {"id": ▸"a b"}"#),
      path: "configuration.view.id",
      #"'a b' is no id: letters, digits and _, not a digit first, as in "table1""#),
  ]

  @Test(arguments: identifiers) func `an id is present, well formed and unique`(test: Case) {
    test.check()
  }

  static let reserved = [
    "view", "window", "screen", "superview", "main", "any", "statusBar", "navigationBar", "tabBar",
    "toolbar", "platform", "controller", "phase", "actions", "config", "measured", "expected",
    "deviation", "name", "tag", "source", "navigationController", "splitViewController",
    "topLayoutGuide", "bottomLayoutGuide", "nil",
  ]

  @Test(arguments: reserved) func `an id with a meaning of its own is reserved`(id: String) {
    Case(
      id, Text.subviews(#"{"id": ▸"\#(id)"}"#), path: "configuration.view.subviews[0].id",
      "the id '\(id)' is reserved; choose another, as in \"\(id)1\""
    ).check()
  }

  @Test func `no parameter of a view can be taken for another`() {
    for path in ParameterTable.fixedPaths {
      let root = String(path.prefix { $0 != "." })
      #expect(Self.reserved.contains(root), "a view may be called \(root)")
    }
  }

  static let views: [Case] = [
    Case(
      "a frame of three numbers", Text.view(#""frame": ▸[0, 0, 10]"#),
      path: "configuration.view.subviews[0].frame",
      "expected four numbers [x, y, width, height], found an array of 3 elements"),
    Case(
      "a frame of negative height", Text.view(#""frame": [0, 0, 10, ▸-1.0]"#),
      path: "configuration.view.subviews[0].frame[3]",
      "the height is -1.0; a height is at least 0"),
    Case(
      "nan in a configuration", Text.view(#""frame": [0, ▸"nan", 10, 10]"#),
      path: "configuration.view.subviews[0].frame[1]",
      #"expected a number, found the text "nan""#),
    Case(
      "an infinity in a configuration", Text.scrollView(#""contentSize": [▸"inf", 10]"#),
      path: "configuration.view.subviews[0].contentSize[0]",
      #"expected a number, found the text "inf""#),
    Case(
      "bounds of another size", Text.view(#""frame": [0, 0, 10, 20], "bounds": ▸[0, 5, 10, 25.5]"#),
      path: "configuration.view.subviews[0].bounds",
      "the bounds are 10 x 25.5, the frame is 10 x 20; state both with one size"),
    Case(
      "a center beside a frame", Text.view(#""frame": [0, 0, 10, 20], "center": ▸[5, 10]"#),
      path: "configuration.view.subviews[0].center",
      "the view has a frame, which places it too; state center with bounds instead"),
    Case(
      "content that never stops", Text.scrollView(#""decelerationRate": ▸1"#),
      path: "configuration.view.subviews[0].decelerationRate",
      "a deceleration rate is below 1: normal is 0.998, fast 0.99"),
    Case(
      "a child controller of the root",
      Text.configuration(#""view": {"controller": ▸{"class": "UIViewController"}}"#),
      path: "configuration.view.controller",
      "the controller's own view has no child controller; state the controller in"
        + " configuration.controller"),
    Case(
      "a class that is none", Text.view(#""class": ▸"UITabelView""#),
      path: "configuration.view.subviews[0].class",
      """
      expected "UIView", "UIScrollView", "UITableView", "UICollectionView", "UITextView", \
      "UISearchBar" or "WKWebView", found "UITabelView"; did you mean "UITableView"?
      """),
    Case(
      "a behaviour in other letters",
      Text.scrollView(#""contentInsetAdjustmentBehavior": ▸"Never""#),
      path: "configuration.view.subviews[0].contentInsetAdjustmentBehavior",
      #"expected "automatic", "scrollableAxes", "never" or "always", found "Never"; did you mean"#
        + #" "never"?"#),
  ]

  @Test(arguments: views) func `a view's properties fit each other`(test: Case) {
    test.check()
  }

  /// Whose a key is, in the words of the message, and the classes that lack it.
  private static func owner(of key: DocumentKey) -> (names: String, strangers: [String])? {
    let plain = ["UIView", "UISearchBar", "WKWebView"]
    return switch key.owner {
    case .anything: nil
    case .scrollView: ("UIScrollView", plain)
    case .tableView:
      ("UITableView", plain + ["UIScrollView", "UITextView", "UICollectionView"])
    case .collectionView:
      ("UICollectionView", plain + ["UIScrollView", "UITextView", "UITableView"])
    case .dataView: ("UITableView and UICollectionView", plain + ["UIScrollView", "UITextView"])
    }
  }

  /// The keys that only some classes have, each on the classes that lack it.
  static let foreignKeys: [Case] = KeyPlace.all.filter { $0.object == .view }.flatMap { place in
    guard let owner = owner(of: place.key), let first = owner.names.split(separator: " ").first
    else { return [Case]() }
    return owner.strangers.map { viewClass in
      let document = place.document(renaming: place.key.name)
        .replacing(#""view": {"#, with: #""view": {"class": "\#(viewClass)", "#)
      return Case(
        "\(place.key.name) on a \(viewClass)", document, path: place.path,
        "'\(place.key.name)' belongs to \(owner.names), and 'view' is a \(viewClass); state"
          + " \"class\": \"\(first)\"")
    }
  }

  @Test func `a key of a subclass is refused on other views`() {
    #expect(Self.foreignKeys.count >= 100)
    for test in Self.foreignKeys { test.check() }
  }
}

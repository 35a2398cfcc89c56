import LayoutModel
import Testing

extension DocumentReaderErrorTests {
  static let actions: [Case] = [
    Case(
      "no key", Text.actions("▸{}"), path: "configuration.actions[0]",
      #"an action has one key, this one has none; write for example {"wait": 0.5}"#),
    Case(
      "two keys", Text.actions(#""settle", ▸{"wait": 1, "settle": {}}"#),
      path: "configuration.actions[1]",
      "an action has one key, this one has 2; write one object for each action"),
    Case(
      "an unknown action", Text.actions(#"{▸"contentOffset": {}}"#),
      path: "configuration.actions[0].contentOffset",
      #"unknown key "contentOffset"; did you mean "setContentOffset"?"#),
    Case(
      "a mistyped word", Text.actions(#"▸"setle""#), path: "configuration.actions[0]",
      #"expected an object (action), or "settle", "layoutIfNeeded" or "updateConstraints", found"#
        + #" "setle"; did you mean "settle"?"#),
    Case(
      "a negative wait", Text.actions(#"{"wait": ▸-1}"#), path: "configuration.actions[0].wait",
      "expected a number of at least 0, found -1"),
    Case(
      "a mistyped view", Text.actions(#"{"drag": {"view": ▸"scrol", "by": [0, 1]}}"#),
      path: "configuration.actions[0].drag.view",
      "'scrol' is no view of this configuration; did you mean 'scroll'?"),
    Case(
      "a view that nothing resembles", Text.actions(#"{"release": {"view": ▸"xyzzy"}}"#),
      path: "configuration.actions[0].release.view",
      "'xyzzy' is no view of this configuration; the views are 'view', 'scroll', 'box'"),
    Case(
      "a drag of a plain view", Text.actions(#"{"drag": {"view": ▸"box", "by": [0, 1]}}"#),
      path: "configuration.actions[0].drag.view", "'box' is a UIView and does not scroll"),
    Case(
      "a release of a plain view", Text.actions(#"{"release": {"view": ▸"view"}}"#),
      path: "configuration.actions[0].release.view", "'view' is a UIView and does not scroll"),
    Case(
      "an offset of a plain view",
      Text.actions(#"{"setContentOffset": {"view": ▸"box", "to": [0, 1]}}"#),
      path: "configuration.actions[0].setContentOffset.view",
      "'box' is a UIView and does not scroll"),
    Case(
      "a plain view scrolled to an edge",
      Text.actions(#"{"scrollTo": {"view": ▸"box", "edge": "top"}}"#),
      path: "configuration.actions[0].scrollTo.view", "'box' is a UIView and does not scroll"),
    Case(
      "an edge that is none", Text.actions(#"{"scrollTo": {"view": "scroll", "edge": ▸"end"}}"#),
      path: "configuration.actions[0].scrollTo.edge",
      #"expected "top", "left", "bottom" or "right", found "end""#),
    Case(
      "a constraint that is not there",
      Text.actions(#"{"setConstraint": {"view": "box", ▸"bottom": 1}}"#),
      path: "configuration.actions[0].setConstraint.bottom",
      "'box' has no constraint on its bottom to change"),
    Case(
      "two constraints",
      Text.actions(#"{"setConstraint": {"view": "box", "height": 1, ▸"top": 1}}"#),
      path: "configuration.actions[0].setConstraint.top",
      "one setConstraint changes one constraint; write an action for each"),
    Case(
      "no constraint", Text.actions(#"{"setConstraint": ▸{"view": "box"}}"#),
      path: "configuration.actions[0].setConstraint",
      #"setConstraint names no attribute; write "height": 1200"#),
    Case(
      "a negative extent", Text.actions(#"{"setConstraint": {"view": "box", "height": ▸-1}}"#),
      path: "configuration.actions[0].setConstraint.height",
      "the height is -1; a height is at least 0"),
  ]

  /// A document with an action on a table of 3 and 0 rows, a collection view and a search bar.
  private static func data(_ action: String) -> String {
    Text.configuration(
      """
      "view": {"subviews": [
        {"id": "table", "class": "UITableView", "sections": [{"rows": 3}, {"rows": 0}]},
        {"id": "collection", "class": "UICollectionView", "sections": [{"items": 2}]},
        {"id": "bar", "class": "UISearchBar"}
      ]}, "actions": [\(action)]
      """)
  }

  private static func noRow(_ indexPath: String) -> Case {
    Case(
      "row \(indexPath)", data(#"{"scrollToRow": {"view": "table", "indexPath": ▸\#(indexPath)}}"#),
      path: "configuration.actions[0].scrollToRow.indexPath",
      "'table' has no row \(indexPath); it has 2 sections of 3, 0")
  }

  static let dataActions: [Case] =
    ["[0, 3]", "[1, 0]", "[2, 0]", "[-1, 0]", "[0, -1]", "[0, 0.5]", "[1e300, 0]"].map(noRow) + [
      Case(
        "an item that isn't there",
        data(#"{"scrollToItem": {"view": "collection", "indexPath": ▸[0, 2]}}"#),
        path: "configuration.actions[0].scrollToItem.indexPath",
        "'collection' has no item [0, 2]; it has 1 section of 2"),
      Case(
        "a row of a collection view",
        data(#"{"scrollToRow": {"view": ▸"collection", "indexPath": [0, 0]}}"#),
        path: "configuration.actions[0].scrollToRow.view",
        "'collection' is a UICollectionView; this takes a UITableView"),
      Case(
        "an item of a table", data(#"{"scrollToItem": {"view": ▸"table", "indexPath": [0, 0]}}"#),
        path: "configuration.actions[0].scrollToItem.view",
        "'table' is a UITableView; this takes a UICollectionView"),
      Case(
        "the data of a search bar", data(#"{"reloadData": {"view": ▸"bar"}}"#),
        path: "configuration.actions[0].reloadData.view",
        "'bar' is a UISearchBar; this takes a UITableView or UICollectionView"),
      Case(
        "rows in a section that isn't there",
        data(#"{"insertRows": ▸{"view": "table", "section": 2}}"#),
        path: "configuration.actions[0].insertRows", "'table' has no section 2; it has 2"),
      Case(
        "neither origin nor bounds", data(#"{"setBounds": ▸{"view": "bar"}}"#),
        path: "configuration.actions[0].setBounds",
        #"setBounds takes either "origin": [x, y] or "to": [x, y, w, h]"#),
      Case(
        "origin and bounds",
        data(#"{"setBounds": ▸{"view": "bar", "origin": [0, 0], "to": [0, 0, 1, 1]}}"#),
        path: "configuration.actions[0].setBounds",
        #"setBounds takes either "origin": [x, y] or "to": [x, y, w, h]"#),
      Case(
        "a refresh control that isn't there", data(#"{"beginRefreshing": {"view": ▸"table"}}"#),
        path: "configuration.actions[0].beginRefreshing.view",
        "'table' is no refresh control; no scroll view has one"),
      Case(
        "another refresh control",
        Text.configuration(
          """
          "view": {"class": "UIScrollView", "refreshControl": {"id": "spinner"}},
          "actions": [{"endRefreshing": {"view": ▸"view"}}]
          """),
        path: "configuration.actions[0].endRefreshing.view",
        "'view' is no refresh control; there is spinner"),
    ]

  @Test(arguments: dataActions) func `an action on data finds it there`(test: Case) {
    test.check()
  }

  @Test(arguments: actions) func `an action does one thing to a view that can do it`(test: Case) {
    test.check()
  }
}

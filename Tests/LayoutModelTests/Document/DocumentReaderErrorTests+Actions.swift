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
      "an unknown action", Text.actions(#"{▸"scrollToRow": {}}"#),
      path: "configuration.actions[0].scrollToRow",
      #"unknown key "scrollToRow"; did you mean "scrollTo"?"#),
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

  @Test(arguments: actions) func `an action does one thing to a view that can do it`(test: Case) {
    test.check()
  }
}

import LayoutModel
import Testing

extension DocumentReaderErrorTests {
  private static func box(_ constraints: String) -> String {
    Text.subviews(
      #"{"id": "scroll", "class": "UIScrollView"}, {"id": "box", "constraints": {\#(constraints)}}"#
    )
  }

  private static func malformed(_ text: String) -> Case {
    Case(
      "the anchor '\(text)'", box(#""left": ▸"\#(text)""#),
      path: "configuration.view.subviews[1].constraints.left",
      "'\(text)' is no anchor; write \"view.left\", \"scroll.width * 0.5 + 8\" or"
        + " \"view.safeAreaLayoutGuide.top\"")
  }

  static let malformedAnchors: [Case] = [
    "", "left", "view", "view.", ".left.", "view.centre", "view.left.left", "view.layoutGuide.left",
    "safeAreaLayoutGuide.left", "view.left +", "view.left + x", "view.left + nan",
    "view.left + 0x10", "view.left+8", "view.left / 2", "view.left 8", "view.left + 8 + 8",
    "view.left + 8 * 2", "view.left * 2 * 2",
  ].map(malformed)

  @Test(arguments: malformedAnchors) func `an anchor is a view, an attribute and two numbers`(
    test: Case
  ) {
    test.check()
  }

  static let constraints: [Case] = [
    Case(
      "a mistyped view", box(#""width": ▸"scrol.width""#),
      path: "configuration.view.subviews[1].constraints.width",
      "'scrol' is no view of this configuration; did you mean 'scroll'?"),
    Case(
      "the superview by that name", box(#""left": ▸"superview.left""#),
      path: "configuration.view.subviews[1].constraints.left",
      "'superview' is no view of this configuration; the views are 'view', 'scroll', 'box'"),
    Case(
      "a view that nothing resembles", box(#""left": ▸"xyzzy.left""#),
      path: "configuration.view.subviews[1].constraints.left",
      "'xyzzy' is no view of this configuration; the views are 'view', 'scroll', 'box'"),
    Case(
      "another axis", box(#""left": ▸"view.top""#),
      path: "configuration.view.subviews[1].constraints.left",
      "'left' can't be held to 'top': a position goes with one on the same axis"),
    Case(
      "a position held to an extent", box(#""centerX": ▸"view.width""#),
      path: "configuration.view.subviews[1].constraints.centerX",
      "'centerX' can't be held to 'width': a position goes with one on the same axis"),
    Case(
      "an extent held to a position", box(#""height": ▸"view.bottom""#),
      path: "configuration.view.subviews[1].constraints.height",
      "'height' can't be held to 'bottom': an extent goes with an extent"),
    Case(
      "a negative extent", box(#""width": ▸-8"#),
      path: "configuration.view.subviews[1].constraints.width",
      "the width is -8; a width is at least 0"),
    Case(
      "an edge of the root", Text.configuration(#""view": {"constraints": {"top": ▸0}}"#),
      path: "configuration.view.constraints.top",
      "the controller's view has no superview here; its frame is the container's affair"),
    Case(
      "all edges of the root",
      Text.configuration(#""view": {"constraints": {"edges": ▸"superview"}}"#),
      path: "configuration.view.constraints.edges",
      "the controller's view has no superview here; its frame is the container's affair"),
    Case(
      "edges of something else", box(#""edges": ▸"safeArea""#),
      path: "configuration.view.subviews[1].constraints.edges",
      #"expected "superview" or "safeAreaLayoutGuide", found "safeArea"; did you mean"#
        + #" "safeAreaLayoutGuide"?"#),
  ]

  @Test(arguments: constraints) func `a constraint leads to something of its own kind`(
    test: Case
  ) {
    test.check()
  }
}

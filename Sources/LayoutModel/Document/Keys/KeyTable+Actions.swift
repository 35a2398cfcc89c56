extension KeyTable {
  private static let viewKey = DocumentKey(
    "view", .reference, isRequired: true, "the scroll view's id")

  static let action: [DocumentKey] = [
    DocumentKey(
      "setContentOffset", .object(.setContentOffset), "sets the offset, without clamping"),
    DocumentKey("scrollTo", .object(.scrollTo), "scrolls to an end of the range"),
    DocumentKey("drag", .object(.drag), "a finger travels and stays"),
    DocumentKey("touch", .object(.touch), "a finger comes down, travels and stays"),
    DocumentKey("release", .object(.release), "the finger lifts"),
    DocumentKey("setContentInset", .object(.setContentInset), "sets the content inset"),
    DocumentKey("setContentSize", .object(.setContentSize), "sets the content size"),
    DocumentKey("setFrame", .object(.setFrame), "sets a frame, under the view's transform"),
    DocumentKey("setBounds", .object(.setBounds), "sets the bounds or their origin"),
    DocumentKey("scrollToItem", .object(.scrollToItem), "scrolls to an item"),
    DocumentKey("scrollToRow", .object(.scrollToRow), "scrolls to a row"),
    DocumentKey(
      "scrollRectToVisible", .object(.scrollRectToVisible),
      "scrolls the least distance that shows a rectangle"),
    DocumentKey("beginRefreshing", .object(.refreshing), "the refresh control begins, from code"),
    DocumentKey("endRefreshing", .object(.refreshing), "the refresh control ends"),
    DocumentKey("insertRows", .object(.changeRows), "rows are inserted at the end of a section"),
    DocumentKey("deleteRows", .object(.changeRows), "rows are deleted from the end of a section"),
    DocumentKey("reloadData", .object(.reloadData), "the data is asked for anew"),
    DocumentKey("keyboard", .object(.keyboard), "a keyboard appears or goes"),
    DocumentKey("rotate", .object(.rotate), "the interface turns"),
    DocumentKey("wait", .number(minimum: 0), unit: .seconds, "time passes"),
    DocumentKey("settle", .object(.nothing), "time passes until nothing moves"),
    DocumentKey("layoutIfNeeded", .object(.nothing), "layoutIfNeeded on the controller's view"),
    DocumentKey("setConstraint", .object(.setConstraint), "changes a constraint's constant"),
    DocumentKey(
      "updateConstraints", .object(.nothing), "updateConstraints on the controller's view"),
  ]

  static let setContentOffset: [DocumentKey] = [
    viewKey, DocumentKey("to", .point, unit: .points, isRequired: true, "the new offset"),
  ]

  static let scrollTo: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "edge", .word(Edge.allCases.map(\.rawValue)), isRequired: true, "the end of the range"),
  ]

  static let drag: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "by", .point, unit: .points, isRequired: true,
      "the finger's travel; up and left are negative"),
  ]

  static let release: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "velocity", .point, unit: .pointsPerMillisecond, default: .constant(.number(0)),
      "the content's velocity, positive where the offset grows"),
  ]

  static let setConstraint: [DocumentKey] =
    [DocumentKey("view", .reference, isRequired: true, "the constrained view's id")]
    + LayoutAttribute.allCases.map {
      DocumentKey(
        $0.rawValue, .number(minimum: nil), unit: .points, "the new constant of that constraint")
    }

  static let touch: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "by", .point, unit: .points, isRequired: true,
      "the finger's travel, recognition included; up and left are negative"),
    DocumentKey("moves", .count, default: .constant(.number(1)), "in how many equal steps"),
    DocumentKey(
      "interval", .number(minimum: 0), unit: .seconds, default: .depends("16 milliseconds"),
      "the time between two steps"),
    DocumentKey(
      "rest", .number(minimum: 0), unit: .seconds, default: .constant(.number(0)),
      "how long the finger stays still afterwards"),
  ]

  static let setContentInset: [DocumentKey] = [
    viewKey, DocumentKey("to", .insets, unit: .points, isRequired: true, "the new inset"),
  ]

  static let setContentSize: [DocumentKey] = [
    viewKey, DocumentKey("to", .size, unit: .points, isRequired: true, "the new size"),
  ]

  private static let anyViewKey = DocumentKey(
    "view", .reference, isRequired: true, "the view's id")

  static let setFrame: [DocumentKey] = [
    anyViewKey, DocumentKey("to", .rect, unit: .points, isRequired: true, "the new frame"),
  ]

  static let setBounds: [DocumentKey] = [
    anyViewKey,
    DocumentKey("origin", .point, unit: .points, "the new origin"),
    DocumentKey("to", .rect, unit: .points, "the new bounds"),
  ]

  static let scrollToItem: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "indexPath", .numbers(["section", "item"]), isRequired: true, "the place, from [0, 0]"),
    DocumentKey(
      "at", .word(ScrollPosition.allCases.map(\.rawValue)),
      default: .constant(.text(ScrollPosition.none.rawValue)), "where to put it"),
    DocumentKey(
      "animated", .boolean, default: .constant(.boolean(false)),
      "whether it moves there; the end is the same"),
  ]

  static let scrollRectToVisible: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "rect", .rect, unit: .points, isRequired: true, "the rectangle in content coordinates"),
    DocumentKey(
      "animated", .boolean, default: .constant(.boolean(false)),
      "whether it moves there; the end is the same"),
  ]

  static let refreshing: [DocumentKey] = [
    DocumentKey("view", .reference, isRequired: true, "the refresh control's id")
  ]

  static let changeRows: [DocumentKey] = [
    viewKey,
    DocumentKey("section", .count, default: .constant(.number(0)), "the section"),
    DocumentKey("count", .count, default: .constant(.number(1)), "how many rows"),
  ]

  static let reloadData: [DocumentKey] = [viewKey]

  static let rotate: [DocumentKey] = [
    DocumentKey(
      "to", .word(Orientation.allCases.map(\.rawValue)), isRequired: true,
      "the interface's new orientation")
  ]

  static let keyboard: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "height", .number(minimum: 0), unit: .points, isRequired: true,
      "how much of the screen it covers; 0 takes it away"),
  ]
}

extension KeyTable {
  static let view: [DocumentKey] = [
    DocumentKey(
      "id", .identifier, default: .depends("\"view\" for the controller's view; subviews need one"),
      "the name by which metrics, constraints and actions call the view"),
    DocumentKey(
      "class", .word(ViewClass.allCases.map(\.rawValue)),
      default: .depends("UIView; UITableView for the view of a UITableViewController"),
      "the view's UIKit class"),
    DocumentKey(
      "frame", .rect, unit: .points,
      default: .depends("zero for a view; the screen for a controller's view"),
      "the frame in the superview's bounds coordinates"),
    DocumentKey(
      "bounds", .rect, unit: .points, default: .depends("the frame's size at the origin"),
      "the bounds; set after the frame"),
    DocumentKey(
      "center", .point, unit: .points, default: .depends("where the frame puts it"),
      "the layer's position in the superview; together with bounds, instead of frame"),
    DocumentKey(
      "anchorPoint", .point, default: .constant(.number(0.5)),
      "the point of the bounds that lies at the center, in unit coordinates"),
    DocumentKey(
      "transform", .numbers(["a", "b", "c", "d", "tx", "ty"]), default: .depends("the identity"),
      "a transform set after the frame"),
    DocumentKey(
      "layoutMargins", .insets, unit: .points,
      default: .depends("8 on every edge; others for a controller's view"),
      "the margins set on the view"),
    DocumentKey(
      "preservesSuperviewLayoutMargins", .boolean, default: .constant(.boolean(false)),
      "whether margins reach as far as the superview's"),
    DocumentKey(
      "insetsLayoutMarginsFromSafeArea", .boolean, default: .constant(.boolean(true)),
      "whether margins are counted from the safe area (iOS 11 and later)"),
    DocumentKey(
      "isHidden", .boolean, default: .constant(.boolean(false)), "whether the view is hidden"),
    DocumentKey(
      "controller", .object(.childController), "the child controller whose view this is"),
    DocumentKey("constraints", .object(.constraints), "what Auto Layout holds the view to"),
    DocumentKey("subviews", .list(.object(.view)), "the subviews, in z-order"),
  ]

  static let scrollView: [DocumentKey] = [
    DocumentKey(
      "contentInset", .insets, unit: .points, default: .constant(.number(0)), owner: .scrollView,
      "the content inset"),
    DocumentKey(
      "contentInsetAdjustmentBehavior",
      .word(ContentInsetAdjustmentBehavior.allCases.map(\.rawValue)),
      default: .constant(.text("automatic")), owner: .scrollView,
      "how the safe area is taken into the content inset (iOS 11 and later)"),
    DocumentKey(
      "scrollIndicatorInsets", .insets, unit: .points, default: .constant(.number(0)),
      owner: .scrollView, "the insets of the scroll indicators"),
    DocumentKey(
      "contentSize", .numbers(["width", "height"]), unit: .points,
      default: .depends("zero; a table's follows from its rows"), owner: .scrollView,
      "the content size as the app sets it"),
    DocumentKey(
      "contentOffset", .point, unit: .points,
      default: .depends("where the layout leaves it"), owner: .scrollView,
      "an offset that the app sets after everything else"),
    DocumentKey(
      "bounces", .boolean, default: .constant(.boolean(true)), owner: .scrollView,
      "whether content may be dragged beyond its range"),
    DocumentKey(
      "alwaysBounceVertical", .boolean, default: .depends("false; true for a UITableView"),
      owner: .scrollView, "whether content that fits can be dragged vertically"),
    DocumentKey(
      "alwaysBounceHorizontal", .boolean, default: .constant(.boolean(false)),
      owner: .scrollView, "whether content that fits can be dragged horizontally"),
    DocumentKey(
      "isPagingEnabled", .boolean, default: .constant(.boolean(false)), owner: .scrollView,
      "whether scrolling stops at multiples of the bounds"),
    DocumentKey(
      "isScrollEnabled", .boolean, default: .constant(.boolean(true)), owner: .scrollView,
      "whether a finger can scroll"),
    DocumentKey(
      "decelerationRate", .either([.word(["normal", "fast"]), .number(minimum: 0.5)]),
      default: .constant(.text("normal")), owner: .scrollView,
      "how fast scrolling slows down: normal, fast or a factor per millisecond below 1"),
    DocumentKey(
      "refreshControl", .object(.refreshControl), owner: .scrollView, "the UIRefreshControl"),
    DocumentKey(
      "refreshHeader", .object(.refreshHeader), owner: .scrollView,
      "a pull-to-refresh header of the app's own"),
    DocumentKey(
      "loadMoreFooter", .object(.loadMoreFooter), owner: .scrollView,
      "a load-more footer of the app's own"),
  ]

  static let tableView: [DocumentKey] = [
    DocumentKey(
      "style", .word(TableStyle.allCases.map(\.rawValue)), default: .constant(.text("plain")),
      owner: .tableView, "the table's style"),
    DocumentKey(
      "rowHeight", .either([.number(minimum: 0), .word(["automatic"])]), unit: .points,
      default: .byOS([.init(since: 8, .text("automatic")), .init(since: 7, .number(44))]),
      owner: .tableView, "the rowHeight property"),
    DocumentKey(
      "estimatedRowHeight", .either([.number(minimum: 0), .word(["automatic"])]), unit: .points,
      default: .byOS([.init(since: 11, .text("automatic")), .init(since: 7, .number(0))]),
      owner: .tableView, "the height that rows count with before they are shown; 0 for none"),
    DocumentKey(
      "sectionHeaderTopPadding", .number(minimum: 0), unit: .points,
      default: .depends("22 above every header of a plain table from iOS 15"), owner: .tableView,
      "the space above each section header (iOS 15 and later)"),
    DocumentKey(
      "sectionHeaderHeight", .number(minimum: 0), unit: .points,
      default: .depends("style and OS"), owner: .tableView, "the height of all section headers"),
    DocumentKey(
      "sectionFooterHeight", .number(minimum: 0), unit: .points,
      default: .depends("style and OS"), owner: .tableView, "the height of all section footers"),
    DocumentKey(
      "sections", .list(.object(.section)), owner: .dataView, "the sections of the data source"),
    DocumentKey(
      "tableHeaderView", .object(.tableHeaderView), owner: .tableView, "the table header view"),
    DocumentKey(
      "tableFooterView", .object(.tableFooterView), owner: .tableView, "the table footer view"),
  ]

  static let collectionView: [DocumentKey] = [
    DocumentKey(
      "collectionViewLayout", .object(.collectionViewLayout), owner: .collectionView,
      "the layout")
  ]

  static let collectionViewLayout: [DocumentKey] = [
    DocumentKey(
      "class", .word(["UICollectionViewFlowLayout"]),
      default: .constant(.text("UICollectionViewFlowLayout")), "the layout's UIKit class"),
    DocumentKey(
      "scrollDirection", .word(ScrollDirection.allCases.map(\.rawValue)),
      default: .constant(.text(ScrollDirection.vertical.rawValue)),
      "the direction in which the content grows"),
    DocumentKey(
      "itemSize", .size, unit: .points, default: .constant(.number(50)),
      "the size of items without a size of their own"),
    DocumentKey(
      "minimumLineSpacing", .number(minimum: 0), unit: .points, default: .constant(.number(10)),
      "the least space between lines"),
    DocumentKey(
      "minimumInteritemSpacing", .number(minimum: 0), unit: .points,
      default: .constant(.number(10)), "the least space between items of a line"),
    DocumentKey(
      "sectionInset", .insets, unit: .points, default: .constant(.number(0)),
      "the space around the items of each section"),
    DocumentKey(
      "headerReferenceSize", .size, unit: .points, default: .constant(.number(0)),
      "the size of section headers; only the length along the scroll direction counts"),
    DocumentKey(
      "footerReferenceSize", .size, unit: .points, default: .constant(.number(0)),
      "the size of section footers; only the length along the scroll direction counts"),
  ]

  static let refreshControl: [DocumentKey] = [
    DocumentKey("id", .identifier, isRequired: true, "the name by which metrics call the control")
  ]

  static let section: [DocumentKey] = [
    DocumentKey(
      "rows", .count, default: .depends("as many as heights"), owner: .tableView,
      "the number of rows"),
    DocumentKey(
      "rowHeight", .number(minimum: 0), unit: .points, default: .depends("the table's rowHeight"),
      owner: .tableView,
      "the height of each row, from the delegate"),
    DocumentKey(
      "heights", .list(.either([.number(minimum: 0), .object(.heightRun)])), unit: .points,
      default: .depends("rowHeight for every row"), owner: .tableView,
      "the height of each row, from the delegate; numbers or runs"),
    DocumentKey(
      "headerHeight", .number(minimum: 0), unit: .points, default: .depends("style and OS"),
      owner: .tableView, "the section header's height, from the delegate"),
    DocumentKey(
      "footerHeight", .number(minimum: 0), unit: .points, default: .depends("style and OS"),
      owner: .tableView, "the section footer's height, from the delegate"),
    DocumentKey(
      "titleForHeaderInSection", .text, owner: .tableView, "the section header's title"),
    DocumentKey(
      "titleForFooterInSection", .text, owner: .tableView,
      "the section footer's title, of one line"),
    DocumentKey(
      "items", .count, default: .depends("as many as itemSizes"), owner: .collectionView,
      "the number of items"),
    DocumentKey(
      "itemSizes", .list(.size), unit: .points, default: .depends("the layout's itemSize"),
      owner: .collectionView, "the size of each item, from the delegate"),
    DocumentKey(
      "headerReferenceSize", .size, unit: .points, default: .depends("the layout's"),
      owner: .collectionView, "the size of the section's header"),
    DocumentKey(
      "footerReferenceSize", .size, unit: .points, default: .depends("the layout's"),
      owner: .collectionView, "the size of the section's footer"),
  ]

  static let heightRun: [DocumentKey] = [
    DocumentKey(
      "height", .number(minimum: 0), unit: .points, isRequired: true, "the height of each row"),
    DocumentKey("count", .count, isRequired: true, "the number of successive rows"),
  ]

  static let accessoryView: [DocumentKey] = [
    DocumentKey(
      "height", .number(minimum: 0), unit: .points, isRequired: true, "the view's height")
  ]

  static let refreshHeader: [DocumentKey] = [
    DocumentKey("id", .identifier, isRequired: true, "the name by which metrics call the header"),
    DocumentKey(
      "height", .number(minimum: 0), unit: .points, isRequired: true, "the header's height"),
    DocumentKey(
      "duration", .number(minimum: 0), unit: .seconds, default: .constant(.number(2)),
      "how long a refresh lasts"),
  ]

  static let loadMoreFooter: [DocumentKey] = [
    DocumentKey("id", .identifier, isRequired: true, "the name by which metrics call the footer"),
    DocumentKey(
      "height", .number(minimum: 0), unit: .points, isRequired: true, "the footer's height"),
  ]

  static let constraints: [DocumentKey] =
    [
      DocumentKey(
        "edges", .word(["superview", "safeAreaLayoutGuide"]),
        "all four edges on the superview's or on its safe area guide's")
    ]
    + LayoutAttribute.allCases.map { attribute in
      DocumentKey(
        attribute.rawValue, .either([.number(minimum: nil), .anchor]), unit: .points,
        attribute.isDimension
          ? "a number, or another view's extent: \"scroll.width * 0.5 + 8\""
          : "the distance from the superview's same edge, or another view's: \"view.left + 8\"")
    }
}

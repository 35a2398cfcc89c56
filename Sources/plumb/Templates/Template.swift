/// A document to start from: valid as it is, with the keys that somebody is likely to change.
///
/// What is asked for is null, so that it records and simulates before anything was measured.
enum Template: String, CaseIterable {
  case table
  case scroll
  case collection
  case paging
  case refresh
  case drag

  /// What the document shows.
  var summary: String {
    switch self {
    case .table: "a table under bars"
    case .scroll: "a scroll view with insets of its own"
    case .collection: "a collection view with a flow layout"
    case .paging: "pages side by side, turned by a finger"
    case .refresh: "pull to refresh, let go when armed"
    case .drag: "a drag that is let go and bounces back"
    }
  }

  var document: String {
    """
    {
      "name": "my/\(rawValue)",
      "source": {"kind": "device", "evidence": "printed"},
      "tags": ["\(rawValue)"],
      "configuration": {
        "platform": {"os": "12.0", "device": "iPhone 8"},
        "container": \(container),
        "view": {
          "subviews": [
            \(view)
          ]
        }\(actions)
      },
      "measurements": {
        \(metrics.map { "\"\($0)\": null" }.joined(separator: ",\n    "))
      }
    }

    """
  }

  private var container: String {
    switch self {
    case .table: "{\"navigationBar\": {}, \"tabBar\": {}}"
    case .scroll, .collection, .refresh: "{\"navigationBar\": {}}"
    case .paging, .drag: "{}"
    }
  }

  private var view: String {
    switch self {
    case .table:
      """
      {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 667],
               "rowHeight": 44, "sections": [{"rows": 30}],
               "tableHeaderView": {"height": 60}, "contentInset": [0, 0, 0, 0]}
      """
    case .scroll:
      """
      {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 375, 667],
               "contentSize": [375, 1200], "contentInset": [10, 0, 20, 0],
               "contentInsetAdjustmentBehavior": "automatic"}
      """
    case .collection:
      """
      {"id": "collection", "class": "UICollectionView", "frame": [0, 0, 375, 667],
               "sections": [{"items": 40}],
               "collectionViewLayout": {"itemSize": [100, 100], "minimumLineSpacing": 10,
                                        "sectionInset": [10, 10, 10, 10]}}
      """
    case .paging:
      """
      {"id": "pages", "class": "UIScrollView", "frame": [0, 100, 375, 300],
               "isPagingEnabled": true, "contentSize": [1125, 300]}
      """
    case .refresh:
      """
      {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 667],
               "rowHeight": 44, "sections": [{"rows": 30}],
               "refreshHeader": {"id": "header", "height": 65}}
      """
    case .drag:
      """
      {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 375, 667],
               "contentSize": [375, 1200]}
      """
    }
  }

  private var metrics: [String] {
    switch self {
    case .table:
      ["table.contentSize.height", "table.adjustedContentInset.top", "table.contentOffset.y"]
    case .scroll:
      [
        "scroll.adjustedContentInset.top", "scroll.contentOffset.y",
        "scroll.maximumContentOffset.y",
      ]
    case .collection: ["collection.contentSize.height", "collection.contentOffset.y"]
    case .paging: ["pages.contentOffset.x", "pages.maximumContentOffset.x"]
    case .refresh: ["header.state", "table.contentInset.top", "table.contentOffset.y"]
    case .drag: ["scroll.contentOffset.y"]
    }
  }

  private var actions: String {
    switch self {
    case .table, .scroll, .collection: ""
    case .paging: Self.drag("pages", by: [-220, 0], velocity: [0.5, 0])
    case .refresh: Self.drag("table", by: [0, 300], velocity: [0, 0])
    case .drag: Self.drag("scroll", by: [0, 200], velocity: [0, 0])
    }
  }

  private static func drag(_ view: String, by: [Int], velocity: [Double]) -> String {
    """
    ,
        "actions": [
          {"drag": {"view": "\(view)", "by": \(by)}},
          {"release": {"view": "\(view)", "velocity": \(velocity)}},
          "settle"
        ]
    """
  }
}

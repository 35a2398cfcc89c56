/// A few small documents that lack this or that.
enum SmallDocuments {
  static let all = [tableOn9, tableOn11, scrollOn11, nothing]

  /// A table on iOS 9 with an inset, under an opaque bar.
  static let tableOn9 = """
    {"name": "table-9", "tags": ["inset", "Field"],
     "source": {"kind": "device", "ref": "log.txt:3", "evidence": "printed"},
     "configuration": {
       "platform": {"os": "9.3", "device": "iPhone 6s"},
       "container": {"navigationBar": {"translucent": false}},
       "view": {"subviews": [
         {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 600], "rowHeight": 44,
          "contentInset": [64, 0, 49, 0], "sections": [{"rows": 3}],
          "loadMoreFooter": {"id": "footer", "height": 35}},
         {"id": "badge", "frame": [10, 20, 30, 40]}]}},
     "measurements": {
       "table.contentOffset.y": -64, "table.contentSize.height": "132.50",
       "table.isScrollable.y": false, "footer.state": "idle", "table.contentOffset.x": "nan",
       "table.rows[0,1].frame.y": 44}}
    """

  /// The same without bar, inset and height, on iOS 11.
  static let tableOn11 = """
    {"name": "table-11", "tags": ["field"],
     "source": {"kind": "article"},
     "configuration": {
       "platform": {"os": "11.2", "device": "iPhone X"},
       "view": {"subviews": [
         {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 812], "bounces": false}]}},
     "measurements": {
       "table.contentOffset.y": 0, "table.contentSize.height": null, "table.isScrollable.y": true,
       "table.contentOffset.x": "inf"}}
    """

  /// A scroll view of another name, and a table within, on a screen of its own.
  static let scrollOn11 = """
    {"name": "scroll-11",
     "configuration": {
       "platform": {"os": "11.0", "device": {"size": [320, 480], "scale": 2},
         "orientation": "landscapeLeft"},
       "container": {"navigationBar": {}, "tabBar": {"isHidden": true}},
       "phase": "viewDidLoad",
       "view": {"subviews": [
         {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 320, 480],
          "isPagingEnabled": true, "contentInset": [1.5, 0, 0, 0],
          "subviews": [
            {"id": "table", "class": "UITableView", "frame": [0, 0, 320, 480],
             "contentInset": [20, 0, 0, 0]}]}]}},
     "measurements": {"scroll.contentOffset.y": 7, "table.contentOffset.y": 0}}
    """

  /// Nothing but the controller's view.
  static let nothing = """
    {"name": "nothing", "tags": [],
     "configuration": {"platform": {"os": "26.0", "device": "iPhone 15"}}}
    """
}

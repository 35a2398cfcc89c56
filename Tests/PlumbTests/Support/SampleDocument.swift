/// Small documents for tests.
enum SampleDocument {
  /// An experiment with one measurement of `view.frame.width`, which is 375 on an iPhone 6s.
  static func experiment(_ name: String, width: String = "375") -> String {
    """
    {"name": "\(name)", "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"}},\
     "measurements": {"view.frame.width": \(width)}}

    """
  }

  /// A configuration alone: a table with an inset below a navigation bar.
  static let configuration = """
    {"platform": {"os": "11.0", "device": "iPhone X"},
     "container": {"navigationBar": {}},
     "view": {"subviews": [
       {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 812], "rowHeight": 44,
        "sections": [{"rows": 30}]}]}}
    """
}

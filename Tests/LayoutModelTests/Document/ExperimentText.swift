import LayoutModel

/// Small experiment documents, put together from the part that a test is about.
enum ExperimentText {
  static let platform = #""platform": {"os": "11.0", "device": "iPhone X"}"#

  /// A document with keys of its own beside the required ones.
  static func experiment(_ members: String) -> String {
    #"{"name": "a", "configuration": {\#(platform)}, \#(members)}"#
  }

  /// A document whose configuration has keys beside the platform.
  static func configuration(_ members: String) -> String {
    #"{"name": "a", "configuration": {\#(platform), \#(members)}}"#
  }

  /// A document on a platform.
  static func platform(_ object: String) -> String {
    #"{"name": "a", "configuration": {"platform": \#(object)}}"#
  }

  /// A document whose controller's view has subviews.
  static func subviews(_ views: String) -> String {
    configuration(#""view": {"subviews": [\#(views)]}"#)
  }

  /// A document with one plain view and keys of it.
  static func view(_ members: String) -> String {
    subviews(#"{"id": "box", \#(members)}"#)
  }

  /// A document with one scroll view and keys of it.
  static func scrollView(_ members: String) -> String {
    subviews(#"{"id": "scroll", "class": "UIScrollView", \#(members)}"#)
  }

  /// A document with one table view and keys of it.
  static func table(_ members: String) -> String {
    subviews(#"{"id": "table", "class": "UITableView", \#(members)}"#)
  }

  /// A document with actions on a scroll view, `scroll`, whose content `box` has constraints.
  static func actions(_ actions: String) -> String {
    let box =
      #"{"id": "box", "constraints": {"top": 0, "height": 900, "width": "scroll.width - 16"}}"#
    let scroll = #"{"id": "scroll", "class": "UIScrollView", "subviews": [\#(box)]}"#
    return configuration(#""view": {"subviews": [\#(scroll)]}, "actions": [\#(actions)]"#)
  }

  /// A document with measurements of a table view, `table`, whose refresh header is `header`.
  static func measurements(_ members: String) -> String {
    let header = #""refreshHeader": {"id": "header", "height": 65}"#
    let table = #"{"id": "table", "class": "UITableView", \#(header)}"#
    return #"{"name": "a", "configuration": {\#(platform), "view": {"subviews": [\#(table)]}},"#
      + #" "measurements": {\#(members)}}"#
  }

  /// Reads a document.
  static func read(_ text: String) throws -> Experiment {
    try DocumentReader(JSONTape(parsing: Array(text.utf8))).experiment()
  }

  /// Reads a document and works out its identity.
  static func recordable(_ text: String) throws -> RecordableDocument {
    try DocumentReader(JSONTape(parsing: Array(text.utf8))).recordable()
  }
}

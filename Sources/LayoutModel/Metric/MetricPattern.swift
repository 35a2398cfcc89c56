/// One entry of the list of metrics: a name with placeholders, its type, unit and meaning.
///
/// The list feeds the reading of metric names, the suggestions for wrong ones and the reference.
public struct MetricPattern: Sendable {
  /// Which subjects have the metric.
  public enum Owner: String, Hashable, Sendable {
    case anyView
    case scrollView
    case tableView
    case component
    case bar
    case window
    case screen
  }

  /// The name after the subject, as in `contentOffset.y`; `[s,r]` stands for an index path.
  public var name: String
  /// The kinds of subjects that have the metric.
  public var owners: [Owner]
  /// The type of the metric's value.
  public var type: MetricType
  /// What the metric says, in one sentence.
  public var meaning: String

  init(_ name: String, _ owners: [Owner], _ type: MetricType = .number, _ meaning: String) {
    self.name = name
    self.owners = owners
    self.type = type
    self.meaning = meaning
  }

  /// Every metric, in the order of the reference.
  public static let all: [MetricPattern] = [
    .init(
      "frame.x|y|width|height", [.anyView, .component, .bar, .window],
      "the frame in the superview's bounds coordinates; of a bar or window on the screen"),
    .init(
      "bounds.x|y|width|height", [.anyView], "the bounds; a scroll view's origin is its offset"),
    .init("center.x|y", [.anyView], "the center in the superview's bounds coordinates"),
    .init(
      "safeAreaInsets.top|left|bottom|right", [.anyView, .window],
      "the view's safe area insets (iOS 11 and later)"),
    .init("contentInset.top|left|bottom|right", [.scrollView], "the content inset"),
    .init(
      "adjustedContentInset.top|left|bottom|right", [.scrollView],
      "the content inset with what the system adds; before iOS 11 the content inset"),
    .init(
      "scrollIndicatorInsets.top|left|bottom|right", [.scrollView],
      "the insets of the scroll indicators as the property says them"),
    .init("contentSize.width|height", [.scrollView], "the size of the content"),
    .init("contentOffset.x|y", [.scrollView], "the content offset: the bounds' origin"),
    .init("minimumContentOffset.x|y", [.scrollView], "the least offset at rest"),
    .init("maximumContentOffset.x|y", [.scrollView], "the largest offset at rest"),
    .init(
      "isScrollable.x|y", [.scrollView], .boolean,
      "whether the content with its adjusted insets is larger than the bounds"),
    .init(
      "contentOrigin.x|y", [.scrollView],
      "where the content's origin stands in the scroll view's frame: minus the offset"),
    .init(
      "frameInScrollView.x|y|width|height", [.anyView, .component],
      "the frame seen from the top-left corner of the enclosing scroll view's frame"),
    .init("screenFrame.x|y|width|height", [.anyView, .component], "the frame on the screen"),
    .init(
      "visibleHeight", [.anyView, .component],
      "how much of the height is neither clipped nor off the screen"),
    .init("isVisible", [.anyView, .component], .boolean, "whether any of it can be seen"),
    .init(
      "firstVisibleRow.section|row", [.tableView], "the first row that overlaps the bounds"),
    .init("lastVisibleRow.section|row", [.tableView], "the last row that overlaps the bounds"),
    .init(
      "rows[s,r].frame.x|y|width|height", [.tableView],
      "the rectangle of a row in content coordinates"),
    .init("state", [.component], .state, "the state of a refresh header or load-more footer"),
  ]

  /// The name with each choice of its last part written out: `frame.x`, `frame.y`, ….
  public var names: [String] {
    guard let bar = name.firstIndex(of: "|") else { return [name] }
    let start = name[..<bar].lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex
    return name[start...].split(separator: "|").map { String(name[..<start] + $0) }
  }
}

extension MetricPattern {
  private init(_ name: String, _ owners: [Owner], _ meaning: String) {
    self.init(name, owners, .number, meaning)
  }
}

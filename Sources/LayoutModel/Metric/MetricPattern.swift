/// One entry of the list of metrics: a name with placeholders, its type, unit and meaning.
///
/// The list feeds the reading of metric names, the suggestions for wrong ones and the reference.
public struct MetricPattern: Sendable {
  /// Which subjects have the metric.
  public enum Owner: String, Hashable, Sendable {
    case anyView
    case scrollView
    case tableView
    case collectionView
    case searchBar
    case webView
    case component
    case refreshControl
    case bar
    case window
    case screen
    case navigationController
    case layoutGuide

    /// What the owners are called in a message.
    var plural: String {
      switch self {
      case .anyView: "views"
      case .scrollView: "scroll views"
      case .tableView: "table views"
      case .collectionView: "collection views"
      case .searchBar: "search bars"
      case .webView: "web views"
      case .component: "refresh headers and load-more footers"
      case .refreshControl: "refresh controls"
      case .bar: "bars"
      case .window: "windows"
      case .screen: "screens"
      case .navigationController: "navigation controllers"
      case .layoutGuide: "layout guides"
      }
    }
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

  /// The name with each choice of its last part written out: `frame.x`, `frame.y`, ….
  public var names: [String] {
    guard let bar = name.firstIndex(of: "|") else { return [name] }
    let start = name[..<bar].lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex
    return name[start...].split(separator: "|").map { "\(name[..<start])\($0)" }
  }

  /// Every metric, in the order of the reference.
  public static let all: [MetricPattern] = geometry + scrolling + elements + motion + special

  private static let geometry: [MetricPattern] = [
    number(
      "frame.x|y|width|height",
      [.anyView, .component, .refreshControl, .bar, .window, .navigationController],
      "the frame in the superview's bounds coordinates; of a bar or window on the screen"),
    number(
      "bounds.x|y|width|height", [.anyView], "the bounds; a scroll view's origin is its offset"),
    number("center.x|y", [.anyView], "the layer's position in the superview"),
    number(
      "safeAreaInsets.top|left|bottom|right", [.anyView, .window],
      "the view's safe area insets (iOS 11 and later)"),
    number(
      "layoutMargins.top|left|bottom|right", [.anyView],
      "the margins in effect, safe area included"),
    number(
      "safeAreaLayoutGuide.layoutFrame.x|y|width|height", [.anyView],
      "the bounds without the safe area insets"),
    number(
      "readableContentGuide.layoutFrame.x|y|width|height", [.anyView],
      "the part of the bounds in which lines are short enough to read"),
    number(
      "length", [.layoutGuide], "how much of the controller's view the bars on that edge cover"),
    number(
      "applicationFrame.x|y|width|height", [.screen], "the screen without the status bar"),
    number(
      "frameInScrollView.x|y|width|height", [.anyView, .component, .refreshControl],
      "the frame seen from the top-left corner of the enclosing scroll view's frame"),
    number(
      "screenFrame.x|y|width|height", [.anyView, .component, .refreshControl],
      "the frame on the screen"),
    number(
      "visibleHeight", [.anyView, .component],
      "how much of the height is neither clipped nor off the screen"),
    MetricPattern(
      "isVisible", [.anyView, .component], .boolean, "whether any of it can be seen"),
    number(
      "convert([x,y],to:id).x|y|width|height", [.anyView],
      "UIView's convert(_:to:) of a point or rectangle in bounds coordinates; nil is the window"),
    number(
      "convert([x,y],from:id).x|y|width|height", [.anyView],
      "UIView's convert(_:from:) of a point or rectangle in the other's bounds coordinates"),
  ]

  private static let scrolling: [MetricPattern] = [
    number("contentInset.top|left|bottom|right", [.scrollView], "the content inset"),
    number(
      "adjustedContentInset.top|left|bottom|right", [.scrollView],
      "the content inset with what the system adds; before iOS 11 the content inset"),
    number(
      "scrollIndicatorInsets.top|left|bottom|right", [.scrollView],
      "the insets of the scroll indicators as the property says them"),
    number("contentSize.width|height", [.scrollView], "the size of the content"),
    number("contentOffset.x|y", [.scrollView], "the content offset: the bounds' origin"),
    number("minimumContentOffset.x|y", [.scrollView], "the least offset at rest"),
    number("maximumContentOffset.x|y", [.scrollView], "the largest offset at rest"),
    MetricPattern(
      "isScrollable.x|y", [.scrollView], .boolean,
      "whether the content with its adjusted insets is larger than the bounds"),
    number(
      "contentOrigin.x|y", [.scrollView],
      "where the content's origin stands in the scroll view's frame: minus the offset"),
  ]

  private static let elements: [MetricPattern] = [
    number(
      "firstVisibleRow.section|row|item", [.tableView, .collectionView],
      "the first row or item that overlaps the bounds"),
    number(
      "lastVisibleRow.section|row|item", [.tableView, .collectionView],
      "the last row or item that overlaps the bounds"),
    number(
      "visibleCells.count", [.tableView, .collectionView],
      "how many rows or items overlap the bounds"),
    number(
      "rows[s,r].frame.x|y|width|height", [.tableView],
      "the rectangle of a row in content coordinates"),
    number(
      "rows[s,r].frameInScrollView.x|y|width|height", [.tableView],
      "the rectangle of a row seen from the corner of the table's frame"),
    number(
      "rows[s,r].screenFrame.x|y|width|height", [.tableView],
      "the rectangle of a row on the screen"),
    number(
      "items[s,i].frame.x|y|width|height", [.collectionView],
      "the rectangle of an item in content coordinates"),
    number(
      "items[s,i].frameInScrollView.x|y|width|height", [.collectionView],
      "the rectangle of an item seen from the corner of the collection view's frame"),
    number(
      "items[s,i].screenFrame.x|y|width|height", [.collectionView],
      "the rectangle of an item on the screen"),
    number(
      "headers[s].frame.x|y|width|height", [.tableView, .collectionView],
      "the rectangle of a section header in content coordinates"),
    number(
      "headers[s].frameInScrollView.x|y|width|height", [.tableView, .collectionView],
      "the rectangle of a section header seen from the corner of the frame"),
    number(
      "headers[s].screenFrame.x|y|width|height", [.tableView, .collectionView],
      "the rectangle of a section header on the screen"),
    number(
      "footers[s].frame.x|y|width|height", [.tableView, .collectionView],
      "the rectangle of a section footer in content coordinates"),
    number(
      "footers[s].frameInScrollView.x|y|width|height", [.tableView, .collectionView],
      "the rectangle of a section footer seen from the corner of the frame"),
    number(
      "footers[s].screenFrame.x|y|width|height", [.tableView, .collectionView],
      "the rectangle of a section footer on the screen"),
    number(
      "indexPathForItem([x,y]).section|item", [.collectionView],
      "the item at a point in content coordinates"),
    number(
      "indexPathForRow([x,y]).section|row", [.tableView],
      "the row at a point in content coordinates"),
  ]

  private static let motion: [MetricPattern] = [
    number(
      "willEndDragging.velocity.x|y", [.scrollView],
      "the velocity when the finger lifted, in points per millisecond"),
    number(
      "willEndDragging.contentOffset.x|y", [.scrollView], "the offset when the finger lifted"),
    number(
      "willEndDragging.targetContentOffset.x|y", [.scrollView],
      "where the content was going to stop when the finger lifted"),
    MetricPattern(
      "didEndDragging.willDecelerate", [.scrollView], .boolean,
      "whether the content went on by itself after the finger had lifted"),
    number(
      "peakContentOffset.x|y", [.scrollView], "the farthest offset between lift and rest"),
  ]

  private static let special: [MetricPattern] = [
    number(
      "contentView.frame.x|y|width|height", [.webView], "the frame of the web view's content view"),
    number(
      "searchTextField.frame.x|y|width|height", [.searchBar],
      "the frame of the search bar's text field"),
    number(
      "sizeThatFits([w,h]).width|height", [.searchBar], "the size that the view asks for"),
    MetricPattern(
      "state", [.component], .state, "the state of a refresh header or load-more footer"),
  ]

  private static func number(
    _ name: String, _ owners: [Owner], _ meaning: String
  ) -> MetricPattern {
    MetricPattern(name, owners, .number, meaning)
  }
}

/// One key of the experiment document: the single place that knows its type, default and meaning.
///
/// The table of keys feeds the reader, the suggestions for wrong keys, the canonical form, the
/// parameters of the filter language and the reference.
public struct DocumentKey: Sendable {
  /// Which views may have the key.
  public enum Owner: String, Hashable, Sendable {
    case anything
    case scrollView
    case tableView
    case collectionView
    /// A table or a collection view.
    case dataView

    /// The classes of the views that may have the key, the one to name first in front.
    public var viewClasses: [ViewClass] {
      switch self {
      case .anything: ViewClass.allCases
      case .scrollView: ViewClass.allCases.filter(\.isScrollView)
      case .tableView: [.tableView]
      case .collectionView: [.collectionView]
      case .dataView: [.tableView, .collectionView]
      }
    }

    /// Whether views of a class may have the key.
    func includes(_ viewClass: ViewClass) -> Bool {
      switch self {
      case .anything: true
      case .scrollView: viewClass.isScrollView
      case .tableView: viewClass == .tableView
      case .collectionView: viewClass == .collectionView
      case .dataView: viewClass == .tableView || viewClass == .collectionView
      }
    }
  }

  /// What the numbers of a key measure.
  public enum Unit: String, Hashable, Sendable {
    case points
    case seconds
    case pointsPerMillisecond
    case pixelsPerPoint
    case none
  }

  /// The key as documents write it.
  public var name: String
  /// What the key accepts.
  public var type: DocumentValueType
  /// What its numbers measure.
  public var unit: Unit
  /// Whether an object without the key is an error.
  public var isRequired: Bool
  /// What a document means that leaves the key out.
  public var defaultValue: DefaultValue
  /// Which views may have the key.
  public var owner: Owner
  /// What the key says, in one sentence.
  public var meaning: String

  init(
    _ name: String, _ type: DocumentValueType, unit: Unit = .none, isRequired: Bool = false,
    default defaultValue: DefaultValue = .none, owner: Owner = .anything, _ meaning: String
  ) {
    self.name = name
    self.type = type
    self.unit = unit
    self.isRequired = isRequired
    self.defaultValue = defaultValue
    self.owner = owner
    self.meaning = meaning
  }
}

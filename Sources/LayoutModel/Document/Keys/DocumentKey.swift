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
  }

  /// What the numbers of a key measure.
  public enum Unit: String, Hashable, Sendable {
    case points
    case seconds
    case pointsPerMillisecond
    case pixelsPerPoint
    case none
  }

  public var name: String
  public var type: DocumentValueType
  public var unit: Unit
  public var isRequired: Bool
  public var defaultValue: DefaultValue
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

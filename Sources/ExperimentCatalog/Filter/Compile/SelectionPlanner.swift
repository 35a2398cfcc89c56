/// Decides from which table a selection starts, which SQLite cannot know without statistics.
///
/// A condition that all results must meet, and whose rows an index lists, is a starting point. The
/// one with the fewest rows is taken, unless it lists a large part of the catalog: then reading all
/// of the narrow tables is faster than jumping.
struct SelectionPlanner {
  /// Rows of an index that lead to the results.
  private struct Start {
    /// What they list.
    enum Key {
      case configuration
      case latestRevision
    }

    let key: Key
    /// A SELECT of ids, from the index alone.
    let ids: SQL

    var order: Selection.Order { key == .configuration ? .configurationsFirst : .experimentsFirst }
    var column: SQL { key == .configuration ? "c.id" : "e.latest" }
    var total: String {
      key == .configuration
        ? "SELECT max(id) FROM configuration" : "SELECT max(id) FROM experiment"
    }
  }

  /// A start must not list more than one of this many: beyond, reading everything is as fast.
  private static let largestShare: Int64 = 3
  /// In small catalogs counting and jumping cost nothing.
  private static let alwaysFew: Int64 = 100

  private let connection: Connection
  private let compiler: FilterCompiler

  init(_ connection: Connection, _ compiler: FilterCompiler) {
    self.connection = connection
    self.compiler = compiler
  }

  func selection(of condition: FilterCondition) throws(SQLiteError) -> Selection {
    let sql = try compiler.sql(condition)
    let parts = Self.conjunction(condition)
    if parts.contains(where: Self.namesExperiments) {
      return Selection(order: .experimentsFirst, condition: sql)
    }
    if let start = try bestStart(parts) {
      return Selection(
        order: start.order, condition: "\(start.column) IN (\(start.ids)) AND \(sql)")
    }
    let asksOfConfiguration = parts.contains { part in
      if case .constant = part { false } else { part.isOfConfiguration }
    }
    return Selection(
      order: asksOfConfiguration ? .configurationsFirst : .experimentsFirst, condition: sql)
  }

  /// The conditions that must all be met.
  private static func conjunction(_ condition: FilterCondition) -> [FilterCondition] {
    guard case .all(let parts) = condition else { return [condition] }
    return parts.flatMap(conjunction)
  }

  /// Whether the condition looks experiments up by name.
  private static func namesExperiments(_ condition: FilterCondition) -> Bool {
    switch condition {
    case .comparison(.equal, .reference(.field(.name), _), let other),
      .comparison(.equal, let other, .reference(.field(.name), _)):
      other.isLiteral
    case .membership(.reference(.field(.name), _), _): true
    default: false
    }
  }

  // MARK: Starts

  private func bestStart(_ parts: [FilterCondition]) throws(SQLiteError) -> Start? {
    var best: (start: Start, count: Int64)?
    for part in parts {
      guard let start = try start(part) else { continue }
      let share = Self.alwaysFew + (try connection.integer(start.total)) / Self.largestShare
      // Whoever has as many rows as the best so far need not be counted further.
      let limit = min(share, best?.count ?? share)
      let counter = try connection.prepare(
        "SELECT count(*) FROM (\(start.ids) LIMIT \(bind: .integer(limit)))" as SQL)
      let count = try counter.step() ? counter.int64(at: 0) : 0
      if count < limit { best = (start, count) }
    }
    return best?.start
  }

  private func start(_ condition: FilterCondition) throws(SQLiteError) -> Start? {
    if let stated = try compiler.parameters.stated(condition), condition.isSelective {
      return Start(key: .configuration, ids: stated.configurations)
    }
    switch condition {
    case .isTagged(let tags):
      let values = tags.map { SQLiteValue.text($0) }
      return Start(
        key: .latestRevision,
        ids: "SELECT t.revision FROM tag AS t WHERE t.tag IN \(.list(values))")
    case .comparison(
      let comparison, .reference(.metric(.measured, let metric, let type), _), let other)
    where other.isLiteral && condition.isSelective && type == .number:
      return try measured(metric, comparison, other)
    case .comparison(
      let comparison, let other, .reference(.metric(.measured, let metric, let type), _))
    where other.isLiteral && condition.isSelective && type == .number:
      return try measured(metric, comparison.mirrored, other)
    default:
      return nil
    }
  }

  private func measured(
    _ metric: FilterMetric, _ comparison: FilterComparison, _ literal: FilterOperand
  ) throws(SQLiteError) -> Start {
    let metrics = try compiler.operands.metrics(metric)
    return Start(
      key: .latestRevision,
      ids: """
        SELECT m.revision FROM measurement AS m \
        WHERE m.metric IN \(.list(metrics)) AND m.number \(comparison.sql) \(bind: literal.bound)
        """)
  }
}

extension FilterCondition {
  /// Whether an index can list what meets the condition: inequality is met nearly everywhere.
  fileprivate var isSelective: Bool {
    if case .comparison(.unequal, _, _) = self { false } else { true }
  }

  /// Whether the condition asks of nothing but the configuration.
  fileprivate var isOfConfiguration: Bool {
    switch self {
    case .constant: true
    case .not(let inner), .someView(_, let inner): inner.isOfConfiguration
    case .all(let parts), .oneOf(let parts): parts.allSatisfy(\.isOfConfiguration)
    case .comparison(_, let left, let right), .like(let left, let right),
      .contains(let left, let right):
      left.isOfConfiguration && right.isOfConfiguration
    case .membership(let value, let list):
      value.isOfConfiguration && list.allSatisfy(\.isOfConfiguration)
    case .isMissing(let operand), .isTrue(let operand): operand.isOfConfiguration
    case .isFinite(let reference, _):
      FilterOperand.reference(reference, as: reference.type).isOfConfiguration
    case .isTagged, .isTaggedLike, .isTaggedContaining, .hasTags, .verdicts: false
    }
  }
}

extension FilterOperand {
  fileprivate var isOfConfiguration: Bool {
    switch self {
    case .number, .text, .boolean, .version, .time, .reference(.parameter, _),
      .reference(.metric(.expected, _, _), _):
      true
    case .reference: false
    case .negation(let inner), .absolute(let inner): inner.isOfConfiguration
    case .arithmetic(_, let left, let right): left.isOfConfiguration && right.isOfConfiguration
    }
  }
}

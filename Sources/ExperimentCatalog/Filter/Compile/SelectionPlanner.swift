/// Decides from which table a selection starts, which SQLite cannot know without statistics.
///
/// A condition that all results must meet, and whose rows an index lists, is a starting point. The
/// one with the fewest rows is taken, unless it lists a large part of the catalog: then reading all
/// of the narrow tables is faster than jumping. What else a configuration must state is asked before
/// its row is looked up, which most of them then are not.
struct SelectionPlanner {
  /// Rows of an index that lead to the results.
  private enum Start {
    /// The configurations that state a parameter so.
    case configurations(StatedParameter)
    /// Rows of latest revisions; exact where all of them meet the condition.
    case revisions(SQL, isExact: Bool)

    /// Rows of an index alone, after FROM.
    var rows: SQL {
      switch self {
      case .configurations(let parameter): parameter.rows
      case .revisions(let rows, _): rows
      }
    }

    var total: String {
      switch self {
      case .configurations: "SELECT max(id) FROM configuration"
      case .revisions: "SELECT max(id) FROM experiment"
      }
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
    if let (start, place) = try bestStart(parts) {
      var others = parts
      let part = others.remove(at: place)
      return try selection(from: start, meeting: part, others)
    }
    let asksOfConfiguration = parts.contains { part in
      if case .constant = part { false } else { part.isOfConfiguration }
    }
    return Selection(
      order: asksOfConfiguration ? .configurationsFirst : .experimentsFirst, condition: sql)
  }

  private func selection(
    from start: Start, meeting part: FilterCondition, _ others: [FilterCondition]
  ) throws(SQLiteError) -> Selection {
    switch start {
    case .configurations(let parameter):
      var stated: [StatedParameter] = []
      var rest: [SQL] = []
      for other in others {
        if let parameter = try compiler.parameters.stated(other) {
          stated.append(parameter)
        } else {
          rest.append(try compiler.sql(other))
        }
      }
      let ids = parameter.configurations(meeting: stated)
      return Selection(
        order: .configurationsFirst, condition: .joined(["c.id IN (\(ids))"] + rest, by: "AND"))
    case .revisions(let rows, let isExact):
      let rest = try (isExact ? others : [part] + others).map(compiler.sql)
      return Selection(
        order: .experimentsFirst,
        condition: .joined(["e.latest IN (SELECT revision \(rows))"] + rest, by: "AND"))
    }
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

  /// The start with the fewest rows, and the place of its condition.
  private func bestStart(
    _ parts: [FilterCondition]
  ) throws(SQLiteError) -> (start: Start, place: Int)? {
    var best: (start: Start, place: Int, count: Int64)?
    for (place, part) in parts.enumerated() {
      guard let start = try start(part) else { continue }
      let share = Self.alwaysFew + (try connection.integer(start.total)) / Self.largestShare
      // Whoever has as many rows as the best so far need not be counted further.
      let limit = min(share, best?.count ?? share)
      let counter = try connection.prepare(
        "SELECT count(*) FROM (SELECT 1 \(start.rows) LIMIT \(bind: .integer(limit)))" as SQL)
      let count = try counter.step() ? counter.int64(at: 0) : 0
      if count < limit { best = (start, place, count) }
    }
    return best.map { ($0.start, $0.place) }
  }

  private func start(_ condition: FilterCondition) throws(SQLiteError) -> Start? {
    if let stated = try compiler.parameters.stated(condition), condition.isSelective {
      return .configurations(stated)
    }
    switch condition {
    case .isTagged(let tags):
      let values = tags.map { SQLiteValue.text($0) }
      return .revisions(
        "FROM tag AS t WHERE t.tag IN \(.list(values))", isExact: true)
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
    return .revisions(
      """
      FROM measurement AS m \
      WHERE m.metric IN \(.list(metrics)) AND m.number \(comparison.sql) \(bind: literal.bound)
      """, isExact: metric.owner == .named)
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

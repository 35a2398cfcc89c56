/// The statement that answers a question, and how its rows are read.
struct AnswerPlan {
  let selection: Selection
  /// One row more is read, which says that there are more.
  let limit: Int?
  var order: [SQL] = []
  /// Tables that make several rows of an experiment.
  var joining: SQL = ""
  /// How many of the first columns make the groups; `nil` where rows are experiments.
  var groupCount: Int?

  private(set) var columns: [Answer.Column] = []
  private(set) var types: [FilterType] = []
  /// The columns of which the last values of a row say how many values they leave out.
  private(set) var leftOutColumns: [Int] = []
  private var values: [SQL] = []
  private var leftOut: [SQL] = []

  init(selection: Selection, limit: Int?) {
    self.selection = selection
    self.limit = limit
  }

  mutating func add(_ column: AnswerColumn, _ name: String, _ sql: SQL) {
    columns.append(
      Answer.Column(name: name, isNumber: column.type == .number || column.type == .version))
    types.append(column.type)
    values.append(sql)
  }

  /// Adds columns that the caller reads by itself.
  mutating func add(_ sql: [SQL]) {
    values += sql
  }

  mutating func addLeftOut(_ count: SQL, of column: Int) {
    leftOutColumns.append(column)
    leftOut.append(count)
  }

  private var select: SQL { "SELECT \(SQL.row(values + leftOut))" }

  private var tail: SQL {
    var tail: SQL = ""
    if let groupCount, groupCount > 0 {
      tail = " GROUP BY \(SQL.row((1...groupCount).map { SQL(text: "\($0)") }))"
    }
    if !order.isEmpty { tail = "\(tail) ORDER BY \(SQL.row(order))" }
    if let limit { tail = "\(tail) LIMIT \(bind: .integer(Int64(limit) + 1))" }
    return tail
  }

  var sql: SQL { selection.sql(select, joining: joining, tail) }

  func prepare(explaining isExplaining: Bool = false, on connection: Connection) throws -> Statement
  {
    try selection.prepare(
      isExplaining ? "EXPLAIN QUERY PLAN \(select)" : select, joining: joining, tail,
      on: connection)
  }
}

extension SQL {
  /// Joins pieces by commas.
  static func row(_ pieces: [SQL]) -> SQL {
    SQL(text: pieces.map(\.text).joined(separator: ", "), values: pieces.flatMap(\.values))
  }
}

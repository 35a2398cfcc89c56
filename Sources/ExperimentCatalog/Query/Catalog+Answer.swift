import LayoutModel

extension Catalog {
  /// Answers a question with values of one's own choice.
  ///
  /// - Parameters:
  ///   - columns: What is wanted of each experiment, or of each group of them.
  ///   - groups: What the experiments of a group have in common; `nil` for rows of experiments.
  ///     Where all columns speak of many experiments, everything is one group. Grouped by tags, an
  ///     experiment counts in the group of each of them, or in that without a tag.
  ///   - simulator: The version that `expected.` and `deviation.` speak of.
  ///   - decision: What decides the verdicts that are asked for; it must not write.
  /// - Throws: `FilterError` and `CatalogError`.
  package func answer(
    _ question: Question, columns: ColumnList, groupedBy groups: ColumnList? = nil,
    simulator: String? = nil, deciding decision: VerdictDecision? = nil
  ) throws -> Answer {
    try attempt("read experiments of \(path)") {
      try connection.transaction(.deferred) {
        let plan = try answerPlan(
          question, columns: columns, groupedBy: groups, simulator: simulator, deciding: decision)
        let statement = try plan.prepare(on: connection)
        var answer = Answer(columns: plan.columns, rows: [])
        var leftOut = [Int](repeating: 0, count: plan.types.count)
        while try statement.step() {
          guard answer.rows.count < question.limit ?? .max else {
            answer.isCut = true
            statement.reset()
            break
          }
          answer.rows.append(
            try plan.types.indices.map { index in
              try AnswerCompiler.value(statement, at: index, as: plan.types[index])
            })
          for (place, column) in plan.leftOutColumns.enumerated() {
            leftOut[column] += statement.int(at: plan.types.count + place)
          }
        }
        answer.leftOut = plan.leftOutColumns.filter { leftOut[$0] > 0 }.map {
          Answer.LeftOut(column: plan.columns[$0].name, count: leftOut[$0])
        }
        return answer
      }
    }
  }

  /// How many experiments a question lists: those that answer it, up to its limit.
  ///
  /// - Throws: `FilterError` and `CatalogError`.
  package func count(
    _ question: Question, simulator: String? = nil, deciding decision: VerdictDecision? = nil
  ) throws -> Int {
    var unlimited = question
    (unlimited.limit, unlimited.order) = (nil, [])
    let answer = try answer(
      unlimited, columns: .count, simulator: simulator, deciding: decision)
    guard case .number(let count)? = answer.rows.first?.first else { return 0 }
    return min(Int(count), question.limit ?? .max)
  }

  func answerPlan(
    _ question: Question, columns: ColumnList, groupedBy groups: ColumnList?, simulator: String?,
    deciding decision: VerdictDecision?
  ) throws -> AnswerPlan {
    let verdicts: FilterChecker.Verdicts = decision == nil ? Self.undecided : .decided
    let names = KnownNames.catalog(connection)
    let keys = try groups.map {
      try FilterChecker.columns(of: $0, names: names, verdicts: verdicts)
    }
    let wanted = try FilterChecker.columns(of: columns, names: names, verdicts: verdicts)
    let isGrouped = keys != nil || wanted.allSatisfy(\.isOfGroup)
    if let keys, let groups, let place = keys.firstIndex(where: \.isOfGroup) {
      throw FilterError(
        "groups are made by what an experiment has, not by what many have", in: groups.text,
        at: groups.expressions[place].columns)
    }
    if isGrouped, let place = wanted.firstIndex(where: { !$0.isOfGroup }) {
      throw FilterError(
        "of a group there are \(AnswerColumn.functions.map { "\($0)(…)" }.joined(separator: ", ")); "
          + "group by it to see it", in: columns.text, at: columns.expressions[place].columns)
    }
    if !isGrouped, let place = wanted.firstIndex(where: \.isOfGroup) {
      throw FilterError(
        "this is of many experiments, and the other columns are of each; add --group-by",
        in: columns.text, at: columns.expressions[place].columns)
    }
    let selection = try selection(for: question, simulator: simulator, deciding: decision)
    if (keys ?? []).contains(where: \.isVerdict) || wanted.contains(where: \.isVerdict) {
      try defineVerdicts(simulator: simulator, deciding: decision)
    }
    let compiler = try answerCompiler(simulator: simulator)
    var plan = AnswerPlan(selection: selection, limit: question.limit)
    if (keys ?? []).contains(where: \.isTags) { plan.joining = AnswerCompiler.eachTag }
    for (column, name) in zip(keys ?? [], groups?.names ?? []) {
      plan.add(column, name, column.isTags ? AnswerCompiler.oneTag : try compiler.sql(column))
    }
    for (column, name) in zip(wanted, columns.names) {
      plan.add(column, name, try compiler.sql(column))
    }
    for (index, column) in ((keys ?? []) + wanted).enumerated() {
      guard let count = try compiler.countOfLeftOut(column) else { continue }
      plan.addLeftOut(count, of: index)
    }
    guard isGrouped else {
      plan.order = try order(of: question, compiler)
      return plan
    }
    let keyCount = keys?.count ?? 0
    plan.groupCount = keyCount
    plan.order =
      try groupOrder(question, plan.columns.map(\.name), compiler, verdicts: verdicts)
      + (0..<keyCount).map { AnswerCompiler.term(SQL(text: "\($0 + 1)"), isDescending: false) }
    return plan
  }

  /// Groups are ordered by what stands in their rows, or by another value of many.
  private func groupOrder(
    _ question: Question, _ shown: [String], _ compiler: AnswerCompiler,
    verdicts: FilterChecker.Verdicts
  ) throws -> [SQL] {
    let characters = Array(question.text)
    let checker = FilterChecker(
      text: question.text, resolver: NameResolver(names: .catalog(connection)), verdicts: verdicts)
    return try question.order.map { term in
      let written = String(characters[term.value.columns])
      if let place = shown.firstIndex(of: written) {
        return AnswerCompiler.term(SQL(text: "\(place + 1)"), isDescending: term.isDescending)
      }
      let column = try checker.column(term.value)
      guard column.isOfGroup else {
        throw FilterError(
          "groups are ordered by what they are grouped by, or by count, mean(…) and the like",
          in: question.text, at: term.value.columns)
      }
      return AnswerCompiler.term(try compiler.sql(column), isDescending: term.isDescending)
    }
  }
}

extension FilterChecker {
  /// - Throws: `FilterError`, and `SQLiteError` where the catalog cannot be asked for names.
  static func columns(
    of list: ColumnList, names: KnownNames, verdicts: Verdicts
  ) throws -> [AnswerColumn] {
    let checker = FilterChecker(
      text: list.text, resolver: NameResolver(names: names), verdicts: verdicts)
    return try list.expressions.map(checker.column)
  }
}

extension AnswerColumn {
  fileprivate var isTags: Bool {
    if case .tags = self { true } else { false }
  }

  fileprivate var isVerdict: Bool {
    if case .verdict = self { true } else { false }
  }
}

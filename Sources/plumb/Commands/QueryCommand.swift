import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Answers questions about experiments.
struct QueryCommand: Command {
  static let interface = CommandInterface(
    name: "query",
    summary: "list experiments by configuration, measurement, expectation, verdict, tag",
    operands: [.question],
    options: OutputOptions.all(ExperimentListReport.formats) + [
      .count, .columns, .groupBy, .like, .varying, .explain, .limit,
    ] + CatalogOptions.all,
    discussion: [
      """
      A filter compares values with =, !=, <, <=, >, >=, between … and …, in (…, …), like with % and
      _, and contains; values are numbers, texts in single quotes, true and false, OS versions,
      which compare as versions (9.3 < 11), what plumb fields lists, and +, -, *, / and abs(…) of
      them. table.rowHeight is a parameter of the view 'table', main. means the first scroll view,
      any(UITableView). some view of a class; measured., expected. and deviation. go before a
      metric; deviates(…), matches(…), waived(…) and verdict(…) ask of one.
      """,
      """
      and, or, not and parentheses join conditions. is missing, is recorded and is not finite ask
      whether there is a value. A comparison with what is missing is false, and not of that is true:
      each experiment is selected or it is not. Of tags tag = 'x' holds where one is x, tag != 'x'
      where none is. like and contains take a and A for the same, = does not.
      """,
      """
      A filter may be followed by 'order by VALUE [asc|desc], …' and 'limit N', and may be left out
      before them. What is missing or not finite comes last.
      """,
      """
      --columns and --group-by take values as filters have them: name, os, table.contentInset.top,
      measured.table.contentOffset.y - expected.table.contentOffset.y, tag,
      verdict(table.contentOffset.y). Of groups there are count, count(…), min(…), max(…) and
      mean(…), which leave out what is missing or not finite. Grouped by tag, an experiment counts
      in each of its tags.
      """,
      """
      --like lists the experiments that are equal to one, itself included, but for the parameters
      that --varying names (\(Likeness.otherSystems)); a part of a path means all below it. Where
      nothing else varies, views are the same by their place in the tree, else by their ids.
      """,
    ],
    examples: [
      "plumb query",
      "plumb query 'os >= 11 and table.contentInset.top > 0'",
      "plumb query 'deviates(table.contentOffset.y) and os >= 11' --count",
      "plumb query \"name like 'articles/%' and source.evidence = 'printed'\"",
      "plumb query 'order by measured.main.contentOffset.y desc limit 3'",
      "plumb query --group-by os --columns 'mean(measured.main.contentOffset.y)'",
      "plumb query --like articles/002/pre11-first --varying platform.os",
    ])

  private let question: Question
  private let catalog: CatalogOptions
  private let output: OutputOptions
  private let rowLimit: Int?
  private let columns: ColumnList?
  private let groups: ColumnList?
  private let isCount: Bool
  private let isExplained: Bool

  init(_ arguments: Arguments) throws(Failure) {
    catalog = try CatalogOptions(arguments)
    isExplained = arguments.has(.explain)
    output = try OutputOptions(
      arguments, formats: isExplained ? PlanReport.formats : ExperimentListReport.formats)
    rowLimit = try arguments.count(.limit)
    isCount = arguments.has(.count)
    groups = try arguments.columnList(.groupBy)
    var columns = try arguments.columnList(.columns)
    if isCount {
      for option in [Option.columns, .groupBy] where arguments.value(option) != nil {
        throw Failure(
          .wrongUse, "--count is a number alone; write --columns count for a column beside others")
      }
      columns = .count
    }
    self.columns = columns ?? (groups == nil ? nil : .count)
    question = try arguments.question()
  }

  func run(_ console: Console) throws -> ExitStatus {
    let catalog = try Catalog(reading: catalog)
    if let filter = question.filter { console.sayHints(try catalog.hints(for: filter)) }
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    do {
      try answer(catalog, comparer, console)
    } catch CatalogError.Code.unknown {
      throw try catalog.unknownName(question.likeness?.name ?? "")
    }
    return .done
  }

  private func answer(_ catalog: Catalog, _ comparer: Comparer, _ console: Console) throws {
    let version = Simulator.version
    if isExplained {
      let explanation = try catalog.explain(
        question, columns: columns, groupedBy: groups, simulator: version,
        deciding: comparer.verdict)
      try console.write(PlanReport(explanation), output)
    } else if isCount {
      let count = try catalog.count(question, simulator: version, deciding: comparer.verdict)
      try console.write(CountReport(count: count), output)
    } else if let columns {
      let answer = try catalog.answer(
        question, columns: columns, groupedBy: groups, simulator: version,
        deciding: comparer.verdict)
      try console.write(TableReport(answer, schema: "plumb.query/1", rowLimit: rowLimit), output)
      for leftOut in answer.leftOut {
        console.note(
          "\(leftOut.column) leaves out \(leftOut.count) "
            + "\(leftOut.count == 1 ? "value that is" : "values that are") not finite")
      }
    } else {
      let list = try catalog.experiments(
        answering: question, simulator: version, deciding: comparer.verdict)
      try console.write(
        ExperimentListReport(
          rows: list.summaries.map { ExperimentListReport.Row($0) }, rowLimit: rowLimit,
          isCut: list.isCut), output)
    }
  }
}

extension ExperimentListReport.Row {
  fileprivate init(_ summary: ExperimentSummary) {
    self.init(
      name: summary.name, revision: summary.revision, os: summary.os.description,
      device: summary.device, mainClass: summary.mainClass,
      measurementCount: summary.measurementCount, tags: summary.tags, source: summary.source)
  }
}

extension TableReport {
  /// Makes the report of an answer.
  init(_ answer: Answer, schema: String, rowLimit: Int?) {
    self.init(
      schema: schema,
      columns: answer.columns.map { Column(name: $0.name, isNumber: $0.isNumber) },
      rows: answer.rows, isCut: answer.isCut, rowLimit: rowLimit)
    showsEmptyColumns = true
  }
}

extension PlanReport {
  fileprivate init(_ explanation: FilterExplanation) {
    self.init(
      sql: explanation.sql,
      values: explanation.values.map { value in
        switch value {
        case .null, .blob: nil
        case .integer(let integer): .number(Double(integer))
        case .real(let number): .number(number)
        case .text(let text): .text(text)
        }
      },
      plan: explanation.plan)
  }
}

extension Option {
  fileprivate static let count = Option(
    name: "count", help: "print how many are listed, alone; 'limit N' counts at most N")

  fileprivate static let columns = Option(
    name: "columns", value: "A,B,…", help: "print these values instead of the usual ones")

  fileprivate static let groupBy = Option(
    name: "group-by", value: "A,B,…", help: "one row for each group that has these in common")

  fileprivate static let explain = Option(
    name: "explain", help: "print the SQL, its values and the plan instead")
}

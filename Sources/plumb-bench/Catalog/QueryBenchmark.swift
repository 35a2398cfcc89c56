import PlatformSupport

/// How long a question takes, from the start of the program to its end, beside a C program that asks
/// the same of tables made for nothing else.
struct QueryBenchmark {
  /// Its catalogs stay for the next run.
  let workshop: Workshop

  private static let sharing = 10
  private static let filter =
    "table.contentInset.top = 3 and table.rowHeight = 40 and table.contentInset.left = 2 "
    + "and measured.table.frame.x < 100"

  func run(counts: [Int], runs: Int) throws -> [String] {
    try counts.flatMap { count in
      let catalog = try makeCatalog(count)
      let tables = workshop.path("query-baseline-\(count).sqlite")
      if PlatformSupport.fileKind(at: tables) == .missing {
        _ = try workshop.run(workshop.baseline, ["make", tables, "\(count)"])
      }
      let (plumb, baseline) = (workshop.plumb, workshop.baseline)
      let questions: [(name: String, program: String, arguments: [String])] = [
        ("the same in C", baseline, ["ask", tables]),
        ("plumb query, three parameters and a measurement", plumb, ["query", Self.filter]),
        ("plumb query --count", plumb, ["query", Self.filter, "--count"]),
        ("plumb query, 10,000 rows as JSON", plumb, ["query", "limit 10000", "--format", "json"]),
      ]
      var seconds = Array(repeating: [Double](), count: questions.count)
      // In turns, so that whatever else the machine does falls on all of them alike.
      for _ in 0..<runs {
        for (index, question) in questions.enumerated() {
          let options = question.program == plumb ? ["--catalog", catalog] : []
          let run = try workshop.run(question.program, question.arguments + options)
          seconds[index].append(run.seconds)
        }
      }
      return ["\(count) experiments; ms for the whole process, median of \(runs) (minimum)"]
        + zip(questions, seconds).map { question, values in
          let sample = Sample(values)
          return "\(question.name)  \(rounded(sample.median * 1000))  "
            + "(\(rounded(sample.minimum * 1000)))"
        }
    }
  }

  // MARK: The catalog

  private func makeCatalog(_ count: Int) throws -> String {
    let catalog = workshop.path("query-\(count).sqlite")
    guard PlatformSupport.fileKind(at: catalog) == .missing else { return catalog }
    let documents = try workshop.write(count, to: "query-documents.ndjson") {
      $1.append(contentsOf: Self.document($0).utf8)
    }
    _ = try workshop.record(documents, into: catalog)
    return catalog
  }

  /// A document of 12 stated parameters and 8 measurements, as in `Baseline/query.c`.
  private static func document(_ experiment: Int) -> String {
    let number = UInt64((experiment - 1) / sharing + 1)
    func choice(_ slot: UInt64, of count: UInt64) -> UInt64 { SplitMix.mix(number, slot) % count }
    let os = ["9.3", "10.0", "11.2", "12.0"][Int(choice(0, of: 4))]
    let device = ["iPhone 6", "iPhone 6s", "iPhone 6 Plus", "iPhone 6s Plus"][
      Int(choice(1, of: 4))]
    let insets = [choice(3, of: 5), choice(4, of: 4), choice(5, of: 5), choice(6, of: 5)]
    // The configuration's number makes it the only one of its kind.
    let frame = [choice(7, of: 200), choice(8, of: 1_000_000), number, choice(10, of: 2)]
    let values = metrics.enumerated().map { slot, metric in
      "\"\(metric)\":\(Double(SplitMix.mix(UInt64(experiment), 32 + UInt64(slot)) % 4000) / 4)"
    }
    return #"{"name":"bench/\#(experiment)","source":{"kind":"device","ref":"run \#(experiment)"},"#
      + #""configuration":{"platform":{"os":"\#(os)","device":"\#(device)"},"view":{"subviews":[{"#
      + #""id":"table","class":"UITableView","frame":\#(frame),"contentInset":\#(insets),"#
      + #""rowHeight":\#((choice(2, of: 6) + 1) * 10),"isPagingEnabled":\#(choice(11, of: 2) == 1)"#
      + "}]}},\"measurements\":{\(values.joined(separator: ","))}}\n"
  }

  private static let metrics =
    ["x", "y", "width", "height"].map { "table.frame.\($0)" }
    + ["top", "left", "bottom", "right"].map { "table.contentInset.\($0)" }
}

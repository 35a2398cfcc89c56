import ExperimentCatalog
import LayoutModel
import LayoutSimulator
import TestSupport
import Testing

@testable import Runner

@Suite struct CatalogToleranceTests {
  private let folder: TemporaryFolder
  private let catalog: Catalog

  init() throws {
    folder = try TemporaryFolder()
    catalog = try Catalog(path: folder.path(of: "catalog.sqlite"), for: .create)
  }

  private func record(_ json: String...) throws {
    try catalog.record { recorder in
      for text in json {
        _ = try recorder.add(DocumentReader(JSONTape(parsing: Array(text.utf8))).recordable())
      }
    }
  }

  private func compared(_ tolerance: Tolerance? = nil) throws -> [String] {
    try Comparer.comparisons(
      in: catalog, simulator: Simulator.version, matching: nil, tolerance: tolerance
    ).map { comparison in
      let limit = comparison.limit.map(NumberText.format) ?? "-"
      return
        "\(comparison.experiment) \(limit) \(comparison.rule.word) \(comparison.verdict.rawValue)"
    }
  }

  @Test func `command line, document, catalog, print: the first that speaks decides`() throws {
    func document(_ name: String, _ tolerance: String = "") -> String {
      """
      {"name": "\(name)", \(tolerance)
       "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"}},
       "measurements": {"view.frame.width": "374.5"}}
      """
    }
    try record(document("own", #""tolerance": 0.3,"#), document("plain"))
    _ = try Runner(catalog, filter: nil).run()
    #expect(try compared() == ["own 0.3 document deviates", "plain 0.05 printed-1 deviates"])
    _ = try catalog.record(
      MetricTolerance(metric: "*.width", condition: "", points: 0.5, reason: ""))
    #expect(try compared() == ["own 0.3 document deviates", "plain 0.5 catalog match"])
    #expect(
      try compared(.points(1)) == ["own 1 command-line match", "plain 1 command-line match"])
    _ = try catalog.record(
      MetricTolerance(metric: "view.*", condition: "name = 'plain'", points: nil, reason: ""))
    #expect(try compared() == ["own 0.3 document deviates", "plain 0.25 catalog deviates"])
    _ = try catalog.record(
      MetricTolerance(metric: "view.*", condition: "name = 'own'", points: 7, reason: ""))
    #expect(try compared() == ["own 0.3 document deviates", "plain 0.25 catalog deviates"])
  }

  @Test func `a waiver that covers no measurement is known`() throws {
    try record(
      """
      {"name": "a", "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"}},
       "measurements": {"view.frame.width": 374}}
      """)
    let waivers = ["view.*", "table.*", "view.frame.height"].map {
      Waiver(
        metric: $0, condition: $0 == "view.*" ? "" : "os < 10", deviation: -1 ... -1,
        reason: "known", reference: "", since: "2026-11-30")
    }
    _ = try catalog.record(waivers: waivers)
    let comparer = try Comparer(for: catalog, simulator: Simulator.version)
    var use = comparer.waiverUse()
    try comparer.compare(catalog, simulator: Simulator.version, matching: nil) { use.note($0) }
    #expect(use.unused == Array(waivers.dropFirst()))
  }

  // MARK: All kinds beside all kinds

  private static let kinds = [
    (name: "finite", kind: "finite", number: "64", text: "NULL"),
    (name: "zero", kind: "finite", number: "0", text: "NULL"),
    (name: "nan", kind: "nan", number: "NULL", text: "NULL"),
    (name: "inf", kind: "+inf", number: "NULL", text: "NULL"),
    (name: "minus-inf", kind: "-inf", number: "NULL", text: "NULL"),
    (name: "text", kind: "text", number: "NULL", text: "'idle'"),
    (name: "boolean", kind: "boolean", number: "1", text: "NULL"),
    (name: "missing", kind: "missing", number: "NULL", text: "NULL"),
  ]

  /// Fills the catalog with an experiment for each kind beside each.
  private func fillWithAllKinds() throws {
    for (height, computed) in Self.kinds.enumerated() {
      for recorded in Self.kinds {
        try record(
          """
          {"name": "\(recorded.name) \(computed.name)",
           "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"},
             "view": {"frame": [0, 0, 100, \(height)]}},
           "measurements": {"view.frame.width": 1}}
          """)
      }
    }
    _ = try Runner(catalog, filter: nil).run()
    for kind in Self.kinds {
      try catalog.connection.execute(
        """
        UPDATE measurement SET (kind, number, text) = ('\(kind.kind)', \(kind.number), \(kind.text))
        WHERE revision IN (SELECT latest FROM experiment WHERE name LIKE '\(kind.name) %');
        UPDATE expectation SET (kind, number, text) = ('\(kind.kind)', \(kind.number), \(kind.text))
        WHERE configuration IN (SELECT configuration FROM experiment WHERE name LIKE '% \(kind.name)');
        """)
    }
  }

  @Test func `nothing that is not finite passes as a match, and nothing vanishes`() throws {
    try fillWithAllKinds()
    // Whatever they are asked under, be it as tolerant as can be and waived in every range.
    _ = try catalog.record(
      waivers: [
        Waiver(
          metric: "*", condition: "", deviation: -.infinity ... .infinity, reason: "any",
          reference: "", since: "2026-11-30")
      ])
    for tolerance in [nil, Tolerance.points(1e300), .pixel] {
      let comparisons = try Comparer.comparisons(
        in: catalog, simulator: Simulator.version, matching: nil, tolerance: tolerance)
      #expect(comparisons.count == 64)
      for comparison in comparisons {
        let parts = comparison.experiment.split(separator: " ").map(String.init)
        let isNotFinite = parts.contains { ["nan", "inf", "minus-inf"].contains($0) }
        let isNumber = parts.allSatisfy { ["finite", "zero"].contains($0) }
        switch comparison.verdict {
        case .match:
          let isTolerated = isNumber && tolerance == .points(1e300)
          #expect((parts[0] == parts[1] || isTolerated) && !isNotFinite, "\(parts)")
        case .waived: #expect(isNumber, "\(parts)")
        case .noMeasurement: #expect(parts[0] == "missing")
        case .notFinite: #expect(isNotFinite, "\(parts)")
        case .notComparable: #expect(!isNotFinite && parts[0] != parts[1], "\(parts)")
        case .deviates, .unexpectedMatch, .notModelled, .notComputed:
          Issue.record("\(parts): \(comparison.verdict)")
        }
        #expect((comparison.difference != nil) == isNumber, "\(parts)")
      }
      let comparer = try Comparer(
        for: catalog, simulator: Simulator.version, tolerance: tolerance)
      try checkQuestions(comparer, verdicts: comparisons.map(\.verdict))
    }
  }

  private func checkQuestions(_ comparer: Comparer, verdicts: [Verdict]) throws {
    func count(_ question: String) throws -> Int {
      try catalog.count(
        .parse(question), simulator: Simulator.version, deciding: comparer.verdict)
    }
    // Each verdict finds its own, and together they find all.
    for verdict in Verdict.allCases {
      #expect(
        try count("verdict = '\(verdict.rawValue)'") == verdicts.count { $0 == verdict },
        "\(verdict)")
    }
    #expect(try count("matches") == verdicts.count { $0 == .match })
    // What is missing, finite and not finite are all there is, of either side and of both.
    let metric = "view.frame.width"
    let sides = ["measured.\(metric)": (24, 16, 8), "expected.\(metric)": (24, 16, 8)]
    for (name, (notFinite, numbers, missing)) in sides {
      #expect(try count("\(name) is not finite") == notFinite)
      #expect(try count("\(name) is finite and \(name) in (0, 64)") == numbers)
      #expect(try count("\(name) is missing") == missing)
    }
    // Both are there, in 7 times 7 experiments, and one of them at least is not finite.
    #expect(try count("deviation.\(metric) is not finite") == 7 * 7 - 4 * 4)
    let answer = try catalog.answer(
      .parse("order by deviation.\(metric)"),
      columns: .parse("name, measured.\(metric), expected.\(metric), verdict(\(metric))"),
      simulator: Simulator.version, deciding: comparer.verdict)
    #expect(answer.rows.count == 64)
    #expect(answer.rows.allSatisfy { $0[3] != nil })
    for row in answer.rows {
      guard case .text(let name)? = row[0] else { continue }
      let parts = name.split(separator: " ")
      #expect((row[1] == nil) == (parts[0] == "missing"), "\(name)")
      #expect((row[2] == nil) == (parts[1] == "missing"), "\(name)")
    }
    #expect(
      try catalog.connection.scalar("SELECT count(*) FROM deviation") == .integer(64))
    #expect(
      try catalog.connection.scalar("SELECT count(difference) FROM deviation") == .integer(4))
  }
}

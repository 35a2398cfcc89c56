import LayoutModel
import TestSupport
import Testing

@testable import ExperimentCatalog

/// More experiments than are read at once, by one connection and by two.
@Suite struct MeasuredReadingTests {
  /// The size of a file from which on two connections read it.
  private static let leastSizes = [Int.max, 0]

  private static let count = 700

  /// In the order of names, which is not the one of recording; seven share a configuration.
  private static let names = (0..<count).map { "e/\($0)" }.sorted()

  private static func json(_ number: Int) -> String {
    // The order of the document differs from that of the metrics' numbers in every second one.
    let measurements = [
      #""table.contentOffset.y": \#(number)"#, #""table.contentSize.height": "\#(number).50""#,
    ]
    let ordered = number % 2 == 0 ? measurements : measurements.reversed()
    return """
      {"name": "e/\(number)", "configuration": {"platform": {"os": "11", "device": "iPhone X"}, \
      "view": {"subviews": [{"id": "table", "class": "UITableView", \
      "frame": [0, 0, 375, \(100 + number / 7)]}]}}, \
      "measurements": {\(ordered.joined(separator: ", "))}}
      """
  }

  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record((0..<Self.count).map(Self.json))
  }

  @Test(arguments: leastSizes)
  func `all experiments come in the order of their names, their values in the document's`(
    _ leastSizeForTwo: Int
  ) throws {
    test.catalog.leastSizeForTwo = leastSizeForTwo
    var lines: [String] = []
    try test.catalog.measuredExperiments(simulator: "1") { context, values in
      #expect(context.os == OSVersion(11) && context.device == "iPhone X")
      lines.append(
        values.owner.name
          + values.map { " \($0.metric) \($0.recorded) \($0.printed ?? "-")" }.joined())
    }
    let expected = Self.names.map { name in
      let number = Int(name.dropFirst(2)) ?? -1
      let parts = [
        " table.contentOffset.y number(\(number).0) -",
        " table.contentSize.height number(\(number).5) \(number).50",
      ]
      return name + (number % 2 == 0 ? parts : parts.reversed()).joined()
    }
    #expect(lines == expected)
  }

  @Test(arguments: leastSizes)
  func `expectations stand beside the values of each batch`(
    _ leastSizeForTwo: Int
  ) throws {
    test.catalog.leastSizeForTwo = leastSizeForTwo
    let run = try test.catalog.beginRun(simulator: "1", filter: nil)
    var computed: [ComputedConfiguration] = []
    try test.catalog.pending(simulator: "1") { pending in
      let values = pending.metrics.filter { $0.path == "table.contentSize.height" }.map {
        ComputedConfiguration.Value($0.id, .value(.number(Double(pending.id.rawValue))))
      }
      computed.append(ComputedConfiguration(pending.id, values))
    }
    try test.catalog.store(computed, by: run)
    var sizes: [String: Double] = [:]
    var count = 0
    try test.catalog.measured(simulator: "1") { value in
      count += 1
      guard value.metric == "table.contentSize.height" else {
        #expect(value.expectation == nil)
        return
      }
      guard case .value(.number(let number))? = value.expectation else {
        Issue.record("\(value.experiment) has no expectation")
        return
      }
      sizes[value.experiment] = number
    }
    #expect(count == 2 * Self.count)
    // Configurations are numbered as they are recorded.
    #expect(
      sizes
        == Dictionary(
          uniqueKeysWithValues: (0..<Self.count).map {
            ("e/\($0)", Double($0 / 7 + 1))
          }))
  }

  @Test(arguments: leastSizes)
  func `whoever stops in the middle leaves the catalog as it can be used`(
    _ leastSizeForTwo: Int
  ) throws {
    test.catalog.leastSizeForTwo = leastSizeForTwo
    struct Enough: Error {}
    for stop in [1, 255, 256, 257, 600, Self.count] {
      var seen: [String] = []
      #expect(throws: Enough.self) {
        try test.catalog.measuredExperiments(simulator: "1") { _, values in
          seen.append(values.owner.name)
          if seen.count == stop { throw Enough() }
        }
      }
      #expect(seen == Array(Self.names.prefix(stop)))
      #expect(!test.catalog.connection.isInTransaction)
      // Another writer is not kept waiting by a statement that was forgotten.
      _ = try test.reopened().record { try $0.add(document(SmallDocuments.tableOn9)) }
      _ = try test.catalog.delete(named: ["table-9"])
    }
  }

  @Test(arguments: leastSizes)
  func `damage far behind the first batch is told`(
    _ leastSizeForTwo: Int
  ) throws {
    test.catalog.leastSizeForTwo = leastSizeForTwo
    let connection = test.catalog.connection
    try connection.execute(
      """
      PRAGMA ignore_check_constraints = ON;
      UPDATE measurement SET kind = 'odd' WHERE revision =
        (SELECT latest FROM experiment WHERE name = '\(Self.names[600])')
      """)
    var seen: [String] = []
    let error = try #require(throws: CatalogError.self) {
      try test.catalog.measuredExperiments(simulator: "1") { _, values in
        seen.append(values.owner.name)
      }
    }
    #expect(error.code == .corrupt)
    #expect(error.cause?.message == "there is no value of the kind 'odd'")
    // What was read whole before it may have been visited, and nothing else.
    #expect(Self.names.starts(with: seen) && seen.count <= 600)
  }

  @Test(arguments: leastSizes)
  func `what is recorded meanwhile is not seen`(
    _ leastSizeForTwo: Int
  ) throws {
    test.catalog.leastSizeForTwo = leastSizeForTwo
    var seen: [String] = []
    try test.catalog.measuredExperiments(simulator: "1") { _, values in
      if seen.isEmpty {
        // A new one, and another revision of the one that is read last.
        let documents = [Self.json(Self.count), Self.json(98).replacing("e/98", with: "e/99")]
        _ = try test.reopened().record { recorder in
          for json in documents { _ = try recorder.add(document(json)) }
        }
      }
      if values.owner.name == "e/99" { #expect(values.owner.revision == 1) }
      seen.append(values.owner.name)
    }
    #expect(seen == Self.names)
  }

  @Test(arguments: leastSizes)
  func `experiments with very many measurements come whole`(_ leastSizeForTwo: Int) throws {
    let rows = 1500
    let names = (0..<9).map { "large/\($0)" }
    try test.record(
      names.enumerated().map { number, name in
        let measurements = (0..<rows).map { #""table.rows[0,\#($0)].frame.y": \#($0 + number)"# }
        return """
          {"name": "\(name)", "configuration": {"platform": {"os": "11", "device": "iPhone X"}, \
          "view": {"subviews": [{"id": "table", "class": "UITableView", \
          "frame": [0, 0, 375, 100], "sections": [{"rows": \(rows)}]}]}}, \
          "measurements": {\(measurements.joined(separator: ", "))}}
          """
      })
    test.catalog.leastSizeForTwo = leastSizeForTwo
    var seen: [String] = []
    try test.catalog.measuredExperiments(
      simulator: "1", matching: .parse("name like 'large/%'")
    ) { _, values in
      let number = Double(seen.count)
      seen.append(values.owner.name)
      #expect(values.map(\.metric) == (0..<rows).map { "table.rows[0,\($0)].frame.y" })
      let isAsRecorded = values.enumerated().allSatisfy { row, value in
        value.recorded.isIdentical(to: .number(Double(row) + number))
      }
      #expect(isAsRecorded)
    }
    #expect(seen == names)
  }
}

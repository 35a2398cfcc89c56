import ExperimentCatalog
import LayoutModel
import Testing

@Suite struct ExportTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  private func texts(
    _ catalog: Catalog, matching filter: String? = nil, all: Bool = false
  ) throws -> [String] {
    var texts: [String] = []
    try catalog.export(matching: filter.map(Filter.parse), withAllRevisions: all) { exporter in
      try exporter.forEachRevision {
        texts.append(String(decoding: $0.documentText, as: UTF8.self))
      }
    }
    return texts
  }

  @Test(arguments: [("articles", 73), ("field", 177), ("peers", 133)])
  func `what goes out and in again goes out as the same bytes`(_ folder: String, _ count: Int)
    throws
  {
    let first = try TestCatalog(recording: fixtures(folder))
    let exported = try texts(first.catalog)
    #expect(exported.count == count)
    let second = try TestCatalog()
    try second.record(exported)
    #expect(try texts(second.catalog) == exported)
    for name in try first.catalog.experimentNames() {
      let revisions = try [first, second].map {
        try #require(try $0.catalog.experiment(named: name)?.revisions.first)
      }
      #expect(revisions[0].digest == revisions[1].digest, "\(name)")
      #expect(revisions[0].metrics == revisions[1].metrics, "\(name)")
    }
  }

  @Test func `numbers keep the order and the digits in which they were written`() throws {
    let text = try #require(try texts(test.catalog, matching: "name = 'table-9'").first)
    #expect(
      text.contains(
        #""measurements":{"table.contentOffset.y":-64,"table.contentSize.height":"132.50","#
          + #""table.isScrollable.y":false,"footer.state":"idle","table.contentOffset.x":"nan","#
          + #""table.rows[0,1].frame.y":44}"#))
    let sorted = try #require(
      try test.catalog.experiment(named: "table-9")?.revisions.first?.documentText)
    #expect(try document(text).documentText == sorted)
  }

  @Test func `revisions go out oldest first, and come in as the same history`() throws {
    let b = SmallDocuments.nothing.replacing("[]", with: #"["again"]"#)
    try test.record(b, SmallDocuments.nothing)
    #expect(try texts(test.catalog).count == 4)
    let all = try texts(test.catalog, all: true)
    #expect(all.count == 6)
    #expect(all[0] == all[2])
    #expect(all[0] != all[1])
    let other = try TestCatalog()
    try other.record(all)
    #expect(try texts(other.catalog, all: true) == all)
    #expect(try other.catalog.experiment(named: "nothing")?.revisions.count == 3)
  }

  @Test func `a filter asks of the latest revisions, and verdicts can be asked for`() throws {
    #expect(try texts(test.catalog, matching: "os >= 11").count == 3)
    var count = 0
    let undecided: VerdictDecision = { _ in .notComputed }
    try test.catalog.export(
      matching: .parse("verdict = 'not-computed'"), simulator: "1", deciding: undecided
    ) { try $0.forEachRevision { _ in count += 1 } }
    #expect(count == 3)
  }

  @Test func `each configuration goes out once with what was computed for it`() throws {
    try test.record(SmallDocuments.tableOn9.replacing(#""table-9""#, with: #""other""#))
    let run = try test.catalog.beginRun(simulator: "1", filter: nil)
    try test.catalog.pending(simulator: "1", matching: .parse("name = 'other'")) { pending in
      let values = pending.metrics.map {
        ComputedConfiguration.Value(
          $0.id, $0.path == "footer.state" ? .notModelled("no rule") : .value(.number(.nan)))
      }
      try test.catalog.store([ComputedConfiguration(pending.id, values)], by: run)
    }
    var computed: [Int] = []
    var kinds: Set<String> = []
    try test.catalog.export { exporter in
      try exporter.forEachConfiguration { configuration in
        computed.append(configuration.values.count)
        for value in configuration.values {
          switch value.expectation {
          case .value(let value): kinds.insert(value.kind.rawValue)
          case .notModelled(let reason): kinds.insert("\(value.metric): \(reason)")
          }
        }
      }
    }
    #expect(computed.sorted() == [0, 0, 0, 6])
    #expect(kinds == ["nan", "footer.state: no rule"])
  }
}

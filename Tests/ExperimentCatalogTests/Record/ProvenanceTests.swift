import ExperimentCatalog
import LayoutModel
import Testing

@Suite struct ProvenanceTests {
  private let test: TestCatalog

  private static let source = #"""
    {"kind": "device", "ref": "log.txt:3", "evidence": "printed", "by": "Kim", "device": "iPhone9,3",
     "osBuild": "13G34", "appCommit": "1f3c-dirty", "tool": "Xcode 8.0"}
    """#

  private static let stated = SmallDocuments.tableOn9.replacing(
    #"{"kind": "device", "ref": "log.txt:3", "evidence": "printed"}"#, with: source)

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  @Test func `whoever measures, it is the same configuration in a new revision`() throws {
    #expect(try test.record(Self.stated) == [.revised(2)])
    let revisions = try #require(try test.catalog.experiment(named: "table-9")).revisions
    #expect(revisions[0].fingerprint == revisions[1].fingerprint)
    #expect(revisions[0].digest != revisions[1].digest)
    #expect(try test.catalog.counts().configurations == 4)
  }

  @Test func `two that measured one configuration both stay`() throws {
    try test.record(Self.stated.replacing(#""table-9""#, with: #""by Kim""#))
    let both = try test.catalog.experiments(matching: .parse("table.contentInset.top = 64"))
    #expect(both.map(\.name) == ["by Kim", "table-9"])
    #expect(both.map(\.source?.by) == ["Kim", nil])
    #expect(try test.catalog.counts().configurations == 4)
  }

  @Test(arguments: [
    "source.by = 'Kim'", "source.device like 'iPhone9,%'", "source.osBuild = '13G34'",
    "source.appCommit like '%-dirty'", "source.tool = 'Xcode 8.0'",
  ])
  func `experiments are found by who measured them, on what and with what`(_ filter: String) throws
  {
    #expect(try test.catalog.experiments(matching: .parse(filter)).isEmpty)
    try test.record(Self.stated)
    let found = try test.catalog.experiments(matching: .parse(filter))
    #expect(found.map(\.name) == ["table-9"])
    #expect(
      found.first?.source
        == ExperimentSource(
          kind: "device", ref: "log.txt:3", evidence: "printed", by: "Kim", device: "iPhone9,3",
          osBuild: "13G34", appCommit: "1f3c-dirty", tool: "Xcode 8.0"))
  }
}

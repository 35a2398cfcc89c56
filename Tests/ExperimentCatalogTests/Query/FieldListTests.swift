import LayoutModel
import Testing

@testable import ExperimentCatalog

@Suite struct FieldListTests {
  @Test func `every parameter and metric is listed, and what else filters know`() {
    let names = FieldList().fields.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      names.count == ParameterTable.all.count + MetricPattern.all.count
        + FilterReference.Field.allCases.count + NameResolver.shortNames.count
        + VerdictTest.predicates.count + 2)
    for field in FieldList().fields {
      #expect(!field.type.isEmpty && !field.meaning.isEmpty && field.count == nil, "\(field.name)")
    }
  }

  @Test func `a field has type, unit and default`() throws {
    let fields = FieldList().matching("<view>.rowHeight").fields
    #expect(fields.map(\.name) == ["<view>.rowHeight"])
    let field = try #require(fields.first)
    #expect(field.type == "a number or a text")
    #expect(field.unit == "points")
    #expect(field.defaultValue == "'automatic' from iOS 8, 44 from iOS 7")
  }

  @Test func `a catalog counts, and has names of its own`() throws {
    let test = try TestCatalog()
    try test.record(SmallDocuments.all)
    let list = try test.catalog.fields()
    func counts(_ pattern: String) -> [String] {
      list.matching(pattern).fields.map { "\($0.name) \($0.count ?? -1)" }
    }
    #expect(counts("contentInset.to").prefix(1) == ["<view>.contentInset.top 4"])
    #expect(counts("scroll.contentInset.top") == ["scroll.contentInset.top 1"])
    #expect(
      counts("*.contentSize.height") == [
        "<view>.contentSize.height 0", "measured.table.contentSize.height 1",
      ])
    #expect(
      counts("measured.*.contentOffset.y") == [
        "measured.scroll.contentOffset.y 1", "measured.table.contentOffset.y 3",
      ])
    #expect(counts("tag") == ["tag 2"])
    #expect(counts("platform.device").first == "platform.device 3")
    #expect(counts("source.evidence") == ["source.evidence 1"])
    #expect(counts("PLATFORM.OS") == ["platform.os 4"])
    #expect(counts("nothing of the kind").isEmpty)
    #expect(counts("deviates") == ["deviates 4"])
  }

  /// How many experiments have a value for a parameter, as filters see it.
  private static func recorded(_ path: String, in catalog: Catalog) throws -> Int {
    try catalog.count(Question(Filter.parse("\(path) is recorded")))
  }

  @Test func `what is counted is what filters find, defaults included`() throws {
    let documents = try ["articles", "field", "peers"].flatMap(fixtures)
    let test = try TestCatalog(recording: documents)
    try test.record(SmallDocuments.all)
    let list = try test.catalog.fields()
    let fixed = Set(ParameterTable.fixedPaths)
    let own = list.matching("*").fields.filter { field in
      !field.name.hasPrefix("measured.") && ParameterTable.describe(field.name) != nil
        && !field.name.contains("<")
    }
    #expect(own.count > 300)
    #expect(fixed.isSubset(of: own.map(\.name)))
    for field in own {
      let recorded = try Self.recorded(field.name, in: test.catalog)
      #expect(field.count == recorded, "\(field.name)")
    }
  }

  @Test func `beside any view each view counts`() throws {
    let test = try TestCatalog(recording: fixtures("articles"))
    try test.record(SmallDocuments.all)
    let views = try KnownNames.catalog(test.catalog.connection).views()
    for field in try test.catalog.fields().fields where field.name.hasPrefix("<view>.") {
      let counts = try views.map { view in
        try Self.recorded(field.name.replacing("<view>", with: view), in: test.catalog)
      }
      #expect(field.count == counts.reduce(0, +), "\(field.name)")
    }
  }
}

import ExperimentCatalog
import LayoutModel
import Testing

@Suite struct RandomFilterTests {
  @Test func `SQL and a naive reading of the filter select the same`() throws {
    let documents = try fixtures("articles") + SmallDocuments.all.map(document)
    let catalog = try TestCatalog(recording: documents).catalog
    let opinions = documents.map { (name: $0.experiment.name, filter: NaiveFilter($0)) }
    var selectedSome = 0
    for seed in UInt64(0)..<1000 {
      var writer = RandomFilter(seed: seed)
      let text = writer.condition()
      let filter = try Filter.parse(text)
      let expected = opinions.filter { $0.filter.selects(filter) }.map(\.name).sorted()
      let names = try catalog.experiments(matching: filter).map(\.name)
      #expect(names == expected, "seed \(seed): \(text)")
      if !names.isEmpty && names.count < documents.count { selectedSome += 1 }
    }
    // Otherwise the test would compare nothing with nothing.
    #expect(selectedSome > 400)
  }
}

import LayoutModel
import LayoutSimulator
import TestSupport
import Testing

@Suite struct RuleBookTests {
  @Test func `every rule behind a number of a fixture is in the book`() throws {
    let book = Set(RuleBook.all)
    for folder in ["articles", "field", "peers"] {
      for experiment in try FixtureFolder.experiments(folder) {
        let layout = Simulator.layout(of: experiment.configuration, explaining: true)
        for rule in Set(layout.derivations.values.map(\.rule)) {
          #expect(book.contains(rule), "\(rule.name) of \(experiment.name)")
        }
      }
    }
  }

  @Test func `no rule stands in the book twice`() {
    #expect(Set(RuleBook.all).count == RuleBook.all.count)
    #expect(RuleBook.all.count == 63)
  }

  @Test func `a basis that names a fixture names one that is there`() throws {
    let names = Set(
      try ["articles", "field", "peers"].flatMap { try FixtureFolder.experiments($0) }.map(\.name))
    for rule in RuleBook.all {
      let words = rule.basis.split { $0 == "," || $0 == ";" || $0 == " " }.map(String.init)
      for word in words where ["articles/", "field/", "peer/"].contains(where: word.hasPrefix) {
        #expect(names.contains(word), "\(rule.name) rests on \(word)")
      }
    }
  }
}

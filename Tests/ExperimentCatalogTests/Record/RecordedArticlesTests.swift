import LayoutModel
import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct RecordedArticlesTests {
  private let documents: [RecordableDocument]
  private let test: TestCatalog

  init() throws {
    documents = try fixtures("articles")
    test = try TestCatalog(recording: documents)
  }

  @Test func `every article is recorded, with every measurement`() throws {
    let counts = try test.catalog.counts()
    #expect(counts.experiments == 73)
    #expect(counts.revisions == 73)
    #expect(counts.measurements == 183)
    #expect(counts.configurations == Set(documents.map(\.fingerprint)).count)
    #expect(try test.record(documents).allSatisfy { $0 == .unchanged })
    #expect(try test.catalog.counts() == counts)
  }

  @Test func `a stored configuration reads back as it was`() throws {
    for document in documents {
      let name = document.experiment.name
      let revision = try #require(try test.catalog.experiment(named: name)?.revisions.last)
      let configuration = try DocumentReader(JSONTape(parsing: revision.configurationText))
        .configuration()
      let isSame = configuration == document.experiment.configuration
      #expect(isSame, "\(name)")
      #expect(revision.fingerprint == document.fingerprint)
    }
  }

  @Test func `a stored document reads back as it was`() throws {
    for document in documents {
      let name = document.experiment.name
      let revision = try #require(try test.catalog.experiment(named: name)?.revisions.last)
      let again = try DocumentReader(JSONTape(parsing: revision.documentText)).recordable()
      #expect(again.digest == document.digest, "\(name)")
      #expect(revision.digest == document.digest)
      #expect(revision.metrics == document.experiment.measurements.map(\.path))
    }
  }

  @Test func `measurements come by name and in the order of their document`() throws {
    var visited: [String] = []
    try test.catalog.measured(simulator: "none") { value in
      visited.append("\(value.experiment) \(value.metric)")
      #expect(value.expectation == nil)
    }
    let expected = documents.map(\.experiment).sorted { $0.name < $1.name }
      .flatMap { experiment in experiment.measurements.map { "\(experiment.name) \($0.path)" } }
    #expect(visited == expected)
  }

  @Test func `each measured value is the recorded one`() throws {
    let recorded = Dictionary(
      uniqueKeysWithValues: documents.map { ($0.experiment.name, $0.experiment) })
    try test.catalog.measured(simulator: "none") { value in
      let experiment = try #require(recorded[value.experiment])
      let measurement = try #require(
        experiment.measurements.first { $0.path == value.metric })
      #expect(value.recorded.isIdentical(to: measurement.value))
      #expect(value.printed == measurement.printed)
      #expect(value.owner.tolerance == experiment.tolerance)
      #expect(value.owner.scale == experiment.configuration.platform.device.scale)
      #expect(value.revision == 1)
    }
  }

  @Test func `a summary says what the document says`() throws {
    let summaries = try test.catalog.experiments()
    #expect(summaries.map(\.name) == documents.map(\.experiment.name).sorted())
    let recorded = Dictionary(
      uniqueKeysWithValues: documents.map { ($0.experiment.name, $0.experiment) })
    for summary in summaries {
      let experiment = try #require(recorded[summary.name])
      let configuration = experiment.configuration
      let main = configuration.mainScrollViewIndex.map { configuration.views[$0] }
      #expect(
        summary
          == ExperimentSummary(
            name: experiment.name, revision: 1, os: configuration.platform.os,
            device: configuration.platform.isCustomDevice
              ? nil : configuration.platform.device.name,
            mainClass: main?.viewClass.rawValue, measurementCount: experiment.measurements.count,
            tags: experiment.tags.sorted(), source: experiment.source))
    }
  }
}

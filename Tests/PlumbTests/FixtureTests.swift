import Fixtures
import Foundation
import Testing

@Suite struct FixtureTests {
  private typealias Object = [String: Any]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/articles").standardizedFileURL

  private static func articleDocuments() throws -> [Object] {
    try Fixtures.articles.flatMap { file in
      let json = try JSONSerialization.jsonObject(with: Data(file.bytes))
      return try #require(json as? [Object], "\(file.name) is no array of documents")
    }
  }

  @Test func `every file of the folder is embedded, and nothing else`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Fixtures.articles.map { "\($0.name).json" }.sorted())
    for file in Fixtures.articles {
      let bytes = try Data(contentsOf: Self.folder.appending(path: "\(file.name).json"))
      #expect(file.bytes == Array(bytes), "\(file.name) is embedded from another version")
    }
  }

  @Test func `the articles give 73 experiments with 183 measurements`() throws {
    let documents = try Self.articleDocuments()
    #expect(documents.count == 73)
    #expect(Set(documents.compactMap { $0["name"] as? String }).count == 73)
    let measurements = documents.compactMap { $0["measurements"] as? Object }
    #expect(measurements.map(\.count).reduce(0, +) == 183)
  }

  @Test func `every file holds the experiments of one article`() throws {
    for file in Fixtures.articles {
      let article = try #require(file.name.split(separator: "-").first).dropFirst()
      let json = try JSONSerialization.jsonObject(with: Data(file.bytes))
      for document in try #require(json as? [Object]) {
        let name = try #require(document["name"] as? String)
        #expect(name.hasPrefix("articles/\(article)/"), "\(name) stands in \(file.name)")
        let source = try #require(document["source"] as? Object)
        let reference = try #require(source["ref"] as? String)
        #expect(reference.hasPrefix("\(article)_"), "\(name) cites \(reference)")
      }
    }
  }

  @Test func `every number says whether it was printed, stated or derived`() throws {
    let kinds: Set = ["printed", "stated", "derived"]
    for document in try Self.articleDocuments() {
      let name = try #require(document["name"] as? String)
      let source = try #require(document["source"] as? Object)
      let evidence = try #require(source["evidence"] as? String)
      #expect(kinds.contains(evidence), "\(name): evidence '\(evidence)'")
      for (metric, value) in try #require(document["measurements"] as? Object) {
        guard let own = (value as? Object)?["evidence"] as? String else { continue }
        #expect(kinds.contains(own), "\(name), \(metric): evidence '\(own)'")
        #expect(own != evidence, "\(name), \(metric) repeats the document's evidence")
      }
    }
  }

  @Test func `the one waiver covers the two empty tables of article 003`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(Fixtures.waivers))
    let waivers = try #require(json as? [Object])
    #expect(waivers.count == 1)
    let waiver = try #require(waivers.first)
    #expect(waiver["metric"] as? String == "table.contentSize.height")
    #expect(
      waiver["where"] as? String == "name in ('articles/003/case-1', 'articles/003/case-2')")
    #expect(waiver["deviation"] as? [Double] == [300, 300])
    for name in ["articles/003/case-1", "articles/003/case-2"] {
      let document = try Self.articleDocuments().first { $0["name"] as? String == name }
      let measurements = try #require(document?["measurements"] as? Object)
      #expect(measurements["table.contentSize.height"] as? Double == 300, "\(name)")
    }
  }
}

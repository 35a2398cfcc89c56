import Fixtures
import Foundation
import TestSupport
import Testing

@Suite struct FixtureTests {
  /// What a folder of fixtures holds.
  struct Census: CustomTestStringConvertible {
    let folder: String
    /// How the names of its experiments begin.
    let prefix: String
    let files: Int
    let experiments: Int
    let measurements: Int

    var testDescription: String { folder }
  }

  private typealias Object = [String: Any]

  private static let fixtures = FixtureFolder.root.appending(path: "Fixtures")
  private static let folder = fixtures.appending(path: "articles")

  private static func objects(_ file: String) throws -> [Object] {
    let data = try Data(contentsOf: fixtures.appending(path: file))
    let json = try JSONSerialization.jsonObject(with: data)
    return try #require(json as? [Object], "\(file) is no array of documents")
  }

  private static func files(_ folder: String) throws -> [(name: String, documents: [Object])] {
    let url = fixtures.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .map { ($0, try objects("\(folder)/\($0)")) }
  }

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

  @Test(arguments: [
    Census(
      folder: "articles", prefix: "articles/", files: 19, experiments: 73, measurements: 183),
    Census(folder: "field", prefix: "field/", files: 20, experiments: 177, measurements: 1205),
    Census(folder: "peers", prefix: "peer/", files: 20, experiments: 133, measurements: 593),
  ])
  func `no file, experiment or measurement has vanished`(census: Census) throws {
    let files = try Self.files(census.folder)
    #expect(files.count == census.files)
    let documents = files.flatMap(\.documents)
    #expect(documents.count == census.experiments)
    let names = documents.compactMap { $0["name"] as? String }
    #expect(Set(names).count == census.experiments)
    #expect(names.allSatisfy { $0.hasPrefix(census.prefix) })
    let measurements = documents.compactMap { $0["measurements"] as? Object }
    #expect(measurements.map(\.count).reduce(0, +) == census.measurements)
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

  @Test func `every experiment of the field keeps its raw text`() throws {
    for document in try Self.files("field").flatMap(\.documents) {
      let name = try #require(document["name"] as? String)
      #expect((document["raw"] as? String)?.isEmpty == false, "\(name)")
      let source = try #require(document["source"] as? Object)
      let evidence = try #require(source["evidence"] as? String)
      #expect(["printed", "stated"].contains(evidence), "\(name): evidence '\(evidence)'")
    }
  }

  @Test func `every file of the peers holds one project's tests, and says who decides`() throws {
    let deciders: Set = [
      "recorded from real UIKit",
      "recorded from real UIKit (safe area injected)",
      "test compiled for the reimplementation and for real iOS",
      "asserted on real UIKit, UIKit decides the value",
      "asserted on real UIKit, the library decides the value",
    ]
    for file in try Self.files("peers") {
      for document in file.documents {
        let name = try #require(document["name"] as? String)
        let tags = try #require(document["tags"] as? [String])
        #expect(tags.first == "peer", "\(name)")
        let project = try #require(tags.dropFirst().first)
        #expect(file.name.hasPrefix("\(project)-"), "\(name) stands in \(file.name)")
        let source = try #require(document["source"] as? Object)
        let evidence = try #require(source["evidence"] as? String)
        #expect(deciders.contains(evidence), "\(name): evidence '\(evidence)'")
      }
    }
  }

  @Test func `each of the field's four waivers speaks of one number and quotes it`() throws {
    let documents = try Self.files("field").flatMap(\.documents)
    let waivers = try Self.objects("field-waivers.json")
    #expect(waivers.count == 4)
    for waiver in waivers {
      let metric = try #require(waiver["metric"] as? String)
      let condition = try #require(waiver["where"] as? String)
      let reference = try #require(waiver["reference"] as? String)
      let document = try #require(
        documents.first { condition == "name = '\($0["name"] as? String ?? "")'" }, "\(condition)")
      let measurements = try #require(document["measurements"] as? Object)
      #expect(measurements[metric] is Double, "\(condition): \(metric)")
      let raw = try #require(document["raw"] as? String)
      let quotes = reference.matches(of: /: '(.+?)'/).map { String($0.output.1) }
      #expect(!quotes.isEmpty, "\(condition): \(reference)")
      #expect(quotes.allSatisfy(raw.contains), "\(condition): \(reference)")
    }
  }
}

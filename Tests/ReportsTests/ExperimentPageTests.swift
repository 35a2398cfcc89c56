import LayoutModel
import Testing

@testable import Reports

@Suite struct ExperimentPageTests {
  private static func report(
    _ sample: PictureSample, note: String? = nil
  ) throws -> ExperimentReport {
    var experiment = sample.experiment
    experiment.note = note
    return ExperimentReport(
      experiment: experiment, revision: 1,
      configuration: try JSONTape(
        parsing: Array("{\"platform\": {\"os\": \"11.0\", \"device\": \"iPhone X\"}}".utf8)),
      simulator: "1",
      findings: zip(sample.experiment.measurements, sample.comparisons).map {
        .init(
          comparison: $1, evidence: $0.evidence, measuredBy: $0.measuredBy,
          explanation: sample.layout.explanation(of: $0.metric))
      },
      revisions: [
        .init(number: 1, createdAt: "2026-11-30T08:00:00Z", digest: SHA256.digest(of: [1]))
      ],
      layout: sample.layout)
  }

  private static func page(_ report: ExperimentReport) -> String {
    String(decoding: report.bytes(as: .html, style: .plain), as: UTF8.self)
  }

  @Test func `a page has the picture, every number with its reason, and the rules`() throws {
    let page = Self.page(try Self.report(PictureSample(PictureSample.deviating)))
    let elements = try #require(XMLElements(page))
    #expect(elements.names.first == "html")
    #expect(elements.names.filter { $0 == "svg" }.count == 1)
    #expect(elements.names.filter { $0 == "h1" }.count == 1)
    for text in [
      "✗ deviates", "table.contentOffset.y", "+98",
      "−98 = −(contentInset.top 10 + status bar 44 + navigation bar 44)",
      "The bar begins below the status bar", "platform  os 11.0, device iPhone X",
    ] {
      #expect(elements.text.contains(text), "\(text)")
    }
  }

  @Test func `nothing comes from outside, nothing runs`() throws {
    let page = Self.page(try Self.report(PictureSample(PictureSample.deviating)))
    let elements = try #require(XMLElements(page))
    for name in ["script", "link", "img", "iframe", "object"] {
      #expect(!elements.names.contains(name))
    }
    for attribute in elements.attributes.flatMap(\.keys) {
      #expect(!["src", "href", "onload", "onclick"].contains(attribute))
    }
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; img-src"))
    #expect(!page.contains("url(") && !page.contains("@import"))
  }

  @Test func `what a document says stays text`() throws {
    let page = Self.page(
      try Self.report(
        PictureSample(PictureSample.deviating),
        note: "</td><script>alert(1)</script>\n\u{202E}second & last"))
    let elements = try #require(XMLElements(page))
    #expect(!elements.names.contains("script"))
    #expect(elements.text.contains("</td><script>alert(1)</script>"))
    #expect(elements.text.contains("\\u{202E}second & last"))
  }

  @Test(arguments: PictureFixtureTests.folders)
  func `every page is well-formed`(_ folder: String) throws {
    for sample in try PictureSample.fixtures(folder) {
      let page = Self.page(try Self.report(sample))
      #expect(XMLElements(page) != nil, "\(sample.experiment.name)")
    }
  }
}

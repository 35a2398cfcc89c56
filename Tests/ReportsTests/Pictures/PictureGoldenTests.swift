import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import Reports

/// Set it to write the golden pictures anew; a test run never does so by itself.
private let recordsGolden = ProcessInfo.processInfo.environment["PLUMB_RECORD_GOLDEN"] != nil

@Suite struct PictureGoldenTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sample: @Sendable () throws -> PictureSample

    init(_ name: String, _ sample: @escaping @Sendable () throws -> PictureSample) {
      testDescription = name
      self.sample = sample
    }
  }

  static let cases = [
    Case("inset-before-ios-11") { try .article("articles/000/cells-inset") },
    Case("under-bars-from-ios-11") { try .article("articles/002/ios11-always-covered") },
    Case("deviation") { try PictureSample(PictureSample.deviating) },
    Case("long-table") { try PictureSample(PictureSample.long) },
    Case("paging") { try PictureSample(PictureSample.paging) },
    Case("refresh") { try .article("articles/003/refresh-ends") },
  ]

  @Test(arguments: cases)
  func `a picture is the same to the byte`(_ example: Case) throws {
    try compare(
      example.sample().picture.svg(), with: "\(example.testDescription).svg")
  }

  @Test func `the picture of the README is that of its document`() throws {
    let readme = try String(
      contentsOf: FixtureFolder.root.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "$ cat layout.json\n"))
    let end = try #require(readme.range(of: "$ plumb simulate layout.json --why"))
    let sample = try PictureSample(String(readme[start.upperBound..<end.lowerBound]))
    let picture = ExperimentPicture(
      name: sample.experiment.name, configuration: sample.experiment.configuration,
      layout: sample.layout, comparisons: [])
    try compare(picture.standaloneSVG(), with: "why-64-too-low.svg")
    #expect(readme.contains("(Tests/ReportsTests/Pictures/Golden/why-64-too-low.svg)"))
  }

  @Test(arguments: [80, 120])
  func `a terminal gets the same characters`(_ width: Int) throws {
    for example in Self.cases {
      let lines = try #require(try example.sample().picture.characters(width: width))
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
      try compare(
        lines.joined(separator: "\n") + "\n", with: "\(example.testDescription)-\(width).txt")
    }
  }

  private func compare(_ text: String, with name: String) throws {
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name)")
    if recordsGolden { try text.write(to: golden, atomically: true, encoding: .utf8) }
    #expect(try text == String(contentsOf: golden, encoding: .utf8), "\(name) differs")
  }
}

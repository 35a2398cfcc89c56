import Foundation
import LayoutModel
import Testing

@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What holds of the picture of every experiment in Fixtures.
@Suite struct PictureFixtureTests {
  static let folders = ["articles", "field", "peers"]

  @Test(arguments: folders)
  func `every picture is well-formed XML, with a title and words for those who cannot see it`(
    _ folder: String
  ) throws {
    for sample in try PictureSample.fixtures(folder) {
      for svg in [sample.picture.standaloneSVG(), sample.picture.svg()] {
        let elements = try #require(
          XMLElements(svg), "\(sample.experiment.name) is not well-formed")
        #expect(elements.names.first == "svg")
        #expect(elements.attributes.first?["role"] == "img")
        #expect(elements.names.contains("title") && elements.names.contains("desc"))
        #expect(
          elements.attributes.flatMap(\.keys).allSatisfy { $0 != "id" && $0 != "style" },
          "\(sample.experiment.name)")
        #expect(!elements.names.contains("script") && !svg.contains("href"))
        let classes = elements.attributes.compactMap { $0["class"] }
          .flatMap { $0.split(separator: " ") }
        #expect(classes.allSatisfy { $0.hasPrefix("pl-") })
      }
    }
  }

  @Test(arguments: folders)
  func `no picture says nan or infinity`(_ folder: String) throws {
    for sample in try PictureSample.fixtures(folder) {
      let svg = sample.picture.svg()
      let words = svg.lowercased().split { !$0.isLetter }
      #expect(
        !words.contains("nan") && !words.contains("inf") && !words.contains("infinity"),
        "\(sample.experiment.name)")
    }
  }

  @Test(arguments: folders)
  func `labels stand in the picture and not on each other`(_ folder: String) throws {
    for sample in try PictureSample.fixtures(folder) {
      for problem in LabelProblems.of(sample.picture) {
        Issue.record("\(sample.experiment.name): \(problem)")
      }
    }
  }

  @Test(arguments: folders)
  func `a picture is the same whenever it is drawn`(_ folder: String) throws {
    for sample in try PictureSample.fixtures(folder).prefix(20) {
      #expect(sample.picture.svg() == sample.picture.svg())
    }
  }

  @Test(arguments: folders)
  func `every picture has room in a terminal`(_ folder: String) throws {
    for sample in try PictureSample.fixtures(folder) {
      for width in [72, 80, 100, 200] {
        let lines = try #require(sample.picture.characters(width: width))
        #expect(
          lines.allSatisfy { DisplayWidth.of($0) <= max(width, 96) },
          "\(sample.experiment.name) at \(width)")
      }
      #expect(sample.picture.characters(width: 71) == nil)
    }
  }
}

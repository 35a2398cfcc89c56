import Foundation
import Testing

@testable import Reports

/// The contrasts of the colours, as WCAG 2 counts them.
@Suite struct PictureStyleTests {
  private static let text = [
    "ink", "quiet", "view", "inset", "added", "safe", "offset", "recorded", "good",
  ]
  private static let graphics = [
    "line", "view", "inset", "added", "safe", "offset", "recorded", "row",
  ]

  @Test(arguments: ["light", "dark"])
  func `text has a contrast of 4.5 and lines of 3`(_ theme: String) throws {
    let colors = try Self.colors(theme)
    func contrast(_ a: String, _ b: String) throws -> Double {
      let (first, second) = (try #require(colors[a]), try #require(colors[b]))
      return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
    for name in Self.text {
      for ground in ["paper", "screen"] {
        #expect(try contrast(name, ground) >= 4.5, "\(name) on \(ground), \(theme)")
      }
    }
    for ground in ["content", "bar"] {
      #expect(try contrast("quiet", ground) >= 4.5, "quiet on \(ground), \(theme)")
      #expect(try contrast("view", ground) >= 4.5, "view on \(ground), \(theme)")
    }
    #expect(try contrast("row", "content") >= 3, "row on content, \(theme)")
    for name in Self.graphics {
      #expect(try contrast(name, "paper") >= 3, "\(name), \(theme)")
    }
  }

  @Test func `every class of a picture has a rule`() throws {
    for sample in try PictureSample.fixtures("articles") {
      let elements = try #require(XMLElements(sample.picture.svg()))
      let classes = Set(
        elements.attributes.compactMap { $0["class"] }.flatMap { $0.split(separator: " ") })
      for name in classes {
        let hasRule =
          ExperimentPicture.styleSheet.contains(".\(name) ")
          || ExperimentPicture.styleSheet.contains(".\(name),")
        #expect(hasRule, "\(name) has no rule")
      }
    }
  }

  /// The relative luminances of a theme's colours.
  private static func colors(_ theme: String) throws -> [String: Double] {
    let sheet = ExperimentPicture.styleSheet
    let start = try #require(sheet.range(of: "data-theme=\"\(theme)\"]"))
    var colors: [String: Double] = [:]
    for match in sheet[start.upperBound...].prefix(900).matches(of: /--pl-(\w+): #(\w{6});/) {
      guard colors[String(match.1)] == nil, let value = Int(match.2, radix: 16) else { continue }
      let channels = [value >> 16, value >> 8 & 255, value & 255].map { channel in
        let share = Double(channel) / 255
        return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      colors[String(match.1)] = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
    return colors
  }
}

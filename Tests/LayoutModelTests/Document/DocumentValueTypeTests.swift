import LayoutModel
import Testing

@Suite struct DocumentValueTypeTests {
  static let descriptions: [(type: DocumentValueType, text: String)] = [
    (.text, "a text"),
    (.identifier, "an id"),
    (.reference, "a view's id"),
    (.anchor, "an anchor as in \"view.left + 8\""),
    (.osVersion, "an OS version as in \"11.0\""),
    (.deviceName, "a device's name"),
    (.number(minimum: nil), "a number"),
    (.number(minimum: 0), "a number of at least 0"),
    (.number(minimum: 0.5), "a number of at least 0.5"),
    (.count, "a whole number from 0 to 1000000000"),
    (.boolean, "true or false"),
    (.word(["x"]), "\"x\""),
    (.word(["x", "y"]), "\"x\" or \"y\""),
    (.word(["x", "y", "z"]), "\"x\", \"y\" or \"z\""),
    (.words(["x", "y", "z"]), "an array with any of \"x\", \"y\" and \"z\""),
    (.numbers(["x", "y"]), "two numbers [x, y]"),
    (.rect, "four numbers [x, y, width, height]"),
    (.object(.tableHeaderView), "an object (tableHeaderView)"),
    (.list(.object(.view)), "an array, each element an object (view)"),
    (.either([.deviceName, .object(.screen)]), "a device's name, or an object (screen)"),
    (.map(.measuredValue), "an object, each value a number, a text, true, false or null"),
    (.measuredValue, "a number, a text, true, false or null"),
  ]

  @Test(arguments: descriptions) func `a type says what would be right`(
    type: DocumentValueType, text: String
  ) {
    #expect(type.description == text)
  }

  @Test func `rectangles and lists of numbers have named components`() {
    #expect(DocumentValueType.rect.components == ["x", "y", "width", "height"])
    #expect(DocumentValueType.numbers(["x", "y"]).components == ["x", "y"])
    #expect(DocumentValueType.text.components.isEmpty)
  }
}

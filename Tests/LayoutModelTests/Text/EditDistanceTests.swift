import Testing

@testable import LayoutModel

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("abc", "axc", 1), ("abc", "abxc", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
    ("inset", "isnet", 1), ("frame", "farme", 1), ("abcdef", "badcfe", 3),
  ]) func `insertions, removals, replacements and swaps count one each`(
    a: String, b: String, distance: Int
  ) {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    #expect(EditDistance.between(a, b, limit: 10) == distance)
    #expect(EditDistance.between(b, a, limit: 10) == distance)
    #expect(EditDistance.between(a, b, limit: distance) == distance)
    #expect(EditDistance.between(a, b, limit: distance - 1) == nil)
  }
}

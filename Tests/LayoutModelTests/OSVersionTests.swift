import LayoutModel
import Testing

@Suite struct OSVersionTests {
  @Test(arguments: [
    ("7", 7, 0, 0), ("9.3", 9, 3, 0), ("11.0", 11, 0, 0), ("13.4.1", 13, 4, 1),
    ("26", 26, 0, 0), ("999.999.999", 999, 999, 999),
  ])
  func `one to three numbers are a version`(text: String, major: Int, minor: Int, patch: Int) {
    #expect(OSVersion(text) == OSVersion(major, minor, patch))
  }

  @Test(arguments: [
    "", " ", ".", "9.", ".3", "9..3", "9.3.1.2", "nine", "9.x", "-9", "+9", "9.-3", " 9.3", "9.3 ",
    "9,3", "0", "0.9", "09.3", "9.03", "1000", "9.1000", "99999999999999999999", "٩", "9.3b",
    "iOS 9.3",
  ])
  func `anything else is not`(text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test(arguments: [
    ("26", "26.0"), ("9.3", "9.3"), ("11.0", "11.0"), ("11.0.0", "11.0"), ("13.4.1", "13.4.1"),
    ("13.0.1", "13.0.1"),
  ])
  func `a version is printed with two numbers, or three where the third counts`(
    text: String, printed: String
  ) throws {
    let version = try #require(OSVersion(text))
    #expect("\(version)" == printed)
    #expect(OSVersion(version.description) == version)
  }

  @Test func `versions sort by number, as their keys do`() throws {
    let sorted = ["7", "9.3", "9.3.5", "9.10", "10.0", "13.4.1", "13.5", "26"]
    let versions = try sorted.map { try #require(OSVersion($0)) }
    for (older, newer) in zip(versions, versions.dropFirst()) {
      #expect(older < newer)
      #expect(older.sortKey < newer.sortKey)
    }
    #expect(OSVersion(13, 4, 1).sortKey == 13_004_001)
  }

  @Test func `iOS went from 18 to 26, and begins with 7 here`() {
    let existing = (1...30).filter { OSVersion.exists(major: $0) }
    #expect(existing == Array(7...18) + Array(26...30))
  }
}

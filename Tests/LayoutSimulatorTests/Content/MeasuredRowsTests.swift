import Testing

@testable import LayoutSimulator

@Suite struct MeasuredRowsTests {
  private func rows(_ inserted: Range<Int>...) -> [Range<Int>] {
    var rows = MeasuredRows(sections: 2)
    for range in inserted { rows.insert(range, section: 1) }
    return rows.ranges[1]
  }

  @Test func `at first no row is measured`() {
    #expect(MeasuredRows(sections: 3).ranges == [[], [], []])
  }

  @Test func `ranges apart stay apart and in order`() {
    #expect(rows(10..<20, 0..<5, 30..<31) == [0..<5, 10..<20, 30..<31])
  }

  @Test func `ranges that overlap or touch become one`() {
    #expect(rows(0..<5, 3..<8) == [0..<8])
    #expect(rows(3..<8, 0..<5) == [0..<8])
    #expect(rows(0..<5, 5..<8) == [0..<8])
    #expect(rows(5..<8, 0..<5) == [0..<8])
    #expect(rows(0..<5, 10..<15, 4..<11) == [0..<15])
    #expect(rows(0..<20, 5..<8) == [0..<20])
    #expect(rows(0..<4, 5..<8) == [0..<4, 5..<8])
  }

  @Test func `an empty range adds nothing`() {
    #expect(rows(4..<4, 0..<2, 9..<9) == [0..<2])
  }

  @Test func `sections are apart`() {
    var rows = MeasuredRows(sections: 2)
    rows.insert(0..<3, section: 0)
    #expect(rows.ranges == [[0..<3], []])
  }

  @Test func `a shorter section forgets the rows behind its end`() {
    var rows = MeasuredRows(sections: 1)
    rows.insert(0..<5, section: 0)
    rows.insert(8..<12, section: 0)
    rows.truncate(section: 0, to: 10)
    #expect(rows.ranges == [[0..<5, 8..<10]])
    rows.truncate(section: 0, to: 8)
    #expect(rows.ranges == [[0..<5]])
    rows.truncate(section: 0, to: 0)
    #expect(rows.ranges == [[]])
  }

  @Test func `the ranges hold exactly the rows that were added`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var rows = MeasuredRows(sections: 1)
      var expected: Set<Int> = []
      for _ in 0..<6 {
        let first = Int.random(in: 0..<30, using: &generator)
        let range = first..<first + Int.random(in: 0..<6, using: &generator)
        rows.insert(range, section: 0)
        expected.formUnion(range)
      }
      let ranges = rows.ranges[0]
      #expect(ranges.flatMap { Array($0) } == expected.sorted())
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    }
  }
}

import Testing

@testable import PlatformSupport

@Suite struct HandOverTests {
  private static func taken(_ values: HandOver<Int>) -> [Int] {
    var taken: [Int] = []
    while case .value(let value) = values.take() { taken.append(value) }
    return taken
  }

  @Test(arguments: [1, 3, 1000])
  func `values are taken in the order in which they were put`(_ capacity: Int) throws {
    let values = try HandOver<Int>(capacity: capacity) { put in
      for value in 0..<500 { _ = put(value) }
    }
    #expect(Self.taken(values) == Array(0..<500))
    guard case .end = values.take() else {
      Issue.record("the end stays the end")
      return
    }
  }

  @Test func `whoever waits for a moment only is told that nothing came`() throws {
    let gate = Monitor()
    nonisolated(unsafe) var isOpen = false
    let values = try HandOver<Int>(capacity: 1) { put in
      gate.locked { while !isOpen { gate.wait(atMost: 10) } }
      _ = put(7)
    }
    guard case .nothing = values.take(within: 0.01) else {
      Issue.record("nothing has been put")
      return
    }
    gate.locked {
      isOpen = true
      gate.signal()
    }
    #expect(Self.taken(values) == [7])
  }

  @Test func `a maker that waits for room ends where it is stopped`() throws {
    let count = Monitor()
    nonisolated(unsafe) var put = 0
    let values = try HandOver<Int>(capacity: 2) { hand in
      while hand(put) { count.locked { put += 1 } }
    }
    guard case .value(0) = values.take() else {
      Issue.record("the first value comes first")
      return
    }
    values.cancel()
    while case .value = values.take() {}
    // What it had put, at most the one that was taken and those that waited.
    #expect(count.locked { put } <= 3)
    guard case .end = values.take() else {
      Issue.record("nothing comes after a stop")
      return
    }
  }
}

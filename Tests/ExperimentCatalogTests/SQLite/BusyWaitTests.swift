import Testing

@testable import ExperimentCatalog

@Suite struct BusyWaitTests {
  @Test func `what was waited is the sum of the pauses`() {
    var sum = 0
    for count in 0..<40 {
      #expect(BusyWait.milliseconds(before: count) == sum)
      sum += BusyWait.pause(count)
    }
  }

  @Test func `a statement waits as long as it was told, and then says that it is busy`() throws {
    let catalog = try TestCatalog()
    let other = try Connection(path: catalog.catalog.path, mode: .readWrite)
    try other.transaction(.immediate) {
      let connection = try Connection(
        path: catalog.catalog.path, mode: .readWrite, busyTimeout: .milliseconds(150))
      let clock = ContinuousClock()
      let time = clock.measure {
        #expect(throws: SQLiteError.self) { try connection.execute("BEGIN IMMEDIATE") }
      }
      #expect(time >= .milliseconds(150))
      #expect(time < .seconds(3))
    }
  }
}

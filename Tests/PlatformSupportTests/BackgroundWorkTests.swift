import PlatformSupport
import Synchronization
import Testing

@Suite struct BackgroundWorkTests {
  /// Passes from one thread to the other and back.
  private final class Signals: Sendable {
    let hasBegun = Atomic<Bool>(false)
    let mayEnd = Atomic<Bool>(false)
  }

  @Test func `what comes of the work is had as often as it is asked for`() throws {
    let work = try BackgroundWork { (1...1000).reduce(0, +) }
    #expect(work.wait() == 500_500)
    #expect(work.wait() == 500_500)
  }

  @Test func `the work goes on while nobody waits for it`() throws {
    let signals = Signals()
    let work = try BackgroundWork {
      signals.hasBegun.store(true, ordering: .releasing)
      while !signals.mayEnd.load(ordering: .acquiring) { PlatformSupport.sleep(seconds: 0.001) }
      return "done"
    }
    while !signals.hasBegun.load(ordering: .acquiring) { PlatformSupport.sleep(seconds: 0.001) }
    signals.mayEnd.store(true, ordering: .releasing)
    #expect(work.wait() == "done")
  }
}

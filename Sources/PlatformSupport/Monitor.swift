/// A lock with a condition on which two threads wait for each other.
final class Monitor {
  private let parts = PlatformSupport.makeMonitor()

  deinit { PlatformSupport.destroyMonitor(parts) }

  /// Runs `body` while no other thread is in it.
  func locked<Result>(_ body: () -> Result) -> Result {
    PlatformSupport.lock(parts)
    defer { PlatformSupport.unlock(parts) }
    return body()
  }

  /// Lets another thread in until it signals; may also return for no reason.
  func wait(atMost seconds: Double) { PlatformSupport.wait(parts, atMost: seconds) }

  /// Wakes the thread that waits.
  func signal() { PlatformSupport.wake(parts) }
}

/// A lock with a condition on which two threads wait for each other.
public final class Monitor: @unchecked Sendable {
  private let parts = PlatformSupport.makeMonitor()

  /// Makes a lock that nobody holds.
  public init() {}

  deinit { PlatformSupport.destroyMonitor(parts) }

  /// Runs `body` while no other thread is in it.
  public func locked<Result>(_ body: () -> Result) -> Result {
    PlatformSupport.lock(parts)
    defer { PlatformSupport.unlock(parts) }
    return body()
  }

  /// Lets another thread in until it signals; may also return for no reason.
  public func wait(atMost seconds: Double) { PlatformSupport.wait(parts, atMost: seconds) }

  /// Wakes the thread that waits.
  public func signal() { PlatformSupport.wake(parts) }
}

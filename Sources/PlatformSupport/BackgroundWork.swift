/// One piece of work on a thread of its own, and what comes of it.
///
///     let sum = try BackgroundWork { (0..<1_000_000).reduce(0, +) }
///     …
///     print(sum.wait())
public final class BackgroundWork<Result: Sendable>: @unchecked Sendable {
  // Read and written under the monitor's lock.
  private let monitor = Monitor()
  private var result: Result?

  /// Begins the work.
  ///
  /// - Throws: ``SystemError`` where the system has no thread left; nothing is done then.
  public init(_ body: @escaping @Sendable () -> Result) throws(SystemError) {
    try PlatformSupport.inBackground {
      let result = body()
      self.monitor.locked {
        self.result = result
        self.monitor.signal()
      }
    }
  }

  /// Waits until the work is done; for one thread to call, as often as it likes.
  public func wait() -> Result {
    monitor.locked {
      while true {
        if let result { return result }
        monitor.wait(atMost: 3600)
      }
    }
  }
}

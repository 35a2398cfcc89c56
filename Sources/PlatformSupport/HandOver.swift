/// Values made on a thread of their own, a bounded number ahead of the one that takes them.
///
/// ```swift
/// let lines = try HandOver<String>(capacity: 8) { put in
///   while let line = nextLine(), put(line) {}
/// }
/// while case .value(let line) = lines.take() { … }
/// ```
public final class HandOver<Value: Sendable>: @unchecked Sendable {
  /// What there is to take.
  public enum Taken {
    case value(Value)
    /// Nothing came in the time that the caller would wait.
    case nothing
    /// The maker has ended, and everything it made was taken.
    case end
  }

  // Everything below is read and written under the monitor's lock.
  private let monitor = Monitor()
  private let capacity: Int
  private var values: [Value] = []
  private var hasEnded = false
  private var isCancelled = false

  /// Starts a thread that makes values.
  ///
  /// - Parameters:
  ///   - capacity: How many values may wait; the maker stops until there is room.
  ///   - make: Makes values and puts them; it must end where `put` returns false.
  /// - Throws: ``SystemError`` where the system has no thread left.
  public init(
    capacity: Int, _ make: @escaping @Sendable (_ put: (Value) -> Bool) -> Void
  ) throws(SystemError) {
    self.capacity = capacity
    try PlatformSupport.startThread {
      make { self.put($0) }
      self.monitor.locked {
        self.hasEnded = true
        self.monitor.signal()
      }
    }
  }

  /// Takes the next value; waits for it, for at most so many seconds.
  public func take(within seconds: Double = .infinity) -> Taken {
    monitor.locked {
      let end = PlatformSupport.monotonicSeconds() + seconds
      while values.isEmpty {
        if hasEnded { return .end }
        let rest = end - PlatformSupport.monotonicSeconds()
        guard rest > 0 else { return .nothing }
        monitor.wait(atMost: min(rest, 3600))
      }
      let value = values.removeFirst()
      monitor.signal()
      return .value(value)
    }
  }

  /// Tells the maker that nothing more is wanted; does not wait for its end.
  public func cancel() {
    monitor.locked {
      isCancelled = true
      monitor.signal()
    }
  }

  private func put(_ value: Value) -> Bool {
    monitor.locked {
      while values.count >= capacity, !isCancelled { monitor.wait(atMost: 3600) }
      guard !isCancelled else { return false }
      values.append(value)
      monitor.signal()
      return true
    }
  }
}

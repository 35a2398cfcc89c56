import CSQLite
import PlatformSupport

/// Waits where another process has the file, for as long as a connection's patience lasts.
///
/// Control-C ends the wait, too.
final class BusyHandler {
  private let path: String
  private let patience: Patience
  private var begin = 0.0
  private var hasTold = false

  init(path: String, _ patience: Patience) {
    self.path = path
    self.patience = patience
  }

  // As those of sqlite3_busy_timeout(): a writer's commit takes a few milliseconds.
  private static let pauses: [Double] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

  /// Waits a moment, and says whether to try again.
  ///
  /// - Parameters:
  ///   - count: How often it has waited before; 0 begins a new wait.
  ///   - limit: How long at most; nil for the patience's limit.
  func wait(_ count: Int, within limit: Duration? = nil) -> Bool {
    let now = PlatformSupport.monotonicSeconds()
    if count == 0 {
      begin = now
      hasTold = false
    }
    let rest = (limit ?? patience.limit).seconds - (now - begin)
    guard rest > 0, !PlatformSupport.isInterrupted else { return false }
    if !hasTold, now - begin >= patience.silence.seconds, let listener = patience.listener {
      hasTold = true
      listener(path)
    }
    let pause = Self.pauses[min(count, Self.pauses.count - 1)]
    sqlite3_sleep(Int32(max(1, min(pause, rest * 1000))))
    return true
  }

  /// Makes SQLite ask this one; it must live as long as it is asked.
  func install(on handle: OpaquePointer) {
    unsafe sqlite3_busy_handler(
      handle,
      { address, count in
        guard let address = unsafe address else { return 0 }
        let handler = unsafe Unmanaged<BusyHandler>.fromOpaque(address).takeUnretainedValue()
        return handler.wait(Int(count)) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Leaves the waiting to SQLite, for statements that outlive their connection.
  func uninstall(from handle: OpaquePointer) {
    unsafe sqlite3_busy_timeout(handle, Int32(clamping: patience.limit.milliseconds))
  }
}

extension Duration {
  /// Whole milliseconds, as SQLite counts time.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }

  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

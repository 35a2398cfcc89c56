/// Writes to a file or a pipe on a thread of its own, one piece behind the one that is made.
///
///     let writer = try BackgroundWriter(to: descriptor)
///     while makePiece(&piece) { try writer.write(&piece) }
///     try writer.end()
///
/// Whoever closes the descriptor must call `end()` or `stop()` before.
public final class BackgroundWriter: @unchecked Sendable {
  // Everything below is read and written under the monitor's lock.
  private let monitor = Monitor()
  /// What waits to be written; empty where nothing does.
  private var piece: [UInt8] = []
  private var error: SystemError?
  private var isStopped = false
  private var hasEnded = false

  /// Starts the thread.
  ///
  /// - Throws: ``SystemError`` where the system has no thread left.
  public init(to descriptor: Int32) throws(SystemError) {
    try PlatformSupport.startThread { self.run(descriptor) }
  }

  /// Hands over a piece, and gives an empty buffer in its place; waits until there is room.
  ///
  /// - Throws: ``SystemError`` where an earlier piece could not be written.
  public func write(_ bytes: inout [UInt8]) throws(SystemError) {
    let error = monitor.locked {
      while !piece.isEmpty, self.error == nil { monitor.wait(atMost: 3600) }
      if self.error == nil { swap(&piece, &bytes) }
      monitor.signal()
      return self.error
    }
    if let error { throw error }
  }

  /// Waits until everything has been written.
  ///
  /// - Throws: ``SystemError`` where it could not be.
  public func end() throws(SystemError) {
    stop()
    if let error = monitor.locked({ self.error }) { throw error }
  }

  /// Waits until the thread has ended, which writes what waits before.
  public func stop() {
    monitor.locked {
      isStopped = true
      monitor.signal()
      while !hasEnded { monitor.wait(atMost: 3600) }
    }
  }

  private func run(_ descriptor: Int32) {
    var written: [UInt8] = []
    while takePiece(&written) {
      do throws(SystemError) {
        try PlatformSupport.write(written, to: descriptor)
      } catch {
        monitor.locked { self.error = error }
        break
      }
      written.removeAll(keepingCapacity: true)
    }
    monitor.locked {
      hasEnded = true
      monitor.signal()
    }
  }

  /// Takes the next piece, and leaves an empty buffer; false where there is none.
  private func takePiece(_ buffer: inout [UInt8]) -> Bool {
    monitor.locked {
      while piece.isEmpty, !isStopped { monitor.wait(atMost: 3600) }
      guard !piece.isEmpty else { return false }
      swap(&piece, &buffer)
      monitor.signal()
      return true
    }
  }
}

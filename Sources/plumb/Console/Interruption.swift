import ExperimentCatalog
import PlatformSupport
import Reports
import Synchronization

/// What control-C does.
///
/// The first one stops what SQLite is doing, which undoes a transaction that is open, and the command
/// ends by itself. Where it has not within half a second, as while it waits for its input, and at a second
/// control-C, the process ends in the middle of its work: SQLite has a catalog whole at any moment.
enum Interruption {
  private static let patience = 0.5
  /// A statement that begins after an interruption knows nothing of it.
  private static let interval = 0.02

  private static let isAccepted = Atomic<Bool>(false)

  /// Begins to look for control-C.
  ///
  /// - Parameter endsByItself: Whether the command asks itself, and has work to end well.
  static func watch(endsByItself: Bool) {
    // Without a thread control-C ends the process as it ends others.
    try? PlatformSupport.noteInterruptions { number in
      if number > 1 { endAtOnce() }
      if endsByItself { return }
      try? PlatformSupport.inBackground {
        let end = PlatformSupport.monotonicSeconds() + patience
        while PlatformSupport.monotonicSeconds() < end {
          if !isAccepted.load(ordering: .relaxed) { Connection.interruptAll() }
          PlatformSupport.sleep(seconds: interval)
        }
        endAtOnce()
      }
    }
  }

  /// Ends the command where somebody has pressed control-C; for work that SQLite has no part in.
  static func check() throws(Failure) {
    guard PlatformSupport.isInterrupted else { return }
    accept()
    throw Failure(.interrupted, "interrupted")
  }

  /// Lets SQLite answer again, for what is left to do.
  static func accept() {
    isAccepted.store(true, ordering: .relaxed)
  }

  private static func endAtOnce() -> Never {
    try? PlatformSupport.write(
      Array("plumb: error: interrupted; the catalog is whole\n".utf8), to: 2)
    PlatformSupport.exitAtOnce(ExitStatus.interrupted.rawValue)
  }
}

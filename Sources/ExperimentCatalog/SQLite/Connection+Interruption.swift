import CSQLite
import PlatformSupport
import Synchronization

extension Connection {
  // Addresses, since a pointer may not be shared; each is only used under the lock, and taken away
  // under it before its connection closes.
  private static let interruptible = Mutex<Set<UInt>>([])

  static func addInterruptible(_ handle: OpaquePointer) {
    let address = UInt(bitPattern: handle)
    interruptible.withLock { _ = $0.insert(address) }
  }

  static func removeInterruptible(_ handle: OpaquePointer) {
    let address = UInt(bitPattern: handle)
    interruptible.withLock { _ = $0.remove(address) }
  }

  /// Lets the statements that run now fail with `interrupt`; for another thread to call.
  ///
  /// One that writes is undone with its transaction. A statement that runs next is not concerned.
  package static func interruptAll() {
    interruptible.withLock { addresses in
      for address in addresses {
        if let handle = unsafe OpaquePointer(bitPattern: address) {
          unsafe sqlite3_interrupt(handle)
        }
      }
    }
  }
}

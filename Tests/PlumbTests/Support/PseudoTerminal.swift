import Foundation

/// A terminal without a screen: what a program prints on it can be read.
struct PseudoTerminal {
  private let primary: FileHandle
  /// The end that a program takes for its terminal.
  let secondary: FileHandle

  /// Opens a terminal of so many columns.
  init(columns: UInt16) throws {
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (primary: Int32, secondary: Int32) = (-1, -1)
    guard openpty(&ends.primary, &ends.secondary, nil, nil, &size) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    primary = FileHandle(fileDescriptor: ends.primary, closeOnDealloc: true)
    secondary = FileHandle(fileDescriptor: ends.secondary, closeOnDealloc: true)
  }

  /// What has been printed, however much it is, by programs that have ended.
  func printedInPieces() -> String {
    var text = ""
    var state = pollfd(fd: primary.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&state, 1, 100) == 1 { text += printed() }
    return text
  }

  /// What has been printed, with plain line ends.
  func printed() -> String {
    String(decoding: primary.availableData, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }
}

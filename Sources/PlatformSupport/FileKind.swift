/// What stands at a path, symbolic links followed.
public enum FileKind: Sendable {
  case missing
  case regular
  case directory
  /// A device, a pipe, a socket, or something that may not be looked at.
  case other
}

/// A file that is written piece by piece and takes its place as a whole.
///
/// The bytes are written beside the file and take its place with ``commit()``; where that is never
/// called, nothing has happened. A symbolic link stays one, and a file keeps its permissions. A
/// device or a pipe is written to as it is.
public final class ReplacementFile {
  private let place: PlatformSupport.ReplacementPlace
  private var isOpen = true

  /// Begins to write the file at a path.
  ///
  /// - Throws: ``SystemError`` where nothing can be written there.
  public init(path: String) throws(SystemError) {
    place = try PlatformSupport.openReplacement(of: path)
  }

  deinit {
    if isOpen { PlatformSupport.discard(place) }
  }

  /// Where the bytes go, for a ``BackgroundWriter``.
  public var descriptor: Int32 { place.descriptor }

  /// Writes the next bytes.
  ///
  /// - Throws: ``SystemError`` where there is no room for them.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try PlatformSupport.write(bytes, to: place.descriptor)
  }

  /// Puts the file in its place, once its bytes are on the disk.
  ///
  /// - Throws: ``SystemError`` where that fails; the old content is then untouched.
  public func commit() throws(SystemError) {
    isOpen = false
    try PlatformSupport.commit(place)
  }
}

/// A file, pipe or terminal that is read from its beginning, chunk by chunk.
public final class InputFile {
  private let descriptor: Int32
  private let closes: Bool

  /// How many bytes have been read so far.
  public private(set) var byteCount = 0

  /// Opens the file at a path.
  ///
  /// - Throws: ``SystemError`` where there is none that may be read.
  public init(path: String) throws(SystemError) {
    descriptor = try PlatformSupport.openForReading(path)
    closes = true
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    closes = false
  }

  /// The standard input.
  public static var standardInput: InputFile { InputFile(descriptor: 0) }

  deinit {
    if closes { PlatformSupport.close(descriptor) }
  }

  /// The size of a regular file; nil for what has no size, as a pipe.
  public var size: Int? { PlatformSupport.size(of: descriptor) }

  /// Reads the next bytes, at most `count`; nil at the end.
  ///
  /// - Throws: ``SystemError`` where reading fails, also for a folder.
  public func read(upTo count: Int = 1 << 18) throws(SystemError) -> [UInt8]? {
    let bytes = try PlatformSupport.read(descriptor, upTo: count)
    byteCount += bytes.count
    return bytes.isEmpty ? nil : bytes
  }
}

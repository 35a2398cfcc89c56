import Foundation
import PlatformSupport
import TestSupport
import Testing

@Suite struct BackgroundWriterTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "bytes")
  }

  /// Pieces of any length, of bytes that say where they belong.
  private static func pieces() -> [[UInt8]] {
    var next = 0
    return (0..<500).map { number in
      (0..<(1 + number * 7919 % 20_000)).map { _ in
        next += 1
        return UInt8(truncatingIfNeeded: next &* 167)
      }
    }
  }

  @Test func `pieces arrive whole and in order, and leave an empty buffer each`() throws {
    let file = try #require(FileHandle(forCreating: path))
    let writer = try BackgroundWriter(to: file.fileDescriptor)
    let pieces = Self.pieces()
    for piece in pieces {
      var buffer = piece
      try writer.write(&buffer)
      #expect(buffer.isEmpty)
    }
    try writer.end()
    let written = try Data(contentsOf: URL(filePath: path))
    #expect(Array(written) == Array(pieces.joined()))
  }

  @Test func `what was handed over is written when the writer is stopped`() throws {
    let file = try #require(FileHandle(forCreating: path))
    let writer = try BackgroundWriter(to: file.fileDescriptor)
    var bytes = Array("all of it".utf8)
    try writer.write(&bytes)
    writer.stop()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "all of it")
    writer.stop()
  }

  @Test func `nothing handed over is nothing written`() throws {
    let file = try #require(FileHandle(forCreating: path))
    try BackgroundWriter(to: file.fileDescriptor).end()
    #expect(try Data(contentsOf: URL(filePath: path)).isEmpty)
  }

  @Test func `what cannot be written is told with the next piece or at the end`() throws {
    _ = try folder.write("", to: "bytes")
    let file = try #require(FileHandle(forReadingAtPath: path))
    let writer = try BackgroundWriter(to: file.fileDescriptor)
    var bytes = Array("nothing of it".utf8)
    try writer.write(&bytes)
    #expect(throws: SystemError.self) {
      // The second one waits for the first at most.
      for _ in 0..<2 {
        bytes = Array("nor of this".utf8)
        try writer.write(&bytes)
      }
    }
    #expect(throws: SystemError.self) { try writer.end() }
    #expect(try Data(contentsOf: URL(filePath: path)).isEmpty)

    let last = try BackgroundWriter(to: file.fileDescriptor)
    bytes = Array("the only piece".utf8)
    try last.write(&bytes)
    #expect(throws: SystemError.self) { try last.end() }
  }
}

extension FileHandle {
  /// A file that is made, open for writing.
  fileprivate convenience init?(forCreating path: String) {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
    self.init(forWritingAtPath: path)
  }
}

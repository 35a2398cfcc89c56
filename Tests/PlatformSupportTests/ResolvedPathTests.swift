import Foundation
import PlatformSupport
import TestSupport
import Testing

@Suite struct ResolvedPathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: name), withDestinationPath: destination)
  }

  private func resolved(_ name: String) -> String {
    PlatformSupport.resolvedPath(folder.path(of: name))
  }

  @Test func `links are followed, also where the last one leads to nothing yet`() throws {
    let root = PlatformSupport.resolvedPath(folder.path)
    _ = try folder.write("", to: "file")
    try link("to-file", to: "file")
    try link("to-link", to: folder.path(of: "to-file"))
    try link("to-nothing", to: "nothing")
    try link("to-that", to: "to-nothing")
    #expect(resolved("file") == "\(root)/file")
    #expect(resolved("to-link") == "\(root)/file")
    #expect(resolved("to-nothing") == folder.path(of: "nothing"))
    #expect(resolved("to-that") == folder.path(of: "nothing"))
    #expect(resolved("nothing") == folder.path(of: "nothing"))
  }

  @Test func `a link that leads to itself is followed to no end`() throws {
    try link("loop", to: "loop")
    #expect(resolved("loop") == folder.path(of: "loop"))
  }

  @Test func `what is written to a link that leads to nothing goes where it leads`() throws {
    try link("out", to: "file")
    let file = try ReplacementFile(path: folder.path(of: "out"))
    try PlatformSupport.write(Array("text".utf8), to: file.descriptor)
    try file.commit()
    #expect(try String(contentsOfFile: folder.path(of: "file"), encoding: .utf8) == "text")
    #expect(PlatformSupport.isLink(at: folder.path(of: "out")))
  }
}

import Foundation

/// A folder of a test's own, removed with the value that holds it.
package final class TemporaryFolder {
  private let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The folder's own path.
  package var path: String {
    url.path
  }

  /// The path of a file in the folder, which need not be there.
  package func path(of name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file, and returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    let path = path(of: name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Makes a folder in the folder, with those above it.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  /// The names of what lies in the folder, sorted.
  package func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

import Foundation

@testable import ExperimentCatalog

/// Changes bytes of a database as a failing disk does; for files that nobody has open.
enum FileBytes {
  /// Replaces the first occurrence of a text in the page where a table or an index begins.
  ///
  /// - Returns: Whether there was one.
  static func replace(
    _ old: String, with new: String, in name: String, of path: String
  ) throws -> Bool {
    precondition(old.utf8.count == new.utf8.count, "the page keeps its form")
    let page = try page(of: name, in: path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    guard let place = bytes.range(of: Data(old.utf8), in: page) else { return false }
    bytes.replaceSubrange(place, with: Data(new.utf8))
    try bytes.write(to: URL(filePath: path))
    return true
  }

  /// Overwrites the page where a table or an index begins.
  static func erase(_ name: String, of path: String) throws {
    let page = try page(of: name, in: path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(page, with: Data(repeating: 0xFF, count: page.count))
    try bytes.write(to: URL(filePath: path))
  }

  private static func page(of name: String, in path: String) throws -> Range<Int> {
    let connection = try Connection(path: path, mode: .readOnly)
    let root = Int(
      try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = '\(name)'"))
    let size = Int(try connection.pragma("page_size"))
    return (root - 1) * size..<root * size
  }
}

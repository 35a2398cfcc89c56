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
    let page: Range<Int>
    do {
      let connection = try Connection(path: path, mode: .readOnly)
      let root = Int(
        try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = '\(name)'"))
      let size = Int(try connection.pragma("page_size"))
      page = (root - 1) * size..<root * size
    }
    var bytes = try Data(contentsOf: URL(filePath: path))
    guard let place = bytes.range(of: Data(old.utf8), in: page) else { return false }
    bytes.replaceSubrange(place, with: Data(new.utf8))
    try bytes.write(to: URL(filePath: path))
    return true
  }
}

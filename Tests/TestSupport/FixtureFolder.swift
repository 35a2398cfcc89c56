public import Foundation
public import LayoutModel

/// The experiment documents of a folder of Fixtures, read from the checkout.
public enum FixtureFolder {
  /// The root of the checkout.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The documents of all files of a folder under `Fixtures`, in the order of the files' names.
  ///
  /// - Throws: What reading the files or the documents throws.
  public static func documents(_ folder: String) throws -> [JSONTape] {
    let url = root.appending(path: "Fixtures/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    return try names.flatMap { name in
      try JSONStream.documents(in: Array(Data(contentsOf: url.appending(path: name))))
    }
  }

  /// The experiments of a folder under `Fixtures`.
  ///
  /// - Throws: What reading the files or the documents throws.
  public static func experiments(_ folder: String) throws -> [Experiment] {
    try documents(folder).map { try DocumentReader($0).experiment() }
  }
}

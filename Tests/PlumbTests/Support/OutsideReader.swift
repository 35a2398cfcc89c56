import Foundation
import TestSupport
import Testing

/// A program of others that opens catalogs, and prints what SQL asks for as CSV.
enum OutsideReader: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case sqlite3
  case duckDB = "DuckDB"
  case datasette = "Datasette"

  var testDescription: String { rawValue }

  private static let readers = FixtureFolder.root.appending(path: ".build/readers/bin")

  /// Reads by way of DuckDB; its extension lies in a package, so that nothing is fetched.
  private static let script = """
    import csv, os, sys, duckdb, duckdb_extension_sqlite_scanner as package
    connection = duckdb.connect()
    folder = os.path.join(os.path.dirname(package.__file__), "extensions", "v" + duckdb.__version__)
    connection.execute(f"LOAD '{folder}/sqlite_scanner.duckdb_extension'")
    connection.execute(f"ATTACH '{sys.argv[1]}' AS plumb (TYPE sqlite, READ_ONLY)")
    connection.execute("USE plumb")
    answer = connection.execute(sys.argv[2])
    writer = csv.writer(sys.stdout, lineterminator="\\n")
    writer.writerow([column[0] for column in answer.description])
    writer.writerows(answer.fetchall())
    """

  /// The program; nil where it is not installed.
  var program: URL? {
    let candidates: [URL] =
      switch self {
      case .sqlite3: ["/usr/bin/sqlite3", "/opt/homebrew/bin/sqlite3"].map { URL(filePath: $0) }
      case .duckDB: [Self.readers.appending(path: "python")]
      case .datasette: [Self.readers.appending(path: "datasette")]
      }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private func arguments(_ sql: String, _ catalog: String) throws -> [String] {
    switch self {
    case .sqlite3: return ["-readonly", "-csv", "-header", catalog, sql]
    case .duckDB: return ["-c", Self.script, catalog, sql]
    case .datasette:
      var query = URLComponents()
      query.path = "/\(URL(filePath: catalog).deletingPathExtension().lastPathComponent).csv"
      query.queryItems = [
        URLQueryItem(name: "sql", value: sql), URLQueryItem(name: "_size", value: "max"),
      ]
      return [
        catalog, "--setting", "max_returned_rows", "5000", "--get", query.string ?? query.path,
      ]
    }
  }

  /// The rows that it prints, without the header, each under its first two cells.
  func rows(_ sql: String, of catalog: String) throws -> [[String]] {
    let process = Process()
    process.executableURL = program
    process.arguments = try arguments(sql, catalog)
    let folder = try TemporaryFolder()
    let output = try folder.write("", to: "output")
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self)
    // Datasette ends with an empty line.
    return CSVText.rows(text).dropFirst().filter { $0 != [""] }
  }
}

import Foundation
import Migrations
import Testing

@Suite struct MigrationListTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Migrations")

  @Test func `the list names each file of the folder, with its text`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".sql") }
      .sorted()
    #expect(files == Migration.all.map { $0.name + ".sql" })
    for migration in Migration.all {
      let url = Self.folder.appendingPathComponent(migration.name + ".sql")
      #expect(try String(contentsOf: url, encoding: .utf8) == migration.sql)
    }
  }

  @Test func `versions count from 1 without a gap, and names begin with them`() throws {
    #expect(Migration.all.map(\.version) == Array(1...Migration.all.count))
    for migration in Migration.all {
      let number = String(migration.version)
      let padded = String(repeating: "0", count: 4 - number.count) + number
      #expect(migration.name.hasPrefix("v\(padded)_"))
    }
  }
}

import ExperimentCatalog
import Foundation
import TestSupport
import Testing

/// Programs that are killed at random moments, and what is left of their work.
@Suite(.serialized) struct KillTests {
  private static let kills = Kills.count
  private static let documentCount = 200
  private static let batchSize = 10

  private static func documents(_ kill: Int) -> String {
    (0..<documentCount).map { SampleDocument.experiment("\(kill)/\($0)", width: "\($0 % 7)") }
      .joined()
  }

  /// How long recording takes when nobody stops it.
  private static func duration() throws -> TimeInterval {
    let plumb = try BuiltBinary()
    _ = try plumb.folder.write(documents(0), to: "documents.ndjson")
    return try Kills.duration {
      _ = try plumb.run("record", "--batch", "\(batchSize)", "documents.ndjson")
    }
  }

  @Test func `a killed record leaves whole experiments, and all that were acknowledged`()
    async throws
  {
    let duration = try Self.duration()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<2 {
        group.addTask {
          var plumb = try BuiltBinary()
          var before = 0
          for kill in stride(from: worker, to: Self.kills, by: 2) {
            // Every fifth time the catalog is made, too.
            if kill % 10 < 2 {
              plumb = try BuiltBinary()
              before = 0
            }
            before = try Self.kill(kill, after: duration, before: before, plumb)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Kills a record, looks at what is left, records again; returns how many experiments there are.
  private static func kill(
    _ kill: Int, after duration: TimeInterval, before: Int, _ plumb: BuiltBinary
  ) throws -> Int {
    var chance = Chance(seed: kill)
    let path = plumb.folder.path(of: "plumb.sqlite")
    let isWhole = Bool.random(using: &chance)
    let arguments =
      ["record"] + (isWhole ? [] : ["--batch", "\(batchSize)"]) + ["documents.ndjson"]
    _ = try plumb.folder.write(documents(kill), to: "documents.ndjson")
    let end = try Kills.run(arguments, in: plumb, within: duration, &chance)
    let lines = end.errors.split(separator: "\n").filter { $0.contains(" is safe: ") }
    let isDone = end.status == 0
    let acknowledged = isDone ? documentCount : lines.count * batchSize
    var found = 0
    // Killed early it has not made the catalog, or not its tables.
    if FileManager.default.fileExists(atPath: path), try plumb.run("query").status == 0 {
      let health = try CatalogHealth(of: path)
      #expect(health == .sound(health.experiments), "seed \(kill)")
      found = health.experiments - before
    }
    #expect(found >= acknowledged, "seed \(kill): \(found) of \(acknowledged) acknowledged")
    #expect(found % (isWhole ? documentCount : batchSize) == 0, "seed \(kill): \(found) of a batch")
    // Whatever was left, the same input makes it whole.
    let again = try plumb.run("record", "-q", "documents.ndjson")
    #expect(again == .done(""), "seed \(kill)")
    #expect(
      try CatalogHealth(of: path) == .sound(before + documentCount), "seed \(kill), recorded again")
    return before + documentCount
  }

  @Test func `eight programs that record at once lose nothing, and readers get answers`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("first"))
    let writers = try (0..<8).map { writer in
      let documents = (0..<40).map { SampleDocument.experiment("\(writer)/\($0)") }.joined()
      _ = try plumb.folder.write(documents, to: "\(writer).ndjson")
      return try RunningBinary(
        ["record", "--batch", "5", "--wait", "120", "\(writer).ndjson"], in: plumb.folder)
    }
    // WAL keeps readers and writers apart but for a moment, when the first one comes or the last one
    // goes: https://sqlite.org/wal.html, "sometimes queries return SQLITE_BUSY in WAL mode".
    for _ in 0..<10 {
      let reader = try plumb.run("query", "--wait", "5", "--format", "csv")
      #expect(reader.status == 0, "\(reader.errors)")
    }
    for (number, writer) in writers.enumerated() {
      let end = writer.end()
      #expect(end.status == 0, "writer \(number): \(end.errors)")
      #expect(end.output == "40 experiments: 40 new, 0 revised, 0 unchanged.\n")
    }
    #expect(try CatalogHealth(of: plumb.folder.path(of: "plumb.sqlite")) == .sound(321))
  }
}

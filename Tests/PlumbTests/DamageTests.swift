import ExperimentCatalog
import Foundation
import TestSupport
import Testing

/// Files that are no sound catalog any more: each is answered in one line and left as it was.
@Suite struct DamageTests {
  private static func withCatalog() throws -> (plumb: BuiltBinary, bytes: Data) {
    let plumb = try BuiltBinary()
    let documents = (0..<60).map { SampleDocument.experiment("e/\($0)", width: "\($0)") }.joined()
    _ = try plumb.run("record", "-q", "-", input: documents)
    _ = try plumb.run("run", "-q")
    let path = plumb.folder.path(of: "plumb.sqlite")
    return (plumb, try Data(contentsOf: URL(filePath: path)))
  }

  private static func write(_ bytes: Data, _ plumb: BuiltBinary) throws {
    for end in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: plumb.folder.path(of: "plumb.sqlite\(end)"))
    }
    try bytes.write(to: URL(filePath: plumb.folder.path(of: "plumb.sqlite")))
  }

  /// Whether a failure is told in one line, perhaps with what was recorded, and a right status.
  private static func isClear(_ run: BuiltBinary.Run) -> Bool {
    let lines = run.errors.split(separator: "\n")
    switch run.status {
    case 0: return true
    case 66, 74:
      return !lines.isEmpty && lines[0].hasPrefix("plumb: error: ") && lines.count <= 2
        && !run.errors.contains("fault of plumb")
    default: return false
    }
  }

  private static let commands: [[String]] = [
    ["query", "--format", "csv"], ["report", "--format", "csv"], ["show", "e/7"],
    ["record", "-q", "-"],
  ]

  @Test func `a byte that was flipped is told or does no harm`() throws {
    let (plumb, bytes) = try Self.withCatalog()
    for seed in 0..<24 {
      var chance = Chance(seed: seed)
      var damaged = bytes
      let offset = Int.random(in: 0..<damaged.count, using: &chance)
      damaged[offset] ^= UInt8(1 << Int.random(in: 0..<8, using: &chance))
      for command in Self.commands {
        try Self.write(damaged, plumb)
        let run = try plumb.run(command, input: SampleDocument.experiment("new"))
        #expect(Self.isClear(run), "seed \(seed), byte \(offset): \(command) \(run)")
      }
    }
  }

  @Test(arguments: [1, 16, 99, 100, 512, 4095, 4096, 8192, 50_000])
  func `a file that was cut off is told and left as it is`(_ length: Int) throws {
    let (plumb, bytes) = try Self.withCatalog()
    for command in Self.commands {
      try Self.write(bytes.prefix(length), plumb)
      let run = try plumb.run(command, input: SampleDocument.experiment("new"))
      #expect(run.status == 74, "\(command) \(run)")
      #expect(Self.isClear(run), "\(command) \(run)")
      #expect(
        try Data(contentsOf: URL(filePath: plumb.folder.path(of: "plumb.sqlite"))).prefix(length)
          == bytes.prefix(length))
    }
  }

  @Test(arguments: [
    "CREATE TRIGGER evil AFTER INSERT ON experiment BEGIN DELETE FROM tag; END",
    "ALTER TABLE measurement RENAME TO m; CREATE VIEW measurement AS SELECT * FROM m",
    "ALTER TABLE experiment RENAME COLUMN name TO title",
    "ALTER TABLE revision RENAME TO other; CREATE TABLE revision (id INTEGER PRIMARY KEY)",
    "PRAGMA user_version = 0",
    "UPDATE migration SET digest = 'x'",
    "DROP TABLE migration",
  ])
  func `a catalog whose tables somebody changed is refused`(_ sql: String) throws {
    let (plumb, _) = try Self.withCatalog()
    let path = plumb.folder.path(of: "plumb.sqlite")
    do {
      let connection = try Connection(path: path, mode: .readWrite)
      try connection.execute("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON; \(sql)")
    }
    let run = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("new"))
    #expect(run.status == 74, "\(run)")
    #expect(Self.isClear(run), "\(run)")
    let connection = try Connection(path: path, mode: .readOnly)
    #expect(try connection.scalar("SELECT count(*) FROM experiment") == .integer(60))
    #expect(try connection.scalar("PRAGMA integrity_check") == .text("ok"))
  }

  @Test func `after a power cut the catalog is as it was at some moment before`() throws {
    let plumb = try BuiltBinary()
    let copy = try BuiltBinary()
    let path = plumb.folder.path(of: "plumb.sqlite")
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("0"))
    // A program that has the catalog open keeps the log from being folded into the file. Not this
    // one: who closes a file gives up all locks that its process has on it.
    let other = try RunningBinary(["record", "-"], in: plumb.folder)
    try other.send(SampleDocument.experiment("other"))
    try other.wait(for: "line 1 of <stdin> is safe")
    for number in 1...20 {
      _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("\(number)"))
      var chance = Chance(seed: number)
      var log = try Data(contentsOf: URL(filePath: path + "-wal"))
      // What the disk got of the log ends anywhere, and its last block may hold anything.
      let kept = Int.random(in: 0...log.count, using: &chance)
      log = log.prefix(kept)
      if number.isMultiple(of: 3) { log += Data(repeating: 0xA5, count: log.isEmpty ? 0 : 512) }
      let target = copy.folder.path(of: "plumb.sqlite")
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: target + end) }
      try FileManager.default.copyItem(atPath: path, toPath: target)
      try log.write(to: URL(filePath: target + "-wal"))
      let health = try CatalogHealth(of: target)
      #expect(health == .sound(health.experiments), "seed \(number), \(kept) bytes of the log")
      #expect((1...(number + 2)).contains(health.experiments), "seed \(number)")
      let again = try copy.run("record", "-q", "-", input: SampleDocument.experiment("after"))
      #expect(again == .done(""), "seed \(number)")
    }
    try other.finish()
    #expect(other.end().status == 0)
  }
}

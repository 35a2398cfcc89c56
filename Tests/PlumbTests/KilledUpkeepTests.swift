import ExperimentCatalog
import Foundation
import LayoutModel
import TestSupport
import Testing

/// Commands that make, merge, purge and migrate catalogs, killed at random moments.
@Suite(.serialized) struct KilledUpkeepTests {
  private static let kills = max(8, Kills.count / 2)

  /// What a catalog holds, without the moments at which it came in.
  private static func content(_ plumb: BuiltBinary) throws -> String {
    let documents = try plumb.run("export", "--all-revisions")
    let report = try plumb.run("report", "--format", "csv")
    #expect(documents.status == 0 && report.status == 0, "\(documents.errors) \(report.errors)")
    return documents.output + report.output
  }

  @Test func `a killed creation leaves nothing or a catalog of the newest version`() throws {
    let document = SampleDocument.experiment("a")
    let duration = try Kills.duration {
      _ = try BuiltBinary().run("record", "-q", "-", input: document)
    }
    for kill in 0..<Self.kills {
      var chance = Chance(seed: 2000 + kill)
      let plumb = try BuiltBinary()
      _ = try plumb.folder.write(document, to: "a.json")
      let run = try Kills.run(["record", "a.json"], in: plumb, within: duration, &chance)
      let path = plumb.folder.path(of: "plumb.sqlite")
      if FileManager.default.fileExists(atPath: path) {
        let connection = try Connection(path: path, mode: .readWrite)
        let version = try connection.scalar("PRAGMA user_version")
        let tables = try connection.scalar("SELECT count(*) FROM sqlite_schema")
        #expect(
          version == .integer(Int64(Migrator().newestVersion))
            || (version == .integer(0) && tables == .integer(0)),
          "seed \(kill): version \(version as Any), \(tables as Any) tables")
      }
      if run.status == 0 { #expect(try CatalogHealth(of: path) == .sound(1), "seed \(kill)") }
      #expect(try plumb.run("record", "-q", "a.json") == .done(""), "seed \(kill)")
      #expect(try CatalogHealth(of: path) == .sound(1), "seed \(kill), recorded again")
    }
  }

  @Test func `a killed merge leaves all of it or nothing, and can be repeated`() throws {
    let original = try BuiltBinary()
    let theirs = (20..<220).map {
      SampleDocument.experiment("e/\($0)", width: "\($0 % 9)")
    }
    let ours = (0..<30).map { SampleDocument.experiment("e/\($0)", width: "0") }
    let option = ["--catalog", "theirs.sqlite"]
    _ = try original.run(["record", "-q", "-"] + option, input: ours.joined() + theirs.joined())
    _ = try original.run(["run", "-q"] + option)
    _ = try original.run("record", "-q", "-", input: ours.joined())
    let merge = ["merge", "-q", "theirs.sqlite"]
    let whole = try Self.copy(of: original)
    let duration = try Kills.duration { _ = try whole.run(merge) }
    let content = try Self.content(whole)
    for kill in 0..<Self.kills {
      var chance = Chance(seed: 3000 + kill)
      let plumb = try Self.copy(of: original)
      let run = try Kills.run(merge, in: plumb, within: duration, &chance)
      let path = plumb.folder.path(of: "plumb.sqlite")
      let health = try CatalogHealth(of: path)
      #expect(
        health == .sound(220) || (health == .sound(30) && run.status != 0), "seed \(kill): \(run)")
      #expect(try CatalogHealth(of: plumb.folder.path(of: "theirs.sqlite")) == .sound(220))
      #expect(try plumb.run(merge) == .done(""), "seed \(kill)")
      #expect(try Self.content(plumb) == content, "seed \(kill)")
      #expect(try plumb.run("check", "--full").status == 0, "seed \(kill)")
    }
  }

  @Test func `a merge of a large catalog into a new one, killed, leaves all of it or nothing`()
    throws
  {
    let original = try BuiltBinary()
    // Large enough to be merged by its pages, and not long to record.
    let reference = String(repeating: "r", count: 100_000)
    let theirs = (0..<60).map { number in
      SampleDocument.experiment("e/\(number)", width: "\(number % 9)").replacing(
        #"{"name""#,
        with: #"{"source": {"kind": "device", "ref": "\#(reference)"}, "name""#)
    }
    _ = try original.run(
      ["record", "-q", "-", "--catalog", "theirs.sqlite"], input: theirs.joined())
    _ = try original.run("run", "-q", "--catalog", "theirs.sqlite")
    let merge = ["merge", "-q", "theirs.sqlite", "--catalog", "plumb.sqlite"]
    let whole = try Self.copy(of: original)
    let duration = try Kills.duration { _ = try whole.run(merge) }
    let content = try Self.content(whole)
    for kill in 0..<Self.kills {
      var chance = Chance(seed: 5000 + kill)
      let plumb = try Self.copy(of: original)
      let run = try Kills.run(merge, in: plumb, within: duration, &chance)
      let path = plumb.folder.path(of: "plumb.sqlite")
      var wasMerged = false
      if FileManager.default.fileExists(atPath: path) {
        let connection = try Connection(path: path, mode: .readWrite)
        #expect(try connection.scalar("PRAGMA integrity_check") == .text("ok"))
        if try connection.scalar("SELECT 1 FROM sqlite_schema") != nil {
          let count = try connection.scalar("SELECT count(*) FROM experiment")
          wasMerged = count == .integer(60)
          #expect(
            count == .integer(60) || (count == .integer(0) && run.status != 0), "seed \(kill)")
        }
      }
      #expect(try plumb.run(merge) == .done(""), "seed \(kill)")
      #expect(try Self.content(plumb) == content, "seed \(kill)")
      #expect(try plumb.run("check", "--full").status == 0, "seed \(kill)")
      let connection = try Connection(path: path, mode: .readWrite)
      // Between the commit and the end the catalog has everything, and still the other journal.
      let journal = try connection.scalar("PRAGMA journal_mode")
      #expect(
        journal == .text("wal") || (wasMerged && run.status != 0 && journal == .text("delete")),
        "seed \(kill)")
    }
  }

  @Test func `a killed purge removes all of it or nothing, and can be repeated`() throws {
    let original = try BuiltBinary()
    let documents = (0..<200).map { SampleDocument.experiment("e/\($0)", width: "\($0 % 9)") }
    _ = try original.run("record", "-q", "-", input: documents.joined())
    _ = try original.run("run", "-q")
    _ = try original.run(["delete", "-q"] + (0..<120).map { "e/\($0)" })
    let whole = try Self.copy(of: original)
    let duration = try Kills.duration { _ = try whole.run("purge", "-q") }
    let content = try Self.content(whole)
    #expect(try CatalogHealth(of: whole.folder.path(of: "plumb.sqlite")) == .sound(80))
    for kill in 0..<Self.kills {
      var chance = Chance(seed: 4000 + kill)
      let plumb = try Self.copy(of: original)
      let run = try Kills.run(["purge", "-q"], in: plumb, within: duration, &chance)
      let path = plumb.folder.path(of: "plumb.sqlite")
      let health = try CatalogHealth(of: path)
      #expect(
        health == .sound(80) || (health == .sound(200) && run.status != 0), "seed \(kill): \(run)")
      // Whichever it is, questions find what was not deleted.
      #expect(try Self.content(plumb) == content, "seed \(kill)")
      #expect(try plumb.run("purge", "-q") == .done(""), "seed \(kill)")
      #expect(try CatalogHealth(of: path) == .sound(80), "seed \(kill), purged again")
      #expect(try Self.content(plumb) == content, "seed \(kill), purged again")
    }
  }

  @Test(arguments: EarlierCatalog.all)
  func `a killed migration leaves the old catalog or a newer one, and a copy that is whole`(
    _ earlier: EarlierCatalog
  ) throws {
    let names = Set(try earlier.documents().map(\.experiment.name)).count
    let whole = try BuiltBinary()
    _ = try earlier.copy(to: whole.folder)
    let duration = try Kills.duration { _ = try whole.run("migrate", "-q") }
    let content = try Self.content(whole)
    for kill in 0..<Self.kills {
      var chance = Chance(seed: 1000 + kill)
      let plumb = try BuiltBinary()
      let path = try earlier.copy(to: plumb.folder)
      let run = try Kills.run(["migrate", "-q"], in: plumb, within: duration, &chance)
      let version = try Self.version(of: path, holding: names)
      #expect((earlier.version...Migrator().newestVersion).contains(version), "seed \(kill)")
      let copies = try Self.copies(plumb)
      #expect(version == earlier.version || !copies.isEmpty, "seed \(kill)")
      if run.status == 0 { #expect(version == Migrator().newestVersion) }
      for copy in copies {
        #expect(try Self.version(of: copy, holding: names) == earlier.version, "seed \(kill)")
      }
      #expect(try plumb.run("migrate", "-q").status == 0, "seed \(kill)")
      #expect(try Self.content(plumb) == content, "seed \(kill)")
      if version == earlier.version {
        #expect(try plumb.folder.contents().allSatisfy { !$0.contains(".tmp") }, "seed \(kill)")
      }
      // The way back: a copy in the catalog's place is migrated in its turn.
      if let copy = copies.first {
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: copy, toPath: path)
        #expect(try plumb.run("migrate", "-q").status == 0, "seed \(kill)")
        #expect(try Self.content(plumb) == content, "seed \(kill)")
      }
    }
  }

  private static func version(of path: String, holding names: Int) throws -> Int {
    let connection = try Connection(path: path, mode: .readWrite)
    #expect(try connection.scalar("PRAGMA integrity_check") == .text("ok"))
    #expect(try connection.scalar("SELECT count(*) FROM experiment") == .integer(Int64(names)))
    guard case .integer(let version) = try connection.scalar("PRAGMA user_version") else {
      return 0
    }
    return Int(version)
  }

  private static func copies(_ plumb: BuiltBinary) throws -> [String] {
    try plumb.folder.contents()
      .filter { $0.hasPrefix("plumb.sqlite.before-") && !$0.contains(".tmp") }
      .map { plumb.folder.path(of: $0) }
  }

  /// The catalogs of a folder in another one.
  private static func copy(of original: BuiltBinary) throws -> BuiltBinary {
    let copy = try BuiltBinary()
    for name in try original.folder.contents() {
      try FileManager.default.copyItem(
        atPath: original.folder.path(of: name), toPath: copy.folder.path(of: name))
    }
    return copy
  }
}

import ExperimentCatalog
import Foundation
import TestSupport
import Testing

/// merge, backup, check, delete, restore and purge, driven from outside.
@Suite struct MovingTests {
  private let plumb: BuiltBinary

  init() throws {
    plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", EarlierCatalog.all[0].documentPath)
  }

  private func record(_ name: String, width: String = "375", into catalog: String) throws {
    _ = try plumb.run(
      "record", "-q", "-", "--catalog", catalog,
      input: SampleDocument.experiment(name, width: width))
  }

  @Test func `merge says what came, and twice changes nothing`() throws {
    try record("new", into: "other.sqlite")
    let line = "other.sqlite: 1 experiment: 1 new, 0 with new revisions, 0 unchanged.\n"
    let added = "  added: 1 revision, 1 configuration\n"
    #expect(
      try plumb.run("merge", "other.sqlite", "--dry-run")
        == .done(line + added + "Nothing was changed.\n"))
    #expect(try plumb.run("merge", "other.sqlite") == .done(line + added))
    #expect(
      try plumb.run("merge", "other.sqlite")
        == .done("other.sqlite: 1 experiment: 0 new, 0 with new revisions, 1 unchanged.\n"))
    #expect(try plumb.run("query", "name = 'new'").output.hasPrefix("1 experiment:"))
  }

  @Test func `merge makes the catalog, and not where a name is wrong`() throws {
    #expect(try plumb.run("merge", "nome.sqlite", "--catalog", "all.sqlite").status == 66)
    #expect(
      try plumb.run("merge", "plumb.sqlite", "--catalog", "all.sqlite", "--dry-run").status == 66)
    #expect(try !plumb.folder.contents().contains("all.sqlite"))
    let run = try plumb.run("merge", "plumb.sqlite", "--catalog", "all.sqlite")
    #expect(run.status == 0)
    #expect(run.errors == "plumb: made FOLDER/all.sqlite\n")
    #expect(
      try plumb.run("export", "--all-revisions", "--catalog", "all.sqlite")
        == plumb.run("export", "--all-revisions"))
  }

  @Test func `a merge that fails leaves no new catalog behind`() throws {
    try record("x", into: "other.sqlite")
    do {
      let other = try Connection(
        path: plumb.folder.path(of: "other.sqlite"), mode: .readWrite)
      try other.execute("ALTER TABLE tag RENAME TO hidden; CREATE VIEW tag AS SELECT * FROM hidden")
    }
    let run = try plumb.run("merge", "other.sqlite", "--catalog", "all.sqlite")
    #expect(run.status == 74)
    #expect(run.errors.contains("its table 'tag' is not that of this program"))
    #expect(try plumb.folder.contents().allSatisfy { !$0.hasPrefix("all.sqlite") })
  }

  @Test func `a conflict ends with status 1, and a rule decides it`() throws {
    try record("x", into: "other.sqlite")
    try record("x", into: "plumb.sqlite")
    try record("x", width: "374", into: "plumb.sqlite")
    try record("x", width: "373", into: "other.sqlite")
    #expect(
      try plumb.run("merge", "other.sqlite")
        == .init(
          status: 1,
          output: """
            other.sqlite: 1 experiment: 0 new, 0 with new revisions, 0 unchanged, 1 conflict.
              conflict: x: 2 revisions here, 2 there, 1 in common
            Nothing of these was merged. With --theirs or --ours both histories stay, and the \
            latest revision is the one named.

            """, errors: ""))
    #expect(
      try plumb.run("merge", "other.sqlite", "--theirs")
        == .done(
          """
          other.sqlite: 1 experiment: 0 new, 1 with new revisions, 0 unchanged; 1 conflict decided \
          for theirs.
            added: 1 revision
            conflict: x: 2 revisions here, 2 there, 1 in common

          """))
    #expect(try plumb.run("merge", "other.sqlite").status == 0)
    #expect(try plumb.run("show", "x").output.contains("recorded 373"))
    #expect(try plumb.run("merge", "a", "--ours", "--theirs").status == 2)
  }

  @Test func `merge of an older catalog says how to migrate it`() throws {
    _ = try EarlierCatalog.all[0].copy(to: plumb.folder, as: "old.sqlite")
    let run = try plumb.run("merge", "old.sqlite")
    #expect(run.status == 74)
    #expect(run.errors.contains("old.sqlite has an older version (1)"))
  }

  @Test func `backup copies what is there, and overwrites nothing unasked`() throws {
    let run = try plumb.run("backup", "saved.sqlite")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("FOLDER/plumb.sqlite is copied to saved.sqlite: "))
    #expect(run.output.hasSuffix(" kB, checked.\n"))
    #expect(
      try plumb.run("backup", "saved.sqlite")
        == .failed(
          77,
          "plumb: error: cannot back up to saved.sqlite: there is such a file; --replace overwrites it\n"
        ))
    #expect(try plumb.run("backup", "saved.sqlite", "--replace", "-q") == .done(""))
    #expect(
      try plumb.run("export", "--catalog", "saved.sqlite").output == plumb.run("export").output)
  }

  @Test func `check says that all is well`() throws {
    #expect(
      try plumb.run("check")
        == .done(
          """
          FOLDER/plumb.sqlite: no fault found; --full reads every document too
          version \(Migrator().newestVersion), 12 experiments, 14 revisions, 0 deleted and not purged

          """))
    let full = try plumb.run("check", "--full", "--format", "json")
    #expect(full.status == 0)
    #expect(full.output.contains(#""schema": "plumb.check/1""#))
    #expect(full.output.contains(#""findings": []"#))
  }

  @Test func `check ends with 74 for damage, with 1 for what harms nothing, and says what to do`()
    throws
  {
    do {
      let catalog = try Catalog(path: plumb.folder.path(of: "plumb.sqlite"), for: .write)
      try catalog.connection.execute(
        "PRAGMA foreign_keys = OFF; DELETE FROM revision_document WHERE revision = 1")
    }
    let damaged = try plumb.run("check")
    #expect(damaged.status == 74)
    #expect(damaged.errors.isEmpty)
    #expect(damaged.output.contains(": 1 fault; --full"))
    #expect(damaged.output.contains("damage  a document is missing: '"))
    #expect(damaged.output.contains("restore the catalog from a backup"))

    try record("gone", into: "loose.sqlite")
    do {
      let catalog = try Catalog(path: plumb.folder.path(of: "loose.sqlite"), for: .write)
      try catalog.connection.execute(
        "PRAGMA foreign_keys = OFF; DELETE FROM measurement; DELETE FROM revision_document; "
          + "DELETE FROM experiment; DELETE FROM revision")
    }
    let loose = try plumb.run("check", "--catalog", "loose.sqlite")
    #expect(loose.status == 1)
    #expect(loose.output.contains("`plumb purge` removes them"))
    #expect(
      try plumb.run("purge", "--catalog", "loose.sqlite").output.hasPrefix(
        "0 experiments, 0 revisions and 1 configuration purged; the catalog is "))
    #expect(try plumb.run("check", "--catalog", "loose.sqlite").status == 0)
  }

  @Test func `a file whose bytes were flipped is damaged`() throws {
    do {
      let catalog = try Catalog(path: plumb.folder.path(of: "plumb.sqlite"), for: .write)
      try catalog.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let path = plumb.folder.path(of: "plumb.sqlite")
    var bytes = try Data(contentsOf: URL(filePath: path))
    for page in stride(from: 8, to: bytes.count / 4096, by: 4) {
      for offset in 0..<16 { bytes[page * 4096 + offset] ^= 0xFF }
    }
    try bytes.write(to: URL(filePath: path))
    let run = try plumb.run("check")
    #expect(run.status == 74)
    #expect((run.output + run.errors).contains("damaged"))
  }

  @Test func `what is deleted is gone until it is restored or purged`() throws {
    #expect(
      try plumb.run("delete", "three", "kinds") == .done("three\nkinds\n2 experiments deleted.\n"))
    #expect(try plumb.run("query").output.hasPrefix("10 experiments:"))
    let show = try plumb.run("show", "three")
    #expect(show.status == 66)
    #expect(show.errors.hasSuffix("; plumb restore brings it back\n"))
    let listed = try plumb.run("restore").output
    #expect(listed.hasSuffix("  three  3 revisions\n2 experiments can be restored.\n"))
    #expect(try plumb.run("restore", "three") == .done("1 experiment restored.\n"))
    #expect(
      try plumb.run("record", EarlierCatalog.all[0].documentPath).output.contains("1 restored"))
    _ = try plumb.run("delete", "-q", "three")
    #expect(
      try plumb.run("purge", "--dry-run")
        == .done(
          "1 experiment, 5 revisions and 2 configurations would be purged. Nothing was changed.\n"))
    #expect(
      try plumb.run("purge").output.hasPrefix(
        "1 experiment, 5 revisions and 2 configurations purged; the catalog is "))
    #expect(
      try plumb.run("restore", "three")
        == .failed(
          66,
          "plumb: error: no deleted experiment is called 'three'; plumb restore lists the names\n"))
    _ = try plumb.run("delete", "-q", "kinds")
    #expect(
      try plumb.run("restore", "kind")
        == .failed(
          66, "plumb: error: no deleted experiment is called 'kind'; did you mean 'kinds'?\n"))
    #expect(try plumb.run("check", "--full").status == 0)
  }

  @Test func `a filter deletes, a dry run only lists`() throws {
    let listed = try plumb.run("delete", "--where", "os >= 11", "--dry-run")
    #expect(listed == .done("three\n1 experiment would be deleted.\n"))
    #expect(
      try plumb.run("delete", "three", "three", "--dry-run")
        == .done("three\n1 experiment would be deleted.\n"))
    let twice = try plumb.run("delete", "--where", "os < 9", "--where", "os >= 9")
    #expect(twice.status == 2)
    #expect(
      twice.errors.hasPrefix(
        "plumb: error: --where is given twice; join the filters with 'and' or 'or'\n"))
    #expect(
      try plumb.run("delete", "--where", "os >= 11") == .done("three\n1 experiment deleted.\n"))
    #expect(try plumb.run("delete", "--where", "os >= 11") == .done("0 experiments deleted.\n"))
  }

  @Test func `an unknown name is answered with the nearest, and nothing is deleted`() throws {
    #expect(
      try plumb.run("delete", "kinds", "tree")
        == .failed(
          66, "plumb: error: no experiment is called 'tree'; did you mean 'three'?\n"))
    #expect(try plumb.run("delete", "tree", "--dry-run").status == 66)
    #expect(try plumb.run("query").output.hasPrefix("12 experiments:"))
    #expect(try plumb.run("delete").status == 2)
    #expect(try plumb.run("delete", "a", "--where", "os > 1").status == 2)
    #expect(try plumb.run("delete", "--where", "os >").status == 2)
    #expect(try plumb.run("purge", "--older-than", "0").status == 2)
  }

  @Test func `a backup takes the place of a catalog whose writer was killed`() throws {
    try record("old", into: "old.sqlite")
    let manager = FileManager.default
    do {
      let writer = try Connection(path: plumb.folder.path(of: "old.sqlite"), mode: .readWrite)
      try writer.execute("UPDATE experiment SET deleted_at = '2026-01-01'")
      // As they are while the change stands in the log alone.
      for suffix in ["", "-wal"] {
        try manager.copyItem(
          atPath: plumb.folder.path(of: "old.sqlite\(suffix)"),
          toPath: plumb.folder.path(of: "saved.sqlite\(suffix)"))
      }
    }
    let log = try Data(contentsOf: URL(filePath: plumb.folder.path(of: "saved.sqlite-wal")))
    #expect(!log.isEmpty)
    #expect(try plumb.run("backup", "saved.sqlite", "--replace").status == 0)
    #expect(try plumb.folder.contents().allSatisfy { !$0.contains(".tmp") })
    #expect(try !plumb.folder.contents().contains("saved.sqlite-wal"))
    #expect(
      try plumb.run("export", "--all-revisions", "--catalog", "saved.sqlite")
        == plumb.run("export", "--all-revisions"))
  }

  @Test func `a backup does not inherit the log of a catalog that is damaged or gone`() throws {
    for (name, bytes) in [("damaged.sqlite", "no database"), ("gone.sqlite", nil)] {
      if let bytes { _ = try plumb.folder.write(bytes, to: name) }
      _ = try plumb.folder.write("a log", to: "\(name)-wal")
      #expect(try plumb.run("backup", name, "--replace").status == 0)
      #expect(try !plumb.folder.contents().contains("\(name)-wal"))
      #expect(try plumb.run("query", "--count", "--catalog", name).output == "12\n")
    }
  }

  @Test func `a catalog that somebody has open is not replaced`() throws {
    try record("old", into: "old.sqlite")
    let reader = try Connection(path: plumb.folder.path(of: "old.sqlite"), mode: .readOnly)
    #expect(try reader.scalar("SELECT count(*) FROM experiment") == .integer(1))
    let run = try plumb.run("backup", "old.sqlite", "--replace", "--wait", "0.1")
    #expect(
      run
        == .failed(
          75,
          "plumb: error: cannot replace FOLDER/old.sqlite: another process has it open; nothing was"
            + " changed\n"))
    #expect(try plumb.folder.contents().allSatisfy { !$0.hasSuffix(".tmp") })
    #expect(try reader.scalar("SELECT name FROM experiment") == .text("old"))
  }

  @Test func `a backup that replaces a catalog into which others record damages nothing`() throws {
    _ = try plumb.run("backup", "-q", "target.sqlite")
    _ = try plumb.folder.write(SampleDocument.experiment("new"), to: "new.json")
    let run = try plumb.shell(
      """
      cd \(plumb.folder.path)
      for writer in 1 2; do
        ( for turn in $(seq 40); do
            sed "s/new/$writer-$turn/" new.json \
              | plumb record -q - --catalog target.sqlite --wait 30 || echo record $?
          done ) &
      done
      for turn in $(seq 10); do
        plumb backup -q target.sqlite --replace --wait 5; echo backup $?
        plumb check -q --full --catalog target.sqlite > check.txt || cat check.txt
      done
      wait
      plumb check --full --catalog target.sqlite | head -1
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(Set(lines.dropLast()).isSubset(of: ["backup 0", "backup 75"]), "\(run)")
    #expect(lines.contains("backup 0"))
    #expect(lines.last?.hasSuffix("target.sqlite: no fault found") == true, "\(run)")
  }

  @Test func `a backup is another file than the catalog, in a folder that there is`() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: plumb.folder.path(of: "link.sqlite"), withDestinationPath: "plumb.sqlite")
    for name in ["plumb.sqlite", "link.sqlite"] {
      let run = try plumb.run("backup", name, "--replace")
      #expect(run.status == 77 && run.errors.hasSuffix(": they are one file\n"))
    }
    #expect(try plumb.run("backup", "nowhere/saved.sqlite").status == 66)
    try record("old", into: "old.sqlite")
    try manager.createSymbolicLink(
      atPath: plumb.folder.path(of: "to-old.sqlite"), withDestinationPath: "old.sqlite")
    #expect(try plumb.run("backup", "to-old.sqlite", "--replace").status == 0)
    #expect(try plumb.run("query", "--count", "--catalog", "old.sqlite").output == "12\n")
  }
}

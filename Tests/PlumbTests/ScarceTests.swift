import Foundation
import TestSupport
import Testing

/// Folders and disks that do not take what is to be written.
@Suite struct ScarceTests {
  private static let isRoot = geteuid() == 0

  /// Whether a small file system can be had for a test, which goes with its process.
  private static let canMount: Bool = {
    let run = try? BuiltBinary().shell("unshare -m sh -c 'mount -t tmpfs none /mnt' 2>/dev/null")
    return run?.status == 0
  }()

  @Test(.enabled(if: canMount, "needs the right to mount"))
  func `a full disk changes nothing, and all is well when there is room again`() throws {
    let plumb = try BuiltBinary()
    let note = String(repeating: "x", count: 2000)
    let documents = (0..<600).map { number in
      SampleDocument.experiment("e/\(number)")
        .replacingOccurrences(of: "{\"name\"", with: "{\"note\": \"\(note)\", \"name\"")
    }
    _ = try plumb.folder.write(documents.joined(), to: "many.ndjson")
    _ = try plumb.folder.write(documents[0], to: "one.json")
    try plumb.folder.makeFolder("disk")
    let run = try plumb.shell(
      """
      cd \(plumb.folder.path) && unshare -m sh -c '
        mount -t tmpfs -o size=1m none disk && cd disk
        plumb record -q ../one.json; echo $?
        plumb record -q ../many.ndjson; echo $?
        plumb query --format csv | wc -l
        mount -o remount,size=64m none . && plumb record -q ../many.ndjson; echo $?
        plumb query --format csv | wc -l'
      """)
    #expect(run.output.split(separator: "\n") == ["0", "74", "2", "0", "601"])
    #expect(
      run.errors
        == """
        plumb: error: cannot record into FOLDER/disk/plumb.sqlite: the disk is full; nothing was \
        changed

        """)
  }

  /// Runs a line as a user who owns nothing, where the tests are run by root.
  private static func asStranger(_ line: String, _ plumb: BuiltBinary) throws -> BuiltBinary.Run {
    let folder = plumb.folder.path
    // The binary's own folder may be closed to others.
    if !FileManager.default.fileExists(atPath: "\(folder)/plumb") {
      try FileManager.default.copyItem(
        atPath: BuiltBinary.url.path, toPath: plumb.folder.path(of: "plumb"))
    }
    let user = isRoot ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
    return try plumb.shell("cd \(folder) && \(user)./\(line)")
  }

  private static func chmod(_ mode: Int, _ paths: String..., in plumb: BuiltBinary) throws {
    for path in paths {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: plumb.folder.path(of: path))
    }
  }

  @Test func `a catalog in a folder of somebody else is read, and told to be read-only`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    _ = try plumb.folder.write(SampleDocument.experiment("b"), to: "b.json")
    // Makes the copy of the binary before the folder is closed.
    _ = try Self.asStranger("plumb --version", plumb)
    try Self.chmod(0o444, "plumb.sqlite", in: plumb)
    try Self.chmod(0o555, "", in: plumb)
    defer { try? Self.chmod(0o755, "", in: plumb) }
    let run = try Self.asStranger("plumb record b.json", plumb)
    #expect(run.status == 77, "\(run)")
    #expect(run.errors.contains("read-only"))
    #expect(run.errors.split(separator: "\n").count == 1)
    // Readers have no place for their locks: nothing is beside the catalog that could change it.
    #expect(try Self.asStranger("plumb query --count", plumb) == .done("1\n"))
    #expect(try Self.asStranger("plumb report", plumb).status == 0)
    #expect(try Self.asStranger("plumb check --full", plumb).status == 0)
    #expect(try plumb.folder.contents() == ["b.json", "plumb", "plumb.sqlite"])
  }

  @Test func `a catalog with a log in a folder that is read-only is told why it is not read`()
    throws
  {
    let plumb = try BuiltBinary()
    let writer = try RunningBinary(["record", "-"], in: plumb.folder)
    try writer.send(SampleDocument.experiment("a"))
    try writer.wait(for: "line 1 of <stdin> is safe")
    let other = try BuiltBinary()
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: plumb.folder.path(of: "plumb.sqlite\(end)"),
        toPath: other.folder.path(of: "plumb.sqlite\(end)"))
    }
    try writer.finish()
    #expect(writer.end().status == 0)
    _ = try Self.asStranger("plumb --version", other)
    try Self.chmod(0o555, "", in: other)
    defer { try? Self.chmod(0o755, "", in: other) }
    #expect(
      try Self.asStranger("plumb query --count", other)
        == .failed(
          77,
          """
          plumb: error: cannot open FOLDER/plumb.sqlite: its folder is read-only, and the log \
          beside it (FOLDER/plumb.sqlite-wal) holds changes that are not in the file yet; copy \
          both to a folder that can be written

          """))
  }

  @Test(.enabled(if: canMount, "needs the right to mount"))
  func `a catalog on a read-only disk is read, merged and backed up`() throws {
    let plumb = try BuiltBinary()
    try plumb.folder.makeFolder("it's a disk?")
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    let run = try plumb.shell(
      """
      cd \(plumb.folder.path) && unshare -m sh -c '
        cd "it"?"s a disk?" && mount -t tmpfs none . && cd . && cp ../plumb.sqlite .
        mount -o remount,ro . && cd "$PWD"
        plumb query --count
        plumb merge -q plumb.sqlite --catalog ../new.sqlite && plumb query --count --catalog ../new.sqlite
        plumb backup -q ../copy.sqlite && plumb query --count --catalog ../copy.sqlite'
      """)
    #expect(run.output == "1\n1\n1\n")
    #expect(run.errors == "")
  }

  @Test func `a folder that takes no file gets no catalog`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.folder.write(SampleDocument.experiment("b"), to: "b.json")
    _ = try Self.asStranger("plumb --version", plumb)
    try Self.chmod(0o555, "", in: plumb)
    defer { try? Self.chmod(0o755, "", in: plumb) }
    let run = try Self.asStranger("plumb record b.json", plumb)
    #expect(run.status == 77, "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try plumb.folder.contents() == ["b.json", "plumb"])
  }
}

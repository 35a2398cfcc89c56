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

  @Test func `a catalog in a folder of somebody else is told to be read-only`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    _ = try plumb.folder.write(SampleDocument.experiment("b"), to: "b.json")
    // Makes the copy of the binary before the folder is closed.
    _ = try Self.asStranger("plumb --version", plumb)
    try Self.chmod(0o444, "plumb.sqlite", in: plumb)
    try Self.chmod(0o555, "", in: plumb)
    defer { try? Self.chmod(0o755, "", in: plumb) }
    // Readers, too, keep their locks in a file beside the catalog.
    for command in ["plumb record b.json", "plumb query"] {
      let run = try Self.asStranger(command, plumb)
      #expect(run.status == 77, "\(run)")
      #expect(run.errors.contains("read-only"))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    #expect(try plumb.folder.contents() == ["b.json", "plumb", "plumb.sqlite"])
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

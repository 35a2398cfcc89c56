import ExperimentCatalog
import Foundation
import TestSupport
import Testing

/// Control-C, pressed while a command is at work.
@Suite(.serialized) struct InterruptionTests {
  private static let count = 1500

  private static func documents(_ prefix: String, width: Int) -> String {
    (0..<count).map { number in
      """
      {"name": "\(prefix)/\(number)", "configuration": {"platform": {"os": "9.3", \
      "device": "iPhone 6s"}, "view": {"subviews": [{"id": "table", "class": "UITableView", \
      "frame": [0, 0, \(width), \(number + 1)], "sections": [{"rows": 30}]}]}}, \
      "measurements": {"table.contentOffset.y": 0, "table.contentSize.height": 1}}

      """
    }.joined()
  }

  /// Starts a command, waits until it is at work, presses control-C, and waits for the end.
  ///
  /// - Parameter wait: Says when it is at work.
  private static func interrupt(
    _ arguments: [String], in plumb: BuiltBinary, when wait: () throws -> Void
  ) throws -> (run: BuiltBinary.Run, seconds: TimeInterval) {
    let run = try RunningBinary(arguments, in: plumb.folder)
    try wait()
    let begin = Date()
    run.interrupt()
    let end = run.end()
    return (end, Date().timeIntervalSince(begin))
  }

  /// A command that waits for its turn is certainly at work, however fast the machine.
  private static func interruptWaiting(
    _ arguments: [String], in plumb: BuiltBinary
  ) throws -> (run: BuiltBinary.Run, seconds: TimeInterval) {
    let connection = try Connection(
      path: plumb.folder.path(of: "plumb.sqlite"), mode: .readWrite)
    return try connection.transaction(.immediate) {
      try interrupt(arguments, in: plumb) { usleep(500_000) }
    }
  }

  private static func withCatalog() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: documents("a", width: 300))
    return plumb
  }

  @Test func `a run that is interrupted says what is stored, and goes on from there`() throws {
    let plumb = try Self.withCatalog()
    let path = plumb.folder.path(of: "plumb.sqlite")
    let connection = try Connection(path: path, mode: .readWrite)
    let (end, seconds) = try Self.interrupt(["run"], in: plumb) {
      // Until the first batch is stored.
      for _ in 0..<3000 {
        if case .integer(let stored) = try connection.scalar(
          "SELECT count(*) FROM run_configuration"), stored > 0
        {
          return
        }
        usleep(10_000)
      }
    }
    // It may have come to its end before.
    guard end.status != 0 else { return }
    #expect(end.status == 130 && end.output.isEmpty)
    #expect(seconds < 5)
    let stored = end.errors.firstMatch(
      of: #/plumb: (\d+) configurations computed by this run are stored; plumb run goes on/#)
    let count = try #require(stored.flatMap { Int($0.1) }, "\(end.errors)")
    #expect(count > 0 && count % 500 == 0 && count < Self.count)
    let again = try plumb.run("run").output
    #expect(again.contains("\(Self.count - count) computed, \(count) up to date"))
    #expect(try CatalogHealth(of: path) == .sound(Self.count))
  }

  @Test(arguments: [
    (["run"], "0 configurations computed by this run are stored; plumb run goes on from there"),
    (["merge", "other.sqlite"], "nothing was merged"),
    (["delete", "a/1"], "nothing was deleted"),
    (["restore", "a/1"], "nothing was restored"),
    (["purge"], "nothing was purged"),
    (["record", "more.ndjson"], "nothing was recorded"),
    (["waive", "add", "x", "--deviation", "1,2", "--reason", "r"], "nothing was changed"),
    (["tolerance", "add", "x", "1"], "nothing was changed"),
  ])
  func `whoever waits for another writer can be interrupted, and nothing has happened`(
    _ arguments: [String], _ words: String
  ) throws {
    let plumb = try BuiltBinary()
    for name in ["a/1", "b"] {
      _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment(name))
    }
    if arguments[0] == "restore" { _ = try plumb.run("delete", "-q", "a/1") }
    _ = try plumb.run(
      "record", "-q", "-", "--catalog", "other.sqlite", input: SampleDocument.experiment("o"))
    _ = try plumb.folder.write(SampleDocument.experiment("more"), to: "more.ndjson")
    let before = try plumb.run("export", "--all-revisions")
    let (end, seconds) = try Self.interruptWaiting(arguments + ["--wait", "60"], in: plumb)
    #expect(end.status == 130 && end.output.isEmpty)
    #expect(seconds < 5)
    #expect(end.errors.contains("interrupted while another process was writing"), "\(end.errors)")
    #expect(end.errors.hasSuffix("\nplumb: \(words)\n"), "\(end.errors)")
    #expect(try plumb.run("export", "--all-revisions") == before)
    #expect(try CatalogHealth(of: plumb.folder.path(of: "plumb.sqlite")).integrity == "ok")
  }

  @Test func `a migration that waits for another writer can be interrupted`() throws {
    let plumb = try BuiltBinary()
    let path = try EarlierCatalog.all[0].copy(to: plumb.folder)
    let before = try Data(contentsOf: URL(filePath: path))
    let (end, seconds) = try Self.interruptWaiting(["migrate", "--wait", "60"], in: plumb)
    #expect(end.status == 130 && end.output.isEmpty)
    #expect(seconds < 5)
    #expect(end.errors.contains("interrupted while another process was writing"), "\(end.errors)")
    #expect(
      end.errors.hasSuffix(
        "\nplumb: each step is done as a whole or not at all; plumb migrate goes on\n"))
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(try plumb.run("migrate").status == 0)
  }

  @Test(arguments: [
    ["export", "-o", "out"], ["export", "--format", "sql", "-o", "out"], ["report", "-o", "out"],
    ["check", "--full"], ["merge", "other.sqlite"], ["backup", "out"],
    ["record", "--dry-run", "more.ndjson"], ["record", "more.ndjson"],
  ])
  func `a command interrupted anywhere ends with 130 or was done, and leaves nothing half`(
    _ arguments: [String]
  ) throws {
    let plumb = try Self.withCatalog()
    _ = try plumb.run(
      "record", "-q", "-", "--catalog", "other.sqlite", input: Self.documents("b", width: 310))
    _ = try plumb.folder.write(Self.documents("c", width: 320), to: "more.ndjson")
    var interrupted = 0
    for pause in [20_000, 100_000, 250_000] {
      try? FileManager.default.removeItem(atPath: plumb.folder.path(of: "out"))
      let (end, seconds) = try Self.interrupt(arguments, in: plumb) { usleep(UInt32(pause)) }
      #expect([0, 130].contains(end.status), "\(arguments) after \(pause): \(end)")
      #expect(seconds < 5)
      let contents = try plumb.folder.contents()
      #expect(!contents.contains { $0.hasSuffix(".tmp") }, "\(contents)")
      guard end.status == 130 else { continue }
      interrupted += 1
      #expect(end.errors.contains("interrupted"))
      #expect(end.output.isEmpty)
      #expect(!contents.contains("out"))
    }
    let health = try CatalogHealth(of: plumb.folder.path(of: "plumb.sqlite"))
    #expect(health == .sound(health.experiments))
    #expect(health.experiments % Self.count == 0)
    #expect(interrupted > 0 || arguments[0] == "backup")
  }

  @Test(arguments: [["simulate", "-"], ["waive", "-"], ["record", "--dry-run", "-"]])
  func `a command that waits for its input ends within a moment`(_ arguments: [String]) throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    let (end, seconds) = try Self.interrupt(arguments, in: plumb) { usleep(400_000) }
    #expect(end == .failed(130, "plumb: error: interrupted; the catalog is whole\n"))
    #expect(seconds < 3)
  }

  @Test func `whoever is asked to end does so at once, and leaves nothing half`() throws {
    let plumb = try Self.withCatalog()
    for pause in [20_000, 60_000, 150_000] {
      let run = try RunningBinary(["export", "--format", "sql", "-o", "out"], in: plumb.folder)
      usleep(UInt32(pause))
      run.terminate()
      #expect([0, 143].contains(run.end().status))
      #expect(try plumb.folder.contents().allSatisfy { !$0.hasSuffix(".tmp") })
    }
    let waiting = try RunningBinary(["record", "-"], in: plumb.folder)
    usleep(400_000)
    waiting.terminate()
    #expect(waiting.end().status == 143)
    #expect(
      try CatalogHealth(of: plumb.folder.path(of: "plumb.sqlite")) == .sound(Self.count))
  }

  @Test func `a second control-C ends what does not want to end`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("a"))
    let run = try RunningBinary(["record", "--batch", "100000", "-"], in: plumb.folder)
    try run.send(SampleDocument.experiment("b"))
    usleep(400_000)
    run.interrupt()
    run.interrupt()
    let end = run.end()
    #expect(end.status == 130)
    #expect(try CatalogHealth(of: plumb.folder.path(of: "plumb.sqlite")).integrity == "ok")
  }

  @Test func `where a parent ignores control-C the program does, too`() throws {
    let plumb = try BuiltBinary()
    let run = try plumb.shell(
      "trap '' INT; cd \(plumb.folder.path); (sleep 1; cat doc) | { plumb record -q - & "
        + "sleep 0.4; kill -INT $!; wait $!; echo $?; } 2>&1")
    // There is no such file: the program came as far as the end of its input.
    #expect(run.output.hasSuffix("65\n"), "\(run)")
  }
}

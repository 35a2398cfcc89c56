import Foundation
import TestSupport
import Testing

@Suite struct RecordStreamTests {
  private static func documents(_ numbers: Range<Int>) -> String {
    numbers.map { SampleDocument.experiment("e/\($0)") }.joined()
  }

  private static func count(_ plumb: BuiltBinary) throws -> Int {
    try plumb.run("query", "--format", "csv").output.split(separator: "\n").count - 1
  }

  @Test func `a pipe is recorded in batches, each of which is acknowledged`() throws {
    let plumb = try BuiltBinary()
    let run = try RunningBinary(["record", "-"], in: plumb.folder)
    try run.send(Self.documents(0..<1500))
    try run.wait(for: "everything up to line 1000 of <stdin> is safe: 1000 experiments")
    // The rest is acknowledged although the input has not ended, and nobody is kept waiting.
    try run.wait(for: "everything up to line 1500 of <stdin> is safe: 1500 experiments")
    #expect(try Self.count(plumb) == 1500)
    #expect(
      try plumb.run("record", "--wait", "0", "-", input: SampleDocument.experiment("other")).status
        == 0)
    try run.send(Self.documents(1500..<1510))
    try run.finish()
    let end = run.end()
    #expect(end.status == 0)
    #expect(end.output == "1510 experiments: 1510 new, 0 revised, 0 unchanged.\n")
    #expect(try Self.count(plumb) == 1511)
  }

  @Test func `a bad document of a stream costs its batch and nothing before it`() throws {
    let plumb = try BuiltBinary()
    let input = Self.documents(0..<25) + "{\"nmae\": 1}\n" + Self.documents(25..<50)
    #expect(
      try plumb.run("record", "--batch", "10", "-q", "-", input: input)
        == .failed(
          65,
          """
          plumb: error: <stdin>:26:2: nmae: unknown key "nmae"; did you mean "name" or "note"?
          plumb: everything up to line 20 of <stdin> is safe: 20 experiments; nothing after it was \
          recorded

          """))
    let run = try RunningBinary(["record", "--batch", "10", "-"], in: plumb.folder)
    try run.send(Self.documents(0..<20))
    try run.wait(for: "line 20 of <stdin> is safe")
    try run.send("{\"nmae\": 1}\n")
    try run.finish()
    let end = run.end()
    #expect(end.status == 65)
    #expect(end.output.isEmpty)
    #expect(
      end.errors.hasSuffix(
        """
        plumb: error: <stdin>:21:2: nmae: unknown key "nmae"; did you mean "name" or "note"?
        plumb: everything up to line 20 of <stdin> is safe: 20 experiments; nothing after it was \
        recorded

        """))
    #expect(try Self.count(plumb) == 20)
  }

  @Test func `control-C on a stream records what has come and says up to where`() throws {
    let plumb = try BuiltBinary()
    let run = try RunningBinary(["record", "-"], in: plumb.folder)
    try run.send(Self.documents(0..<5))
    try run.wait(for: "line 5 of <stdin> is safe")
    run.interrupt()
    let end = run.end()
    #expect(end.status == 130)
    #expect(end.output.isEmpty)
    #expect(
      end.errors.hasSuffix(
        """
        plumb: error: interrupted
        plumb: everything up to line 5 of <stdin> is safe: 5 experiments; nothing after it was \
        recorded

        """))
    #expect(try Self.count(plumb) == 5)
  }

  @Test func `control-C before anything came records nothing`() throws {
    let plumb = try BuiltBinary()
    let run = try RunningBinary(["record", "-"], in: plumb.folder)
    sleep(1)
    run.interrupt()
    #expect(
      run.end() == .failed(130, "plumb: error: interrupted\nplumb: nothing was recorded\n"))
    #expect(try plumb.folder.contents() == [])
  }

  // Documents are read ahead in greater numbers than any of these.
  @Test(arguments: [(1, 39), (3, 39), (5, 35), (13, 39), (39, 39), (40, 0)])
  func `however small a batch is, those before a bad document are recorded`(
    size: Int, safe: Int
  ) throws {
    let plumb = try BuiltBinary()
    let input = Self.documents(0..<39) + "{]\n" + Self.documents(39..<60)
    let run = try plumb.run("record", "--batch", "\(size)", "-q", "-", input: input)
    #expect(run.status == 65)
    #expect(run.errors.contains("<stdin>:40:"), "\(run.errors)")
    #expect(
      run.errors.hasSuffix(
        safe == 0
          ? "plumb: nothing was recorded\n"
          : "everything up to line \(safe) of <stdin> is safe: \(safe) experiment\(safe == 1 ? "" : "s"); "
            + "nothing after it was recorded\n"), "\(run.errors)")
    if safe > 0 { #expect(try plumb.run("query", "--count").output == "\(safe)\n") }
  }

  @Test func `batches of a file are acknowledged but for the last, or quietly not`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.folder.write(Self.documents(0..<25), to: "many.ndjson")
    #expect(
      try plumb.run("record", "--batch", "10", "many.ndjson")
        == .done(
          "25 experiments: 25 new, 0 revised, 0 unchanged.\n",
          saying: """
            plumb: made FOLDER/plumb.sqlite
            plumb: everything up to line 10 of many.ndjson is safe: 10 experiments
            plumb: everything up to line 20 of many.ndjson is safe: 20 experiments

            """))
    #expect(try plumb.run("record", "--batch", "10", "-q", "many.ndjson") == .done(""))
  }

  @Test func `a file is all or nothing, however long it is`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", "-", input: SampleDocument.experiment("before"))
    _ = try plumb.folder.write(Self.documents(0..<2500) + "{}", to: "many.ndjson")
    let run = try plumb.run("record", "many.ndjson")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("plumb: error: many.ndjson:2501:1: "))
    #expect(run.errors.hasSuffix("plumb: nothing was recorded\n"))
    #expect(try Self.count(plumb) == 1)
  }

  @Test func `what fails late leaves no new catalog behind, and what is recorded beside it stays`()
    throws
  {
    let plumb = try BuiltBinary()
    _ = try plumb.folder.write(Self.documents(0..<1500) + "{}", to: "bad.ndjson")
    let run = try plumb.run("record", "bad.ndjson")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("plumb: error: bad.ndjson:1501:1: "))
    #expect(run.errors.hasSuffix("plumb: nothing was recorded\n"))
    #expect(try plumb.folder.contents() == ["bad.ndjson"])
    // Each tries to make the catalog that the others remove again.
    for round in 0..<4 {
      let bad = try (0..<2).map { _ in
        try RunningBinary(["record", "bad.ndjson"], in: plumb.folder)
      }
      var good: [RunningBinary] = []
      for number in 0..<12 {
        let name = "good-\(number).json"
        _ = try plumb.folder.write(SampleDocument.experiment("\(round)/\(number)"), to: name)
        good.append(try RunningBinary(["record", "-q", "--wait", "60", name], in: plumb.folder))
        usleep(30_000)
      }
      for run in bad { #expect(run.end().status == 65) }
      for run in good { #expect(run.end() == .done("")) }
      #expect(try CatalogHealth(of: plumb.folder.path(of: "plumb.sqlite")) == .sound(12))
      try FileManager.default.removeItem(atPath: plumb.folder.path(of: "plumb.sqlite"))
    }
  }

  @Test func `a named pipe is read once`() throws {
    let plumb = try BuiltBinary()
    let run = try plumb.shell(
      "cd \(plumb.folder.path) && mkfifo pipe && (plumb record -q pipe & "
        + "printf '%s' '\(SampleDocument.experiment("a"))' > pipe; wait $!)")
    #expect(run.status == 0)
    #expect(try Self.count(plumb) == 1)
  }
}

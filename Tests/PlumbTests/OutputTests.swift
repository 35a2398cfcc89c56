import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
  private static func withCatalog() throws -> BuiltBinary {
    let plumb = try BuiltBinary()
    let input = SampleDocument.experiment("a") + SampleDocument.experiment("b", width: "1")
    _ = try plumb.run("record", "-q", "-", input: input)
    _ = try plumb.run("run", "-q")
    return plumb
  }

  @Test func `an output file is replaced as a whole and leaves nothing beside it`() throws {
    let plumb = try Self.withCatalog()
    let csv = try plumb.run("report", "--format", "csv").output
    _ = try plumb.folder.write("old", to: "report.csv")
    #expect(try plumb.run("report", "--format", "csv", "-o", "report.csv") == .done(""))
    #expect(try plumb.read("report.csv") == csv)
    #expect(
      try plumb.folder.contents().filter { !$0.hasPrefix("plumb.sqlite") } == ["report.csv"])
  }

  @Test func `a failed command leaves the output file as it was`() throws {
    let plumb = try Self.withCatalog()
    _ = try plumb.folder.write("old", to: "show.txt")
    #expect(try plumb.run("show", "nobody", "-o", "show.txt").status == 66)
    #expect(try plumb.read("show.txt") == "old")
  }

  @Test func `a link stays a link, and permissions stay`() throws {
    let plumb = try Self.withCatalog()
    let target = try plumb.folder.write("old", to: "target.csv")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
    try manager.createSymbolicLink(
      atPath: plumb.folder.path(of: "link.csv"), withDestinationPath: "target.csv")
    #expect(try plumb.run("query", "--format", "csv", "-o", "link.csv").status == 0)
    #expect(try plumb.read("target.csv").hasPrefix("experiment,"))
    #expect(
      try manager.destinationOfSymbolicLink(atPath: plumb.folder.path(of: "link.csv"))
        == "target.csv")
    let attributes = try manager.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a link to nothing yet stays a link, and the file is made where it leads`() throws {
    let plumb = try Self.withCatalog()
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: plumb.folder.path(of: "reports"), withIntermediateDirectories: false)
    let links = [
      "link.csv": "reports/latest.csv", "reports/latest.csv": "today.csv", "round": "circle",
      "circle": "round", "log": "plumb.sqlite-journal",
    ]
    for (link, target) in links {
      try manager.createSymbolicLink(
        atPath: plumb.folder.path(of: link), withDestinationPath: target)
    }
    #expect(try plumb.run("query", "--format", "csv", "-o", "link.csv").status == 0)
    #expect(try plumb.read("reports/today.csv").hasPrefix("experiment,"))
    for (link, target) in links {
      #expect(
        try manager.destinationOfSymbolicLink(atPath: plumb.folder.path(of: link)) == target)
    }
    #expect(
      try plumb.run("query", "-o", "round")
        == .failed(
          74, "plumb: error: cannot write round: Too many levels of symbolic links\n"))
    #expect(
      try plumb.run("query", "-o", "log")
        == .failed(2, "plumb: error: cannot write log: it is a part of the database beside it\n"))
  }

  @Test func `an output that cannot be written is named`() throws {
    let plumb = try Self.withCatalog()
    #expect(
      try plumb.run("query", "-o", "nowhere/query.txt")
        == .failed(
          66, "plumb: error: cannot write nowhere/query.txt: No such file or directory\n"))
    #expect(
      try plumb.run("query", "-o", ".")
        == .failed(74, "plumb: error: cannot write .: Is a directory\n"))
  }

  @Test func `a dash as output is the standard output`() throws {
    let plumb = try Self.withCatalog()
    #expect(try plumb.run("query", "-o", "-") == plumb.run("query"))
  }

  @Test func `a full disk is an error`() throws {
    let plumb = try Self.withCatalog()
    // Linux alone has a device that is always full.
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(
      try plumb.run("query", "-o", "/dev/full")
        == .failed(74, "plumb: error: cannot write /dev/full: No space left on device\n"))
  }

  @Test func `a file that cannot grow any more is an error, and the old one stays`() throws {
    let plumb = try BuiltBinary()
    let input = (0..<3000).map { SampleDocument.experiment("experiment/\($0)") }.joined()
    _ = try plumb.run("record", "-q", "-", input: input)
    _ = try plumb.folder.write("old", to: "all.ndjson")
    // In blocks of 512 bytes or of 1024, as the shell has it: more than what is written at once.
    let run = try plumb.shell(
      "cd \(plumb.folder.path) && ulimit -f 600 && plumb export -o all.ndjson")
    #expect(run.status == 74)
    #expect(run.errors == "plumb: error: cannot write all.ndjson: File too large\n")
    #expect(try plumb.read("all.ndjson") == "old")
    #expect(
      try plumb.folder.contents().filter { !$0.hasPrefix("plumb.sqlite") } == ["all.ndjson"])
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func `the standard output is written to by any of its names`(_ name: String) throws {
    let plumb = try Self.withCatalog()
    _ = try plumb.folder.write("before\n", to: "log")
    for command in ["query --count", "export", "template"] {
      let run = try plumb.shell(
        "cd \(plumb.folder.path) && plumb \(command) -o \(name) >>log && plumb \(command) >>other")
      #expect(run.status == 0)
    }
    #expect(try plumb.read("log") == "before\n" + plumb.read("other"))
  }

  @Test(arguments: ["report", "query --format csv", "export", "sql 'SELECT 1'"])
  func `no output takes the place of a catalog`(_ command: String) throws {
    let plumb = try Self.withCatalog()
    try FileManager.default.createSymbolicLink(
      atPath: plumb.folder.path(of: "link"), withDestinationPath: "plumb.sqlite")
    for name in ["plumb.sqlite", "link"] {
      let run = try plumb.shell("cd \(plumb.folder.path) && plumb \(command) -o \(name)")
      #expect(run.status == 2)
      #expect(
        run.errors
          == "plumb: error: cannot write \(name): it is an SQLite database, as catalogs are; remove it"
          + " first if that is what you want\n")
    }
    let log = try plumb.shell("cd \(plumb.folder.path) && plumb \(command) -o plumb.sqlite-wal")
    #expect(log.status == 2 && log.errors.hasSuffix("it is a part of the database beside it\n"))
    #expect(try plumb.run("query", "--count") == .done("2\n"))
  }

  @Test func `reports are the same bytes every time`() throws {
    let plumb = try Self.withCatalog()
    for format in ["text", "json", "csv"] {
      #expect(
        try plumb.run("report", "--format", format) == plumb.run("report", "--format", format))
    }
  }

  @Test(arguments: [
    ("report", "jsno", "--format does not know 'jsno'; did you mean 'json'?"),
    (
      "report", "xml",
      "--format does not know 'xml'; did you mean 'html'?"
    ),
    ("show", "xls", "--format does not know 'xls'; write one of text, json, svg, html"),
  ])
  func `an unknown format is answered with those there are`(
    _ command: String, _ format: String, _ message: String
  ) throws {
    let plumb = try BuiltBinary()
    let arguments = command == "show" ? [command, "a"] : [command]
    #expect(
      try plumb.run(arguments + ["--format", format])
        == .failed(2, "plumb: error: \(message)\n"))
  }

  @Test func `a reader that goes away ends the program quietly`() throws {
    let plumb = try Self.withCatalog()
    let errors = plumb.folder.path(of: "errors")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The shell tells the status of the writer, which has nobody to write to.
    process.arguments = [
      "-c",
      "{ sleep 0.2; \"$0\" query --catalog \"$1\" 2>\"$2\"; echo $? >\"$2.status\"; } | true",
      BuiltBinary.url.path, plumb.folder.path(of: "plumb.sqlite"), errors,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(try plumb.read("errors") == "")
    #expect(try plumb.read("errors.status") == "141\n")
  }

  @Test(arguments: [
    "export", "export --format csv", "export --format sql", "report --format ndjson",
    "query --format csv", "query", "help --man",
  ])
  func `a reader who takes one line of many ends the program quietly`(_ command: String) throws {
    let plumb = try BuiltBinary()
    // More than a pipe holds.
    let input = (0..<3000).map { SampleDocument.experiment("experiment/\($0)") }.joined()
    _ = try plumb.run("record", "-q", "-", input: input)
    let run = try plumb.shell(
      "cd \(plumb.folder.path); { plumb \(command); echo $? >status; } | head -1")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").count == 1)
    let status = try plumb.read("status")
    #expect(status == "141\n" || command == "help --man", "\(status)")
  }
}

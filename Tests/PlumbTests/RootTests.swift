import TestSupport
import Testing

@Suite struct RootTests {
  @Test func `the version names the simulator's`() throws {
    let plumb = try BuiltBinary()
    #expect(try plumb.run("--version") == .done("plumb 0.1.0 (simulator 1)\n"))
  }

  @Test func `the help lists the commands and the exit statuses`() throws {
    let plumb = try BuiltBinary()
    let help = """
      usage: plumb COMMAND [arguments]

      Records layouts of UIScrollView and UITableView as they were measured, computes what UIKit
      should have said, and reports where the two disagree.

      commands:
        demo       make plumb-demo.sqlite from 73 experiments of articles, run, report
        record     record experiments; twice changes nothing, anything else makes a new revision
        query      list experiments by configuration, measurement, expectation, verdict, tag
        show       show one experiment: configuration, measurements with the reasons, revisions
        simulate   print what UIKit would print for a document; no catalog needed
        run        compute what UIKit should have said, and store it
        report     compare what was recorded with what was computed
        compare    say what differs between experiments, simulator versions, systems or catalogs
        waive      record, list and remove known deviations
        tolerance  say how far the numbers of a metric may lie apart
        fields     list what there is to ask for, and how many experiments have it
        sql        ask the catalog in SQL, which may do nothing but read
        export     write experiments as NDJSON documents, CSV, or SQL for PostgreSQL
        merge      add what other catalogs have; twice changes nothing
        backup     copy the catalog to a file, as it is now, while others read and write
        check      look whether the catalog is whole, and say what to do
        delete     delete experiments; they can be restored until they are purged
        restore    bring deleted experiments back, or list them
        purge      remove deleted experiments for good, and give their space back
        migrate    bring an older catalog to this version, after a copy of it
        rules      list the simulator's rules, and how many experiments rest on each
        devices    print the measures of devices by OS version, with their sources
        where      say which catalog the commands here use, and why
        help       explain the program, or a command

      plumb help COMMAND explains one; plumb --version prints the version.

      exit status:
        0    done
        1    what --fail-on names was found, nothing was compared, or catalogs differ
        2    wrong use, or a filter that says nothing
        65   a document that is not valid
        66   no such file, catalog or name
        74   a catalog that is broken or newer than the program, or a failing disk
        75   another process was writing longer than --wait
        77   not permitted: the file or folder is read-only
        130  interrupted with control-C; what was said to be safe is

      """
    #expect(try plumb.run("--help") == .done(help))
    #expect(try plumb.run("-h") == .done(help))
    #expect(try plumb.run("help") == .done(help))
  }

  @Test func `the help of a command shows its arguments and examples`() throws {
    let plumb = try BuiltBinary()
    let help = """
      usage: plumb where [options]

      Say which catalog the commands here use, and why.

      options:
            --catalog FILE   the catalog; else $PLUMB_CATALOG, else the nearest plumb.sqlite
            --format FORMAT  how to print: text, json (default text)
        -o, --output FILE    write to a file instead of stdout; it is replaced as a whole
        -q, --quiet          print the path alone
        -v, --verbose        say which SQL ran, and what took how long
        -h, --help           print this help

      examples:
        plumb where
        sqlite3 "$(plumb where -q)"

      """
    #expect(try plumb.run("help", "where") == .done(help))
    #expect(try plumb.run("where", "--help") == .done(help))
    #expect(try plumb.run("where", "-h", "one argument too many") == .done(help))
  }

  @Test(arguments: [
    "demo", "record", "query", "show", "simulate", "run", "report", "compare", "waive",
    "tolerance", "fields", "sql", "export", "merge", "backup", "check", "delete", "restore",
    "purge", "migrate", "rules",
    "devices", "where", "help",
  ])
  func `every command has a help`(_ command: String) throws {
    let run = try BuiltBinary().run("help", command)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("usage: plumb \(command)"))
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 96 })
  }

  @Test func `every example of a help works on the demo's catalog`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("demo")
    _ = try plumb.folder.write(SampleDocument.configuration, to: "layout.json")
    _ = try plumb.folder.write(SampleDocument.experiment("a"), to: "layouts.json")
    _ = try plumb.folder.write(SampleDocument.experiment("b"), to: "measurements.ndjson")
    var count = 0
    try plumb.folder.makeFolder("Fixtures")
    _ = try plumb.folder.write("[]", to: "Fixtures/field-waivers.json")
    for name in ["Kim", "CI"] {
      _ = try plumb.run(
        "record", "-", "--catalog", "\(name).sqlite", input: SampleDocument.experiment(name))
    }
    let commands = [
      "demo", "query", "show", "simulate", "run", "report", "compare", "waive", "tolerance",
      "fields", "sql", "export", "merge", "backup", "check", "restore", "delete", "purge",
      "migrate", "rules", "devices", "where", "record",
    ]
    for command in commands {
      let help = try plumb.run("help", command).output
      for line in help.split(separator: "\n") where line.hasPrefix("  plumb ") {
        // A shell would write the names of the files.
        guard !line.contains("*") else { continue }
        let run = try plumb.run(
          CommandText.arguments(line), environment: ["PLUMB_CATALOG": "plumb-demo.sqlite"])
        let isGate = line.contains("--fail-on") || line.contains("plumb compare")
        #expect(run.status == 0 || (isGate && run.status == 1), "\(line): \(run.errors)")
        #expect(!run.output.isEmpty || line.contains(" -o "), "\(line)")
        count += 1
      }
    }
    #expect(count == 56)
  }

  @Test func `without a command it says how to use it`() throws {
    #expect(
      try BuiltBinary().run()
        == .failed(
          2,
          """
          plumb: error: a command is missing
          usage: plumb COMMAND [arguments]
          plumb --help lists the commands

          """))
  }

  @Test func `an unknown command is answered with the nearest`() throws {
    let plumb = try BuiltBinary()
    let answer = "plumb: error: unknown command 'reprot'; did you mean 'plumb report'?\n"
    #expect(try plumb.run("reprot") == .failed(2, answer))
    #expect(try plumb.run("help", "reprot") == .failed(2, answer))
    #expect(
      try plumb.run("xyzzy")
        == .failed(
          2,
          """
          plumb: error: unknown command 'xyzzy'; the commands are demo, record, query, show, \
          simulate, run, report, compare, waive, tolerance, fields, sql, export, merge, backup, check, \
          delete, restore, purge, migrate, rules, devices, where, help

          """))
  }

  @Test func `an option before the command is sent behind it`() throws {
    #expect(
      try BuiltBinary().run("--catalog", "a.sqlite", "report")
        == .failed(
          2,
          """
          plumb: error: '--catalog' is no command; options follow the command: plumb COMMAND \
          --catalog
          plumb --help lists the commands

          """))
  }
}

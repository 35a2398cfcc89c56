import TestSupport
import Testing

@testable import plumb

@Suite struct RootTests {
  @Test func `the version names the simulator's`() throws {
    let plumb = try BuiltBinary()
    #expect(try plumb.run("--version") == .done("plumb 0.1.0 (simulator 1)\n"))
  }

  @Test func `the help shows the commands by purpose on one screen`() throws {
    let plumb = try BuiltBinary()
    let help = """
      example:  plumb demo                         the two-minute tour
                plumb simulate layout.json --why   what UIKit would print, and why

      Records scroll-view layouts, computes what UIKit should have said, compares.

      usage: plumb COMMAND [arguments]
      without a catalog:                      ask:
        demo      the two-minute tour           query   experiments by a filter
        template  a document to start from      show    one experiment, whole
        simulate  what UIKit would print        fields  what there is to ask for
        rules     what the simulator knows      sql     ask in SQL
        devices   sizes, safe areas, bars       where   which catalog it is
      record and compare:                     exchange:
        record     documents in                 export  documents, CSV, SQL out
        run        compute and store            merge   add other catalogs
        report     recorded against computed    backup  a checked copy
        compare    two of a kind: what moved  keep in order:
        waive      known deviations             check    whether all is whole
        tolerance  how far numbers may lie      delete   hide experiments
      help:                                     restore  bring them back
        help         explain a command          purge    remove them for good
        completions  for bash, zsh and fish     migrate  to this version's tables
      plumb help COMMAND explains one; plumb help --full COMMAND says all of it.

      """
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count == 24)
    #expect(try plumb.run("--help") == .done(help))
    #expect(try plumb.run("-h") == .done(help))
    #expect(try plumb.run("help") == .done(help))
    // Whoever gives no command is shown them, and has not used it well.
    #expect(try plumb.run() == .failed(2, help))
    #expect(try plumb.run("help", "-q") == .done(help))
  }

  @Test func `the full help lists summaries, exit statuses and the environment`() throws {
    let help = """
      example:  plumb demo                         the two-minute tour
                plumb simulate layout.json --why   what UIKit would print, and why

      Records scroll-view layouts, computes what UIKit should have said, compares.

      usage: plumb COMMAND [arguments]

      without a catalog:
        demo      make plumb-demo.sqlite from 73 experiments of articles, run, report
        template  write a document to start from; it records and simulates as it is
        simulate  print what UIKit would print for a document; no catalog needed
        rules     list the simulator's rules, and how many experiments rest on each
        devices   print the measures of devices by OS version, with their sources

      record and compare:
        record     record experiments; twice changes nothing, anything else makes a
                   new revision
        run        compute what UIKit should have said, and store it
        report     compare what was recorded with what was computed
        compare    say what differs between experiments, simulator versions, systems
                   or catalogs
        waive      record, list and remove known deviations
        tolerance  say how far the numbers of a metric may lie apart

      help:
        help         explain the program, or a command, on one screen
        completions  print what a shell needs to complete commands, options, names and
                     fields

      ask:
        query   list experiments by configuration, measurement, expectation, verdict,
                tag
        show    show one experiment: configuration, measurements with the reasons,
                revisions
        fields  list what there is to ask for, and how many experiments have it
        sql     ask the catalog in SQL, which may do nothing but read
        where   say which catalog the commands here use, and why

      exchange:
        export  write experiments as NDJSON documents, CSV, or SQL for PostgreSQL
        merge   add what other catalogs have; twice changes nothing
        backup  copy the catalog to a file, as it is now, while others read and write

      keep in order:
        check    look whether the catalog is whole, and say what to do
        delete   delete experiments; they can be restored until they are purged
        restore  bring deleted experiments back, or list them
        purge    remove deleted experiments for good, and give their space back
        migrate  bring an older catalog to this version, after a copy of it

      options of every command:
        -q, --quiet    print nothing but data and errors
        -v, --verbose  say which SQL ran, and what took how long
        -h, --help     print this help

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

      environment:
        PLUMB_CATALOG           the catalog where --catalog names none
        NO_COLOR                set and not empty: no colours
        TERM                    dumb: no colours and no progress
        LC_ALL, LC_CTYPE, LANG  the first that is set; without UTF-8 marks are plain
                                letters

      """
    #expect(try BuiltBinary().run("help", "--full") == .done(help))
  }

  @Test func `the help of a command shows its arguments and examples`() throws {
    let plumb = try BuiltBinary()
    let help = """
      example:  plumb where
                sqlite3 "$(plumb where -q)"

      Say which catalog the commands here use, and why.

      usage: plumb where [options]

            --catalog FILE   the catalog; else $PLUMB_CATALOG, else the nearest
                             plumb.sqlite
            --format FORMAT  how to print: text, json (default text)
        -o, --output FILE    write to a file instead of stdout; it is replaced as a
                             whole
        -q, --quiet          print the path alone

      Also -v, -h; plumb help --full where says more.

      """
    #expect(try plumb.run("help", "where") == .done(help))
    #expect(try plumb.run("where", "--help") == .done(help))
    #expect(try plumb.run("where", "-h", "one argument too many") == .done(help))
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
    let commands =
      ["demo"] + Plumb.commands.map { $0.interface.name }.filter { $0 != "demo" && $0 != "record" }
      + ["record"]
    for command in commands {
      for line in try Plumb.command(named: command).interface.examples {
        guard line.hasPrefix("plumb "), !line.contains(" | ") else { continue }
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
    #expect(count == 61)
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
          plumb: error: unknown command 'xyzzy'; the commands are demo, template, simulate, rules, \
          devices, record, run, report, compare, waive, tolerance, help, completions, query, show, \
          fields, sql, where, export, merge, backup, check, delete, restore, purge, migrate

          """))
  }

  @Test func `an unknown option of the program is answered with the nearest`() throws {
    #expect(
      try BuiltBinary().run("--verison")
        == .failed(
          2,
          """
          plumb: error: '--verison' is no command; did you mean 'plumb --version'?
          plumb --help lists the commands

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

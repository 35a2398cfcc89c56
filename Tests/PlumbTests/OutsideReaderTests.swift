import ExperimentCatalog
import Foundation
import TestSupport
import Testing

/// Catalogs opened by other programs, which are to read the same as `plumb`.
@Suite struct OutsideReaderTests {
  private let plumb: BuiltBinary
  private let catalog: String

  /// The demo, and values of every kind.
  init() throws {
    plumb = try BuiltBinary()
    try #require(plumb.run("demo").status == 0)
    catalog = plumb.folder.path(of: "plumb-demo.sqlite")
    let input = """
      {"name": "kinds, \\"all\\"", "tags": ["b", "a"], "recordedAt": "2016-09-01",
       "configuration": {"platform": {"os": "13.4.1", "device": {"size": [320, 480], "scale": 2}},
         "view": {"subviews": [{"id": "table", "class": "UITableView", "frame": [0, 0, 320, 480],
           "loadMoreFooter": {"id": "footer", "height": 35}}]}},
       "measurements": {"view.frame.width": 320.33, "view.frame.height": "nan",
         "view.frame.x": "inf", "view.frame.y": "-inf", "table.isScrollable.y": true,
         "footer.state": "idle", "table.contentSize.height": null}}
      {"name": "not computed", "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"}},
       "measurements": {"view.frame.width": 0.1}}
      {"name": "deleted", "configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"}},
       "measurements": {"view.frame.width": 1}}

      """
    let environment = ["PLUMB_CATALOG": "plumb-demo.sqlite"]
    try #require(plumb.run("record", "-", input: input, environment: environment).status == 0)
    try #require(plumb.run("run", "name like 'kinds%'", environment: environment).status == 0)
    // As the shared WAL file of readers that may not write is not theirs to make.
    let connection = try Connection(path: catalog, mode: .readWrite)
    try connection.execute("UPDATE experiment SET deleted_at = 'now' WHERE name = 'deleted'")
    try connection.execute("PRAGMA journal_mode = delete")
  }

  private func ask(_ arguments: String...) throws -> [[String]] {
    let run = try plumb.run(
      arguments + ["--format", "csv"], environment: ["PLUMB_CATALOG": "plumb-demo.sqlite"])
    return CSVText.rows(run.output).dropFirst().map(\.self)
  }

  @Test(
    .enabled(if: OutsideReader.sqlite3.program != nil, "sqlite3 is not installed: make ci-setup"))
  func `sqlite3 reads the same as plumb`() throws {
    try check(.sqlite3)
  }

  @Test(
    .enabled(if: OutsideReader.duckDB.program != nil, "DuckDB is not installed: make readers"))
  func `DuckDB reads the same as plumb`() throws {
    try check(.duckDB)
  }

  @Test(
    .enabled(if: OutsideReader.datasette.program != nil, "Datasette is not installed: make readers")
  )
  func `Datasette reads the same as plumb`() throws {
    try check(.datasette)
  }

  private func check(_ reader: OutsideReader) throws {
    try checkExperiments(reader)
    try checkDeviations(reader)
  }

  private func checkExperiments(_ reader: OutsideReader) throws {
    let expected = try ask(
      "query", "--columns",
      "name,revision,os,device,orientation,main.class,main.contentInset.top,tag,recordedAt,"
        + "source.kind")
    let rows = try reader.rows(
      """
      SELECT name, revision, os, device, orientation, main_class, main_inset_top, tags, recorded_at,
        source_kind
      FROM experiment_flat ORDER BY name
      """, of: catalog)
    #expect(rows.count == 75)
    for (row, wanted) in zip(rows, expected) {
      #expect(row.map(Self.plain) == wanted.map(Self.plain))
    }
    #expect(rows.count == expected.count)
  }

  private func checkDeviations(_ reader: OutsideReader) throws {
    let comparisons = try ask("report")
    let rows = try reader.rows(
      """
      SELECT experiment, metric, recorded_kind, recorded, recorded_text, computed_kind, computed,
        computed_text, difference
      FROM deviation ORDER BY experiment, metric
      """, of: catalog)
    #expect(rows.count == comparisons.count)
    #expect(rows.count == 191)
    var differences = 0
    for comparison in comparisons {
      let (experiment, metric) = (comparison[0], comparison[2])
      let row = try #require(rows.first { $0[0] == experiment && $0[1] == metric })
      #expect(Self.value(row[2...4]) == Self.plain(comparison[3]), "\(row)")
      #expect(Self.value(row[5...7]) == Self.plain(comparison[4]), "\(row)")
      #expect(Self.plain(row[8]) == Self.plain(comparison[5]), "\(row)")
      if !row[8].isEmpty { differences += 1 }
    }
    #expect(differences > 150)
  }

  /// A value of the view as plumb prints it.
  private static func value(_ cells: ArraySlice<String>) -> String {
    let cells = Array(cells)
    switch cells[0] {
    case "finite": return plain(cells[1])
    case "boolean": return Double(cells[1]) == 1 ? "true" : "false"
    case "text": return cells[2]
    case "+inf": return "inf"
    case "nan", "-inf": return cells[0]
    default: return ""
    }
  }

  /// Numbers without the notation of the program that prints them, to 15 digits as sqlite3 does.
  private static func plain(_ cell: String) -> String {
    guard let number = Double(cell), number.isFinite else { return cell }
    return String(format: "%.15g", number + 0)
  }
}

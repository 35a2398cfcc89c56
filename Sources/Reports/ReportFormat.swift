/// The forms in which a command prints its data; the raw values are the words of `--format`.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: aligned, with marks and, on terminals, colours.
  case text
  /// For pull requests: tables and folded details, short enough for a comment.
  case markdown
  /// For a browser: one file, readable without script.
  case html
  /// For programs: one object that names its schema.
  case json
  /// For pipes: one object a line.
  case ndjson
  /// For spreadsheets: a header and one line a row.
  case csv
  /// For build servers: JUnit's XML.
  case junit
  /// For GitHub Actions: commands that annotate a run.
  case github
  /// One line.
  case summary
  /// For the eyes: a drawing.
  case svg
}

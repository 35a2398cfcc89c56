/// The forms in which a command prints its data; the raw values are the words of `--format`.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: aligned, with marks and, on terminals, colours.
  case text
  /// For programs: one object that names its schema.
  case json
  /// For pipes: one object a line.
  case ndjson
  /// For spreadsheets: a header and one line a row.
  case csv
  /// For the eyes: a drawing.
  case svg
  /// For browsers: a page that needs nothing beside it.
  case html
}

/// What one run of a statement has come to so far.
struct StatementRun: Hashable, Sendable {
  var steps = 0
  var rows = 0
  /// The time inside of SQLite; what a caller does between two rows is not counted.
  var seconds = 0.0
}

import CSQLite
import PlatformSupport

extension Statement {
  /// How much of a statement with its values is kept: a bound document may be large.
  private static let longestText = 1000

  /// Steps as `sqlite3_step` does, and looks at the clock.
  func measuredStep() -> Int32 {
    let begin = PlatformSupport.monotonicSeconds()
    let code = unsafe sqlite3_step(handle)
    traced.seconds += PlatformSupport.monotonicSeconds() - begin
    traced.steps += 1
    if code == SQLITE_ROW { traced.rows += 1 }
    return code
  }

  /// Hands over what the run came to, if there was one.
  func endTracedRun() {
    guard let trace, traced.steps > 0 else { return }
    trace.add(traced, of: sql, expanded: expandedSQL)
    traced = StatementRun()
  }

  private func expandedSQL() -> String? {
    guard let text = unsafe sqlite3_expanded_sql(handle) else { return nil }
    defer { unsafe sqlite3_free(text) }
    return unsafe String(String(cString: text).prefix(Self.longestText))
  }
}

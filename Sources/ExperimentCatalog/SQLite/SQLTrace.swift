import PlatformSupport
import Synchronization

/// What SQLite did for this process: which statements ran, how often, and how long it took.
///
/// Nobody is watched who has not asked: only connections opened after ``begin()`` are, and a
/// statement of another one makes a single comparison more for each step.
package final class SQLTrace: Sendable {
  /// All runs of one statement.
  package struct Entry: Hashable, Sendable {
    /// The statement: as it ran if it ran once, with its placeholders if more often.
    package var sql: String
    package var runs = 0
    package var rows = 0
    package var seconds = 0.0
  }

  /// Where the time went, in seconds; no second is counted twice.
  package struct Times: Hashable, Sendable {
    /// Opening catalogs, whatever that asked or migrated.
    package var opening = 0.0
    package var preparing = 0.0
    package var stepping = 0.0
  }

  private struct State {
    var times = Times()
    /// How many openings are going on, one inside of the other, and when the first one began.
    var depth = 0
    var begin = 0.0
    var entries: [Entry] = []
    var places: [String: Int] = [:]
  }

  private static let shared = Mutex<SQLTrace?>(nil)

  /// Who watches connections that are opened now.
  package static var current: SQLTrace? { shared.withLock { $0 } }

  /// Begins to watch every connection that is opened from now on.
  package static func begin() -> SQLTrace {
    let trace = SQLTrace()
    shared.withLock { $0 = trace }
    return trace
  }

  private let state = Mutex(State())

  /// The statements in the order in which each ran first.
  package var entries: [Entry] { state.withLock { $0.entries } }

  package var times: Times { state.withLock { $0.times } }

  func beginOpening() {
    let now = PlatformSupport.monotonicSeconds()
    state.withLock { state in
      if state.depth == 0 { state.begin = now }
      state.depth += 1
    }
  }

  func endOpening() {
    let now = PlatformSupport.monotonicSeconds()
    state.withLock { state in
      state.depth -= 1
      if state.depth == 0 { state.times.opening += now - state.begin }
    }
  }

  func addPreparation(since begin: Double) {
    let seconds = PlatformSupport.monotonicSeconds() - begin
    state.withLock { state in
      if state.depth == 0 { state.times.preparing += seconds }
    }
  }

  /// Adds a statement's run.
  ///
  /// - Parameter expanded: Writes the statement with its values; is asked at most once.
  func add(_ run: StatementRun, of sql: String, expanded: () -> String?) {
    let isKnown = state.withLock { $0.places[sql] != nil }
    let text = isKnown ? nil : expanded()
    state.withLock { state in
      if state.depth == 0 { state.times.stepping += run.seconds }
      let place = state.places[sql] ?? state.entries.count
      if place == state.entries.count {
        state.places[sql] = place
        state.entries.append(Entry(sql: text ?? sql))
      } else {
        state.entries[place].sql = sql
      }
      state.entries[place].runs += 1
      state.entries[place].rows += run.rows
      state.entries[place].seconds += run.seconds
    }
  }
}

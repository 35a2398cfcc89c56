import LayoutModel
import Testing

@testable import ExperimentCatalog

@Suite struct DeletionTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
    try test.record(SmallDocuments.all)
  }

  private var names: [String] {
    get throws { try test.catalog.experimentNames() }
  }

  @Test func `deleted experiments can be listed and restored`() throws {
    #expect(
      try test.catalog.delete(named: ["table-9", "nothing", "table-9"]) == ["table-9", "nothing"])
    #expect(try names == ["scroll-11", "table-11"])
    let deleted = try test.catalog.deletedExperiments()
    #expect(deleted.map(\.name) == ["nothing", "table-9"])
    #expect(deleted.allSatisfy { Timestamp.isValid($0.deletedAt) && $0.revisions == 1 })
    #expect(try test.catalog.restore(named: ["table-9", "table-11"]) == ["table-9"])
    #expect(try names == ["scroll-11", "table-11", "table-9"])
  }

  @Test func `one unknown name, and nothing is changed`() throws {
    #expect(throws: UnknownExperiments(names: ["no", "nor"])) {
      try test.catalog.delete(named: ["table-9", "no", "nor"])
    }
    #expect(throws: UnknownExperiments(names: ["no"])) { try test.catalog.restore(named: ["no"]) }
    #expect(try names.count == 4)
  }

  @Test func `a filter deletes what it selects, verdicts included`() throws {
    #expect(
      try test.catalog.delete(matching: .parse("os = 11 or os = 11.2")) == [
        "scroll-11", "table-11",
      ])
    #expect(try test.catalog.delete(matching: .parse("os > 1 and os < 12")) == ["table-9"])
    let undecided: VerdictDecision = { _ in .notComputed }
    _ = try test.catalog.restore(named: ["scroll-11", "table-11", "table-9"])
    #expect(
      try test.catalog.delete(
        matching: .parse("verdict = 'not-computed'"), simulator: "1", deciding: undecided)
        == ["scroll-11", "table-11", "table-9"])
  }

  @Test func `purging removes what was deleted, what only it had, and gives the space back`() throws
  {
    try test.record(
      (0..<300).map { index in
        SmallDocuments.tableOn9.replacing(#""table-9""#, with: #""many/\#(index)""#)
          .replacing(#""rowHeight": 44"#, with: #""rowHeight": \#(index + 1)"#)
      })
    let run = try test.catalog.beginRun(simulator: "1", filter: nil)
    try test.catalog.pending(simulator: "1") { pending in
      let values = pending.metrics.map { ComputedConfiguration.Value($0.id, .notModelled("no")) }
      try test.catalog.store([ComputedConfiguration(pending.id, values)], by: run)
    }
    let kept = try test.catalog.experiments(
      matching: .parse("name not like 'many/%' and name <> 'table-9'"))
    _ = try test.catalog.delete(matching: .parse("name like 'many/%' or name = 'table-9'"))
    let rehearsed = try test.catalog.purge(isRehearsal: true)
    #expect(rehearsed.experiments == 301)
    #expect(try test.catalog.deletedExperiments().count == 301)
    let outcome = try test.catalog.purge()
    #expect(outcome.experiments == 301)
    #expect(outcome.revisions == 301)
    #expect(outcome.configurations == 300)
    #expect(outcome.bytes > 200_000)
    #expect(!outcome.isAwaitingReaders)
    #expect(try test.catalog.experiments() == kept)
    #expect(try test.count("configuration") == .integer(3))
    #expect(try test.count("measurement") == .integer(6))
    #expect(try test.count("expectation") == .integer(6))
    // The names that only they used are gone too.
    #expect(
      try test.catalog.connection.scalar("SELECT count(*) FROM metric WHERE path = 'footer.state'")
        == .integer(0))
    #expect(try test.catalog.check(isFull: true).filter { $0.severity != .note }.isEmpty)
    #expect(try test.catalog.purge() == PurgeOutcome())
    #expect(try test.catalog.restore(named: ["nothing"]).isEmpty)
    #expect(throws: UnknownExperiments.self) { try test.catalog.restore(named: ["table-9"]) }
  }

  @Test func `a configuration that another experiment has stays, with what was computed`() throws {
    try test.record(SmallDocuments.tableOn9.replacing(#""table-9""#, with: #""other""#))
    _ = try test.catalog.delete(named: ["table-9"])
    let outcome = try test.catalog.purge()
    #expect(outcome.experiments == 1)
    #expect(outcome.configurations == 0)
    #expect(try test.catalog.experiments(matching: .parse("table.rowHeight = 44")).count == 1)
  }

  @Test func `what was deleted lately stays where only old things are purged`() throws {
    _ = try test.catalog.delete(named: ["table-9", "table-11"])
    try test.catalog.connection.execute(
      "UPDATE experiment SET deleted_at = '2020-01-01T00:00:00Z' WHERE name = 'table-9'")
    #expect(try test.catalog.purge(olderThanDays: 30).experiments == 1)
    #expect(try test.catalog.deletedExperiments().map(\.name) == ["table-11"])
  }

  @Test func `a reader goes on with what it sees while others purge`() throws {
    let reader = try test.reopened(.read)
    _ = try test.catalog.delete(named: ["table-9"])
    _ = try test.catalog.restore(named: ["table-9"])
    try reader.connection.transaction(.deferred) {
      #expect(try reader.connection.scalar("SELECT count(*) FROM experiment") == .integer(4))
      _ = try test.catalog.delete(named: ["table-9"])
      let writer = try test.reopened(.write, wait: .milliseconds(50))
      #expect(try writer.purge().isAwaitingReaders)
      #expect(try reader.connection.scalar("SELECT count(*) FROM experiment") == .integer(4))
      #expect(
        try reader.connection.scalar("SELECT count(*) FROM measurement") == .integer(12))
    }
    #expect(try reader.connection.scalar("SELECT count(*) FROM experiment") == .integer(3))
  }
}

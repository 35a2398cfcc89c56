import ExperimentCatalog
import Migrations
import Testing

@Suite struct MigrationPlanTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let applied: [Int]
    let known: [Int]
    let expected: MigrationPlan
  }

  private static func migration(_ version: Int) -> Migration {
    Migration(version: version, name: "v\(version)", sql: "SELECT \(version)")
  }

  private static func applied(_ version: Int) -> AppliedMigration {
    AppliedMigration(migration(version))
  }

  @Test(arguments: [
    Example(
      testDescription: "a new catalog gets all", applied: [], known: [1, 2],
      expected: .apply([migration(1), migration(2)])),
    Example(
      testDescription: "an older catalog gets the rest", applied: [1], known: [1, 2, 3],
      expected: .apply([migration(2), migration(3)])),
    Example(
      testDescription: "a catalog of this version gets nothing", applied: [1, 2], known: [1, 2],
      expected: .apply([])),
    Example(
      testDescription: "a newer catalog is refused", applied: [1, 2, 3], known: [1, 2],
      expected: .superseded(version: 3)),
    Example(
      testDescription: "a program without migrations knows no catalog", applied: [1], known: [],
      expected: .superseded(version: 1)),
    Example(
      testDescription: "a version that the catalog never saw", applied: [1, 3], known: [1, 2, 3],
      expected: .altered(found: applied(3), expected: migration(2))),
    Example(
      testDescription: "a version that the program never had", applied: [1, 2, 3], known: [1, 3],
      expected: .altered(found: applied(2), expected: migration(3))),
  ])
  func `the plan follows from what is applied and what is known`(_ example: Example) {
    let plan = MigrationPlan(
      applied: example.applied.map(Self.applied), known: example.known.map(Self.migration))
    #expect(plan == example.expected)
  }

  @Test func `another text or another name is an alteration`() {
    let known = [Self.migration(1), Self.migration(2)]
    let edited = AppliedMigration(Migration(version: 1, name: "v1", sql: "SELECT 0"))
    #expect(
      MigrationPlan(applied: [edited], known: known)
        == .altered(found: edited, expected: known[0]))
    let renamed = AppliedMigration(Migration(version: 2, name: "v2b", sql: "SELECT 2"))
    #expect(
      MigrationPlan(applied: [Self.applied(1), renamed], known: known)
        == .altered(found: renamed, expected: known[1]))
  }
}

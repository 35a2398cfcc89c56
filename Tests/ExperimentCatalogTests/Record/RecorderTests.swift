import LayoutModel
import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct RecorderTests {
  private let test: TestCatalog

  init() throws {
    test = try TestCatalog()
  }

  /// A table with an inset of the given top on an iPhone 6s.
  private static func table(_ name: String, top: Int, more: String = "") -> String {
    """
    {"name": "\(name)",
     "configuration": {
       "platform": {"os": "9.3", "device": "iPhone 6s"},
       "view": {"subviews": [
         {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 667], "rowHeight": 44,
          "sections": [{"rows": 3}], "contentInset": [\(top), 0, 0, 0]}]}},
     "measurements": {"table.contentOffset.y": -\(top), "table.contentSize.height": 132}\(more)}
    """
  }

  private struct Interruption: Error {}

  private static let tables = [
    "configuration", "configuration_document", "parameter", "parameter_name", "metric",
    "experiment", "revision", "revision_document", "measurement", "unexplained", "tag",
  ]

  private func counts() throws -> [SQLiteValue?] {
    try Self.tables.map { try test.count($0) }
  }

  @Test func `recording again changes nothing`() throws {
    #expect(try test.record(Self.table("a", top: 64)) == [.new])
    let before = try counts()
    #expect(try test.record(Self.table("a", top: 64)) == [.unchanged])
    #expect(try counts() == before)
  }

  @Test(arguments: [1, 2, 31, 32, 33, 64, 65, 100])
  func `every value is recorded in the document's order, however many there are`(
    count: Int
  ) throws {
    let metrics = (0..<count).map { "table.convert([\($0),0],to:nil).x" }
    let values = metrics.enumerated().map { #""\#($0.element)": \#($0.offset)"# }
    let unexplained = (0..<count).map { #""value \#($0)": "\#($0)""# }
    let tags = (0..<count).map { #""tag \#($0)""# }
    try test.record(
      """
      {"name": "a",
       "configuration": {
         "platform": {"os": "9.3", "device": "iPhone 6s"},
         "view": {"subviews": [{"id": "table", "class": "UITableView"}]}},
       "measurements": {\(values.joined(separator: ", "))},
       "unexplained": {\(unexplained.joined(separator: ", "))},
       "tags": [\(tags.joined(separator: ", "))]}
      """)
    let connection = test.catalog.connection
    #expect(
      try connection.texts(
        """
        SELECT metric.path || ' ' || printf('%g', number) FROM measurement
        JOIN metric ON metric.id = metric ORDER BY position
        """) == metrics.enumerated().map { "\($0.element) \($0.offset)" })
    #expect(
      try connection.texts("SELECT name || ' ' || number FROM unexplained ORDER BY position")
        == (0..<count).map { "value \($0) \(Double($0))" })
    #expect(
      try connection.texts("SELECT tag FROM tag ORDER BY tag")
        == (0..<count).map { "tag \($0)" }.sorted())
  }

  @Test func `the same document written in another way is the same`() throws {
    try test.record(Self.table("a", top: 64))
    let rewritten = """
      {"measurements": {"table.contentSize.height": 132, "table.contentOffset.y": -64e0},
       "configuration": {
         "view": {"subviews": [
           {"class": "UITableView", "frame": [0, 0, 375, 667], "id": "table", "rowHeight": 44.0,
            "contentInset": [64, -0, 0, 0], "sections": [{"rows": 3}]}]},
         "platform": {"device": "iPhone 6s", "os": "9.3.0"}},
       "name": "a"}
      """
    #expect(try test.record(rewritten) == [.unchanged])
  }

  @Test func `A, B, A are three revisions, and the last is the latest`() throws {
    let a = Self.table("x", top: 64)
    let b = Self.table("x", top: 0)
    #expect(try test.record(a, b, a) == [.new, .revised(2), .revised(3)])
    let stored = try #require(try test.catalog.experiment(named: "x"))
    #expect(stored.revisions.map(\.number) == [1, 2, 3])
    #expect(stored.revisions[0].digest == stored.revisions[2].digest)
    #expect(stored.revisions[0].fingerprint == stored.revisions[2].fingerprint)
    #expect(stored.revisions[0].digest != stored.revisions[1].digest)
    #expect(try test.catalog.experiments().map(\.revision) == [3])
    #expect(try test.count("configuration") == .integer(2))
  }

  @Test func `a measurement, a tag or a note more makes a revision`() throws {
    try test.record(Self.table("a", top: 64))
    for (index, more) in [
      #", "tags": ["inset"]"#, #", "note": "seen twice""#, #", "tolerance": 0.5"#,
      #", "source": {"kind": "device"}"#, #", "unexplained": {"offset": 3}"#,
    ].enumerated() {
      #expect(
        try test.record(Self.table("a", top: 64, more: more)) == [.revised(index + 2)], "\(more)")
    }
    #expect(try test.count("configuration") == .integer(1))
  }

  @Test func `experiments share a configuration, and one that states defaults too`() throws {
    let plain = """
      {"name": "plain", "configuration": {"platform": {"os": "11.0", "device": "iPhone X"}}}
      """
    let stated = """
      {"name": "stated", "configuration": {
        "platform": {"os": "11", "device": "iPhone X", "orientation": "portrait"},
        "phase": "viewDidAppear", "statusBar": {"isHidden": false}}}
      """
    #expect(try test.record(plain, stated) == [.new, .new])
    #expect(try test.count("configuration") == .integer(1))
    #expect(
      try test.catalog.connection.scalar(
        """
        SELECT group_concat(path) FROM parameter
        JOIN parameter_name ON parameter_name.id = parameter.name
        """) == .text("view.class"))
  }

  @Test func `a document that fails leaves nothing of the whole input`() throws {
    try test.record(Self.table("before", top: 1))
    let before = try counts()
    let tags = #", "tags": ["a"]"#
    var broken = try document(Self.table("broken", top: 3, more: tags))
    broken.experiment.tags = [""]
    let error = try #require(throws: CatalogError.self) {
      try test.record([try document(Self.table("new", top: 2)), broken])
    }
    #expect(error.code == .failed)
    #expect(error.cause?.code == .constraintCheck)
    #expect(try counts() == before)
    #expect(try test.catalog.experimentNames() == ["before"])
  }

  @Test func `an error of the caller's own leaves nothing either, and is thrown on`() throws {
    #expect(throws: Interruption.self) {
      try test.catalog.record { recorder in
        #expect(try recorder.add(document(Self.table("a", top: 64))) == .new)
        throw Interruption()
      }
    }
    #expect(try counts() == Self.tables.map { _ in .integer(0) })
    #expect(try test.record(Self.table("a", top: 64)) == [.new])
  }

  @Test func `what is added within a transaction counts for what follows in it`() throws {
    let a = Self.table("a", top: 64)
    #expect(try test.record(a, a, Self.table("b", top: 64)) == [.new, .unchanged, .new])
    #expect(try test.count("configuration") == .integer(1))
  }

  @Test func `a second writer waits, then says busy`() throws {
    let other = try test.reopened(wait: .milliseconds(20))
    try test.catalog.record { recorder in
      _ = try recorder.add(document(Self.table("a", top: 64)))
      let error = try #require(throws: CatalogError.self) { try other.record { _ in } }
      #expect(error.code == .busy)
      #expect(
        error.message == "cannot record into \(other.path): another process is writing to it, "
          + "and did so for 0.02 s; try again later")
      // Nor does a reader see what is not committed.
      #expect(try other.experimentNames() == [])
    }
    #expect(try other.experimentNames() == ["a"])
  }

  @Test func `a reader cannot record`() throws {
    let reader = try test.reopened(.read)
    let document = try document(Self.table("a", top: 64))
    let error = try #require(throws: CatalogError.self) {
      try reader.record { recorder in try recorder.add(document) }
    }
    #expect(error.code == .readOnly)
    #expect(
      error.message
        == "cannot record into \(reader.path): the file or its folder is read-only")
  }
}

import LayoutModel
import Testing

@Suite struct DocumentReaderWaiverTests {
  private static func waiver(_ text: String) throws -> Waiver {
    try DocumentReader(JSONTape(parsing: Array(text.utf8))).waiver()
  }

  @Test func `a waiver is read with all its keys`() throws {
    let waiver = try Self.waiver(
      """
      {"metric": "table.*", "where": "os < 11", "deviation": [-1, 1.5], "reason": "rounded",
       "reference": "article 000", "since": "2026-11-30"}
      """)
    #expect(
      waiver
        == Waiver(
          metric: "table.*", condition: "os < 11", deviation: -1...1.5, reason: "rounded",
          reference: "article 000", since: "2026-11-30"))
  }

  @Test func `condition and reference may be left out`() throws {
    let waiver = try Self.waiver(
      "{\"metric\": \"*\", \"deviation\": [0, 0], \"reason\": \"r\", \"since\": \"2026-11-30\"}")
    #expect(waiver.condition.isEmpty)
    #expect(waiver.reference.isEmpty)
  }

  @Test(arguments: [
    ("\"deviation\": [1, 0]", "deviation: a deviation is [least, most]"),
    ("\"deviation\": [1]", "deviation: expected two numbers [least, most]"),
    ("\"deviation\": 1", "deviation: expected two numbers [least, most]"),
    ("\"since\": \"today\"", "since: 'today' is no ISO 8601 date"),
    ("\"reason\": \"\"", "reason: the reason is empty"),
    ("\"metric\": \"\"", "metric: the metric is empty"),
    ("\"wher\": \"os < 11\"", "wher: unknown key \"wher\"; did you mean \"where\"?"),
  ])
  func `a wrong waiver says what would be right`(_ member: String, _ message: String) {
    var members = [
      "metric": "\"metric\": \"*\"", "deviation": "\"deviation\": [0, 1]",
      "reason": "\"reason\": \"r\"", "since": "\"since\": \"2026-11-30\"",
    ]
    let key = String(member.dropFirst().prefix { $0 != "\"" })
    members[key] = member
    let text = "{\(members.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", "))}"
    let error = #expect(throws: DocumentError.self) { try Self.waiver(text) }
    #expect(error?.description.contains(": \(message)") == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["metric", "deviation", "reason", "since"])
  func `a missing key is named`(_ key: String) {
    let members = [
      "\"metric\": \"*\"", "\"deviation\": [0, 1]", "\"reason\": \"r\"",
      "\"since\": \"2026-11-30\"",
    ]
    let text = "{\(members.filter { !$0.hasPrefix("\"\(key)\"") }.joined(separator: ", "))}"
    let error = #expect(throws: DocumentError.self) { try Self.waiver(text) }
    #expect(error?.message.hasPrefix("the key \"\(key)\" is missing") == true)
  }
}

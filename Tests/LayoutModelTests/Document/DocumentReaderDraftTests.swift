import LayoutModel
import Testing

@Suite struct DocumentReaderDraftTests {
  private static let platform = "\"platform\": {\"os\": \"9.3\", \"device\": \"iPhone 6s\"}"

  private static func draft(_ text: String) throws -> Draft {
    try DocumentReader(JSONTape(parsing: Array(text.utf8))).draft()
  }

  @Test func `a configuration alone is a draft`() throws {
    let draft = try Self.draft("{\(Self.platform)}")
    #expect(draft.name == nil)
    #expect(draft.measurements.isEmpty)
    #expect(draft.configuration.platform.os == OSVersion(9, 3))
  }

  @Test func `an experiment may lack its name and its measurements`() throws {
    let draft = try Self.draft("{\"configuration\": {\(Self.platform)}}")
    #expect(draft.name == nil)
    #expect(draft.measurements.isEmpty)
    let whole = try Self.draft(
      "{\"name\": \"a\", \"configuration\": {\(Self.platform)},"
        + " \"measurements\": {\"view.frame.y\": null}}")
    #expect(whole.name == "a")
    #expect(whole.measurements.map(\.path) == ["view.frame.y"])
  }

  @Test(arguments: [
    ("{}", "1:1: the key \"configuration\" is missing"),
    ("[]", "1:1: expected an object (configuration)"),
    ("{\"view\": {}}", "1:1: the key \"platform\" is missing"),
    (
      "{\"plattform\": {}, \"view\": {}}", "1:2: plattform: unknown key \"plattform\"; did you mean"
    ),
    ("{\"name\": \"\", \"configuration\": {\(platform)}}", "1:10: name: a name has 1 to 200 bytes"),
    ("{\"nam\": \"a\", \"configuration\": {\(platform)}}", "1:2: nam: unknown key \"nam\""),
  ])
  func `what is there is read strictly`(_ text: String, _ message: String) {
    let error = #expect(throws: DocumentError.self) { try Self.draft(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}

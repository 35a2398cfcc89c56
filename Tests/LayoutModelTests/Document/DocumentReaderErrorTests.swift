import LayoutModel
import Testing

/// Documents that break a rule of the reader's own: each by its exact message, place and path.
///
/// What the table of keys demands of every key is in `DocumentValidatorTests`.
@Suite struct DocumentReaderErrorTests {
  typealias Case = DocumentErrorCase
  typealias Text = ExperimentText

  static let documents: [Case] = [
    Case(
      "an array", "▸[]", path: "",
      "expected an object (experiment), found an array of 0 elements"),
    Case(
      "a key that nothing resembles", #"{"name": "a", ▸"xyzzy": 1}"#, path: "xyzzy",
      """
      unknown key "xyzzy"; the keys here are name, source, what, note, raw, tags, recordedAt, \
      tolerance, configuration, measurements, unexplained
      """),
    Case(
      "a key in other letters", #"{"name": "a", ▸"Configuration": {}}"#, path: "Configuration",
      #"unknown key "Configuration"; did you mean "configuration"?"#),
    Case(
      "a key that is escaped", #"{"name": "a", ▸"no\u0074es": ""}"#, path: "notes",
      #"unknown key "no\u0074es"; did you mean "note"?"#),
    Case(
      "a very long key", #"{"name": "a", ▸"\#(String(repeating: "x", count: 50))": 1}"#,
      path: String(repeating: "x", count: 50),
      """
      unknown key "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"; the keys here are name, source, what, \
      note, raw, tags, recordedAt, tolerance, configuration, measurements, unexplained
      """),
    Case(
      "a key of an object without keys", Text.actions(#"{"settle": {▸"for": 2}}"#),
      path: "configuration.actions[0].settle.for",
      #"unknown key "for"; this object has no keys"#),
    Case(
      "an empty name", #"{"name": ▸"", "configuration": {\#(Text.platform)}}"#, path: "name",
      "a name has 1 to 200 bytes, this one has 0"),
    Case(
      "a name of 201 bytes",
      #"{"name": ▸"\#(String(repeating: "é", count: 100))x", "configuration": {\#(Text.platform)}}"#,
      path: "name", "a name has 1 to 200 bytes, this one has 201"),
    Case(
      "a name with a line break", #"{"name": ▸"a\nb", "configuration": {\#(Text.platform)}}"#,
      path: "name", "a name has no control characters"),
    Case(
      "a name that begins with a space", #"{"name": ▸" a", "configuration": {\#(Text.platform)}}"#,
      path: "name", "a name neither begins nor ends with a space"),
    Case(
      "a name that ends with a space", #"{"name": ▸"a ", "configuration": {\#(Text.platform)}}"#,
      path: "name", "a name neither begins nor ends with a space"),
    Case(
      "an empty tag", Text.experiment(#""tags": ["a", ▸""]"#), path: "tags[1]",
      "a tag is not empty"),
    Case(
      "a doubled tag", Text.experiment(#""tags": ["a", "b", ▸"a"]"#), path: "tags[2]",
      #"the tag "a" stands here twice"#),
    Case(
      "a date in words", Text.experiment(#""recordedAt": ▸"1 September 2016""#),
      path: "recordedAt",
      """
      '1 September 2016' is no ISO 8601 date; write 2016-09-01, 2016-09-01T08:30:00Z or \
      2016-09-01T08:30:00+02:00
      """),
    Case(
      "a time without offset", Text.experiment(#""recordedAt": ▸"2016-09-01T08:30:00""#),
      path: "recordedAt",
      """
      '2016-09-01T08:30:00' is no ISO 8601 date; write 2016-09-01, 2016-09-01T08:30:00Z or \
      2016-09-01T08:30:00+02:00
      """),
    Case(
      "an unexplained value without a name", Text.experiment(#""unexplained": {▸"": 1}"#),
      path: "unexplained.", "the value has an empty name; name what was printed"),
  ]

  @Test(arguments: documents) func `a document's own keys are checked`(test: Case) {
    test.check()
  }

  @Test func `an error says its line, column and path`() {
    let text = """
      {
        "name": "a",
        "configuration": {
          "platform": {"os": "11.0", "device": "iPhone X"},
          "view": {"subviews": [{"id": "é", "frame": [0, 0, 10]}]}
        }
      }
      """
    let error = #expect(throws: DocumentError.self) { try Text.read(text) }
    #expect(
      error?.description == """
        5:48: configuration.view.subviews[0].frame: expected four numbers [x, y, width, height], \
        found an array of 3 elements
        """)
  }

  /// Faults of the JSON itself are found before the document is looked at.
  static let syntax: [(marked: String, message: String)] = [
    (
      "{\"name\": \"a\",\n ▸\"name\": \"b\"}",
      "the key \"name\" stands twice in one object, first on line 1; keep one of them"
    ),
    (
      Text.measurements("\"table.frame.y\": ▸NaN"),
      """
      NaN is no JSON number; write "nan" as text in a measurement (a configuration has no place \
      for it)
      """
    ),
    (
      Text.view("\"frame\": [0, 0, ▸1e999, 0]"),
      "the number 1e999 is out of the range of a Double, whose largest is about 1.8e308"
    ),
    (nested(30, "▸{\"id\": \"deep\"}"), "arrays and objects are nested more than 64 levels deep"),
  ]

  @Test(arguments: syntax) func `what is no JSON is refused with its place`(
    marked: String, message: String
  ) {
    let text = MarkedText(marked)
    let error = #expect(throws: JSONSyntaxError.self) { try Text.read(text.text) }
    #expect(error == JSONSyntaxError(message: message, location: text.location))
  }

  @Test func `views may stand in each other as deep as the JSON may`() throws {
    let experiment = try Text.read(Self.nested(29, "{\"id\": \"deep\"}"))
    #expect(experiment.configuration.views.count == 31)
  }

  /// A document with a view inside as many others.
  private static func nested(_ depth: Int, _ innermost: String) -> String {
    let opening = (0..<depth).map { "{\"id\": \"v\($0)\", \"subviews\": [" }.joined()
    return Text.subviews(opening + innermost + String(repeating: "]}", count: depth))
  }
}

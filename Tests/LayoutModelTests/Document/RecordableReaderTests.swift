import LayoutModel
import TestSupport
import Testing

/// Documents that are read one after the other are what each of them is alone.
@Suite struct RecordableReaderTests {
  private static func expectEqual(
    _ document: RecordableDocument, _ alone: RecordableDocument
  ) {
    let name = alone.experiment.name
    #expect(document.experiment.name == name)
    #expect(document.experiment.configuration == alone.experiment.configuration, "\(name)")
    #expect(document.changes(from: alone).isEmpty, "\(name)")
    #expect(document.documentText == alone.documentText, "\(name)")
    #expect(document.digest == alone.digest, "\(name)")
    #expect(document.configurationText == alone.configurationText, "\(name)")
    #expect(document.fingerprint == alone.fingerprint, "\(name)")
    #expect(document.shape == alone.shape, "\(name)")
    #expect(document.parameters == alone.parameters, "\(name)")
    #expect(document.lastLine == alone.lastLine, "\(name)")
  }

  @Test func `a document is the same after itself and after any other`() throws {
    let tapes =
      try ["articles", "field", "peers"].flatMap { try FixtureFolder.documents($0) }
      + [JSONTape(parsing: Array(EveryKeyDocument.text.utf8))]
    var reader = RecordableReader()
    for tape in tapes {
      let alone = try DocumentReader(tape).recordable()
      for _ in 1...2 { Self.expectEqual(try reader.read(tape), alone) }
    }
  }

  private static let configuration = """
    {"platform": {"os": "11", "device": "iPhone X"},
     "view": {"subviews": [{"id": "box", "frame": [0, 0, 1.50, 2]}]}}
    """

  private static func text(_ members: String, configuration: String = configuration) -> String {
    "{\(members), \"configuration\": \(configuration)}"
  }

  private static func tape(_ text: String) throws -> JSONTape {
    try JSONTape(parsing: Array(text.utf8))
  }

  @Test(
    arguments: [
      text(#""name": "b", "measurements": {"box.frame.width": 1.50}"#),
      text(#""name": "b", "note": "n""#, configuration: " \(configuration)"),
      #"{"name": "b", "configuration": \#(configuration), "tags": ["c"]}"#,
      #"{"name": "b", "config\u0075ration": \#(configuration)}"#,
      text(
        #""name": "b""#, configuration: configuration.replacing("1.50", with: "1.25")),
    ]) func `another document may share the configuration`(second: String) throws
  {
    var reader = RecordableReader()
    _ = try reader.read(Self.tape(Self.text(#""name": "a""#)))
    let tape = try Self.tape(second)
    Self.expectEqual(try reader.read(tape), try DocumentReader(tape).recordable())
  }

  @Test(
    arguments: [
      text(#""name": """#), text(#""name": "b", "measurements": {"box.frame.with": 1}"#),
      text(#""name": "b", "configuraton": {}"#), "{\"configuration\": \(configuration)}",
      #"{"name": "b"}"#, "[]",
      text(#""name": "b""#, configuration: configuration.replacing("frame", with: "farme")),
    ]) func `what is wrong is said as of a document alone`(wrong: String) throws
  {
    let tape = try Self.tape(wrong)
    let error = try #require(throws: DocumentError.self) {
      _ = try DocumentReader(tape).recordable()
    }
    var reader = RecordableReader()
    let first = try Self.tape(Self.text(#""name": "a""#))
    for _ in 1...2 {
      _ = try reader.read(first)
      #expect(throws: error) { try reader.read(tape) }
    }
    Self.expectEqual(try reader.read(first), try DocumentReader(first).recordable())
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct RecordTests {
  @Test func `recording makes a catalog; recording again changes nothing and says so`() throws {
    let plumb = try BuiltBinary()
    let document = SampleDocument.experiment("a")
    #expect(
      try plumb.run("record", "-", input: document)
        == .done(
          "1 experiment: 1 new, 0 revised, 0 unchanged.\n",
          saying: "plumb: made FOLDER/plumb.sqlite\n"))
    #expect(
      try plumb.run("record", "-", input: document)
        == .done("1 experiment: 0 new, 0 revised, 1 unchanged; nothing changed.\n"))
  }

  @Test func `anything else under the same name is a new revision`() throws {
    let plumb = try BuiltBinary()
    for (width, sentence) in [
      ("375", "1 experiment: 1 new, 0 revised, 0 unchanged.\n"),
      ("376", "1 experiment: 0 new, 1 revised, 0 unchanged.\n"),
      ("375", "1 experiment: 0 new, 1 revised, 0 unchanged.\n"),
      ("375.0", "1 experiment: 0 new, 1 revised, 0 unchanged.\n"),
    ] {
      let document = SampleDocument.experiment("a", width: width)
      #expect(try plumb.run("record", "-", input: document).output == sentence)
    }
  }

  @Test func `one document, an array, one a line and several files all do`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.folder.write(SampleDocument.experiment("one"), to: "one.json")
    _ = try plumb.folder.write(
      "[\(SampleDocument.experiment("two")), \(SampleDocument.experiment("three"))]",
      to: "array.json")
    let lines = SampleDocument.experiment("four") + "\n" + SampleDocument.experiment("five")
    #expect(
      try plumb.run("record", "-l", "one.json", "array.json", "-", input: lines)
        == .done(
          """
          new  one
          new  two
          new  three
          new  four
          new  five
          5 experiments: 5 new, 0 revised, 0 unchanged.

          """, saying: "plumb: made FOLDER/plumb.sqlite\n"))
  }

  @Test func `a dry run checks and touches nothing`() throws {
    let plumb = try BuiltBinary()
    let input = SampleDocument.experiment("a") + SampleDocument.experiment("b")
    #expect(
      try plumb.run("record", "--dry-run", "-", input: input)
        == .done("2 documents are valid; nothing was recorded.\n"))
    #expect(try plumb.folder.contents() == [])
  }

  struct BadInput: CustomTestStringConvertible {
    let name: String
    let input: String
    let message: String

    var testDescription: String { name }

    init(_ name: String, _ input: String, _ message: String) {
      self.name = name
      self.input = input
      self.message = message
    }
  }

  @Test(arguments: [
    BadInput("no input", "", "bad.json: there is no document in it"),
    BadInput(
      "no JSON", "{\"name\": \"a\",}",
      "bad.json:1:13: trailing comma before '}'; remove the comma"),
    BadInput(
      "an unknown key on the second line",
      "{\"name\": \"a\",\n \"configuraton\": {}}",
      "bad.json:2:2: configuraton: unknown key \"configuraton\"; did you mean \"configuration\"?"),
    BadInput(
      "a missing key", "{\"name\": \"a\"}",
      "bad.json:1:1: the key \"configuration\" is missing: everything that determines the layout;"
        + " an object (configuration)"),
    BadInput(
      "a metric that is none",
      SampleDocument.experiment("a").replacingOccurrences(of: "frame.width", with: "frame.widht"),
      "bad.json:1:101: measurements.view.frame.widht: 'frame.widht' is no metric of 'view';"
        + " did you mean 'frame.x' or 'frame.y' or 'frame.width' or 'frame.height'?"),
  ])
  func `a bad document is answered with its place, and nothing is recorded`(
    _ bad: BadInput
  ) throws {
    let plumb = try BuiltBinary()
    _ = try plumb.folder.write(bad.input, to: "bad.json")
    _ = try plumb.folder.write(SampleDocument.experiment("good"), to: "good.json")
    let answer = "plumb: error: \(bad.message)\nplumb: nothing was recorded\n"
    #expect(try plumb.run("record", "good.json", "bad.json") == .failed(65, answer))
    #expect(try plumb.folder.contents() == ["bad.json", "good.json"])
    #expect(try plumb.run("record", "--dry-run", "bad.json") == .failed(65, answer))
    // The same where a catalog is there already.
    _ = try plumb.run("record", "-", input: SampleDocument.experiment("before"))
    #expect(try plumb.run("record", "good.json", "bad.json") == .failed(65, answer))
    #expect(try plumb.run("show", "good").status == 66)
  }

  @Test func `a file that is not there is named`() throws {
    let plumb = try BuiltBinary()
    #expect(
      try plumb.run("record", "nothing.json")
        == .failed(66, "plumb: error: cannot read nothing.json: No such file or directory\n"))
    #expect(
      try plumb.run("record", ".")
        == .failed(66, "plumb: error: cannot read .: Is a directory\n"))
    #expect(try plumb.folder.contents() == [])
  }

  @Test func `a catalog in a folder that is not there is not made`() throws {
    let plumb = try BuiltBinary()
    #expect(
      try plumb.run(
        "record", "--catalog", "no/x.sqlite", "-", input: SampleDocument.experiment("a"))
        == .failed(
          66,
          """
          plumb: error: cannot make FOLDER/no/x.sqlite: there is no such folder; make it first

          """))
  }

  @Test func `names in messages cannot draw on the terminal`() throws {
    let plumb = try BuiltBinary()
    let document = "{\"name\": \"a\", \"\\u001b[2J\": 1}"
    let run = try plumb.run("record", "-", input: document)
    #expect(run.status == 65)
    #expect(!run.errors.unicodeScalars.contains("\u{1B}"))
  }
}

import LayoutModel
import Testing

@Suite struct JSONWriterTests {
  private func write(
    _ style: JSONWriter.Style = .compact, _ body: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(style: style)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes what is on a tape.
  private func write(_ tape: JSONTape, _ node: JSONTape.NodeIndex, to writer: inout JSONWriter) {
    switch tape.kind(node) {
    case .object:
      writer.beginObject()
      for (key, value) in tape.members(node) {
        writer.key(tape.text(key))
        write(tape, value, to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in tape.elements(node) {
        write(tape, element, to: &writer)
      }
      writer.endArray()
    case .string: writer.string(tape.text(node))
    case .number: writer.number(tape.number(node))
    case .true: writer.bool(true)
    case .false: writer.bool(false)
    case .null: writer.null()
    }
  }

  @Test func `every kind of value is written without white space`() {
    let text = write { writer in
      writer.beginObject()
      writer.key("a")
      writer.beginArray()
      writer.number(-64)
      writer.number(47.33)
      writer.number(-0.0)
      writer.integer(Int64.max)
      writer.integer(UInt8(7))
      writer.endArray()
      writer.key("b")
      writer.beginObject()
      writer.endObject()
      writer.key("c")
      writer.beginArray()
      writer.bool(true)
      writer.bool(false)
      writer.null()
      writer.raw("47.330".utf8)
      writer.string("x")
      writer.beginArray()
      writer.endArray()
      writer.endArray()
      writer.endObject()
    }
    #expect(
      text
        == #"{"a":[-64,47.33,0,9223372036854775807,7],"b":{},"c":[true,false,null,47.330,"x",[]]}"#
    )
  }

  @Test func `a text is escaped where it must be and nowhere else`() {
    let text = write {
      $0.string("a\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F} é😀\u{7F}\u{2028}\u{2029}\u{2027}")
    }
    #expect(
      text == #""a\"\\/\b\f\n\r\t\u0000\u001f é😀\u007f\u2028\u2029"# + "\u{2027}\"")
    #expect(write { $0.string("plain text, é") } == "\"plain text, é\"")
    #expect(write { $0.string("\u{7F}") } == "\"\\u007f\"")
  }

  @Test func `outermost values stand on lines of their own`() {
    let text = write { writer in
      writer.beginObject()
      writer.endObject()
      writer.number(1)
      writer.beginArray()
      writer.number(2)
      writer.endArray()
    }
    #expect(text == "{}\n1\n[2]")
  }

  @Test func `an emptied writer goes on as a new one`() {
    var writer = JSONWriter()
    writer.integer(1)
    writer.removeAll()
    writer.integer(2)
    #expect(writer.bytes == Array("2".utf8))
  }

  @Test func `the pretty style breaks only what has no room on a line`() throws {
    let source = """
      {"name":"articles/000/cells-inset","configuration":{"view":{"subviews":[{"id":"table",\
      "class":"UITableView","frame":[100,100,200,300],"rowHeight":40,"contentInset":[64,0,49,0]}]}},\
      "measurements":{"table.contentOffset.y":-64},"tags":[]}
      """
    let expected = """
      {
        "name": "articles/000/cells-inset",
        "configuration": {
          "view": {
            "subviews": [
              {
                "id": "table",
                "class": "UITableView",
                "frame": [100, 100, 200, 300],
                "rowHeight": 40,
                "contentInset": [64, 0, 49, 0]
              }
            ]
          }
        },
        "measurements": {"table.contentOffset.y": -64},
        "tags": []
      }
      """
    let tape = try JSONTape(parsing: Array(source.utf8))
    #expect(write(.pretty) { write(tape, tape.root, to: &$0) } == expected)
  }

  @Test(arguments: [(75, true), (76, false)]) func `a line has at most 80 columns with its comma`(
    length: Int, fits: Bool
  ) {
    let text = String(repeating: "é", count: length - 2)
    let written = write(.pretty) { writer in
      writer.beginArray()
      writer.beginArray()
      writer.string(text)
      writer.endArray()
      writer.integer(1)
      writer.endArray()
    }
    #expect(
      written == (fits ? "[\n  [\"\(text)\"],\n  1\n]" : "[\n  [\n    \"\(text)\"\n  ],\n  1\n]"))
  }

  @Test func `what holds raw lines is broken too`() {
    let text = write(.pretty) { writer in
      writer.beginObject()
      writer.key("a")
      writer.raw("[\n]".utf8)
      writer.key("b")
      writer.bool(true)
      writer.endObject()
    }
    #expect(text == "{\n  \"a\": [\n],\n  \"b\": true\n}")
  }

  @Test func `random documents come back as they were written, in both styles`() throws {
    var documents = RandomJSON(random: SeededGenerator(seed: 7))
    for number in 0..<1000 {
      let tape = try JSONTape(parsing: Array(documents.document().utf8))
      let compact = write { write(tape, tape.root, to: &$0) }
      let pretty = write(.pretty) { write(tape, tape.root, to: &$0) }
      for text in [compact, pretty] {
        let again = try JSONTape(parsing: Array(text.utf8))
        #expect(
          write { write(again, again.root, to: &$0) } == compact, "document \(number) of seed 7")
      }
    }
  }
}

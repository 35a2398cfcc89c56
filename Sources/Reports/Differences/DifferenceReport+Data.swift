import LayoutModel

extension DifferenceReport {
  /// Writes `plumb.compare/1`, whose shape is in `Schemas/plumb.compare-1.schema.json`.
  func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.compare/1")
    writer.member("kind", kind)
    writer.member("left", left)
    writer.member("right", right)
    writer.member("summary", summary)
    writer.member("differs", differs)
    writer.key("constants")
    writer.beginArray()
    for constant in constants {
      writer.beginObject()
      writer.member("name", constant.name)
      writer.member("value", constant.value)
      writer.endObject()
    }
    writer.endArray()
    writer.key("groups")
    writer.beginArray()
    for group in groups {
      writer.beginObject()
      writer.member("title", group.title)
      writer.key("rows")
      writer.beginArray()
      for row in group.rows {
        writer.beginObject()
        writer.rowMembers(row)
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }

  /// Writes one row a line, with the title of its group.
  func ndjson() -> [UInt8] {
    var writer = JSONWriter()
    for group in groups {
      for row in group.rows {
        writer.beginObject()
        writer.member("group", group.title)
        writer.rowMembers(row)
        writer.endObject()
      }
    }
    return writer.bytes.isEmpty ? [] : writer.finished()
  }

  /// Writes one line a row.
  func csv() -> [UInt8] {
    var writer = CSVWriter()
    for column in ["group", "name", "left", "right", "difference", "note"] { writer.word(column) }
    writer.endLine()
    for group in groups {
      for row in group.rows {
        writer.cell(group.title)
        writer.cell(row.name)
        writer.cell(row.left)
        writer.cell(row.right)
        writer.cell(row.difference)
        writer.cell(row.note ?? "")
        writer.endLine()
      }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func rowMembers(_ row: DifferenceReport.Row) {
    member("name", row.name)
    member("left", row.left)
    member("right", row.right)
    member("difference", row.difference)
    if let note = row.note { member("note", note) }
  }
}

extension DocumentReader {
  /// The document's text with its numbers in an order of their own.
  ///
  /// The canonical form sorts them by name and so forgets the order in which they were written. It
  /// is the same document: its digest does not change.
  ///
  /// - Parameters:
  ///   - measurements: The measured metrics' paths; those that it does not name come last.
  ///   - unexplained: As `measurements`, for the values that follow from nothing.
  public func text(measurements: [String], unexplained: [String]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for (key, value) in tape.members(tape.root) {
      writer.key(tape.text(key))
      switch tape.text(key) {
      case "measurements": write(value, in: measurements, &writer)
      case "unexplained": write(value, in: unexplained, &writer)
      default: writer.raw(Array(tape.source(value).utf8))
      }
    }
    writer.endObject()
    return writer.bytes
  }

  private func write(
    _ object: JSONTape.NodeIndex, in order: [String], _ writer: inout JSONWriter
  ) {
    let places = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let members = tape.members(object).map { (name: tape.text($0.key), value: $0.value) }
      .enumerated()
      .sorted {
        (places[$0.element.name, default: .max], $0.offset)
          < (places[$1.element.name, default: .max], $1.offset)
      }
    writer.beginObject()
    for (_, member) in members {
      writer.key(member.name)
      writer.raw(Array(tape.source(member.value).utf8))
    }
    writer.endObject()
  }
}

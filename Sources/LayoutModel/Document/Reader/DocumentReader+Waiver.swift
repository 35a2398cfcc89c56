extension DocumentReader {
  /// Reads the document as a waiver: a deviation that is known, with the reason why it stays.
  ///
  /// - Throws: ``DocumentError`` as ``experiment()`` does.
  public func waiver() throws(DocumentError) -> Waiver {
    let root = tape.root
    guard tape.kind(root) == .object else { throw error(root, "a waiver is an object") }
    try validator.check(root, keys: Self.waiverKeys)
    let metric = try filled(root, "metric")
    let reason = try filled(root, "reason")
    let since = try require(root, "since")
    guard Timestamp.isValid(tape.text(since)) else {
      throw error(since, "'\(tape.text(since))' is no ISO 8601 date; write 2026-11-30")
    }
    return Waiver(
      metric: metric, condition: text(root, "where") ?? "",
      deviation: try range(require(root, "deviation")), reason: reason,
      reference: text(root, "reference") ?? "", since: tape.text(since))
  }

  private static let waiverKeys = KeyList([
    DocumentKey(
      "metric", .text, isRequired: true, "the metric's path; * stands for any run of characters"),
    DocumentKey("where", .text, "a filter that selects the experiments"),
    DocumentKey(
      "deviation", .numbers(["least", "most"]), isRequired: true,
      "the range in which recorded minus computed lies, both ends included"),
    DocumentKey("reason", .text, isRequired: true, "why the deviation stays"),
    DocumentKey("reference", .text, "what the reason rests on"),
    DocumentKey("since", .text, isRequired: true, "the day from which the waiver holds"),
  ])

  private func filled(
    _ object: JSONTape.NodeIndex, _ key: String
  ) throws(DocumentError) -> String {
    let node = try require(object, key)
    let text = tape.text(node)
    guard !text.isEmpty else { throw error(node, "the \(key) is empty") }
    return text
  }

  private func range(_ node: JSONTape.NodeIndex) throws(DocumentError) -> ClosedRange<Double> {
    let numbers = tape.elements(node).map { number($0) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw error(node, "a deviation is [least, most], and the most is not below the least")
    }
    return numbers[0]...numbers[1]
  }
}

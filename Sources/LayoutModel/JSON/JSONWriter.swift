/// Writes JSON into a growing buffer of bytes.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("offset")
/// writer.beginArray()
/// writer.number(0)
/// writer.number(-64)
/// writer.endArray()
/// writer.endObject()
/// // {"offset":[0,-64]}
/// ```
///
/// Several values on the outermost level are separated by line feeds, which makes NDJSON of compact
/// ones. Calls in an order that makes no JSON (a value without a key in an object, an end without
/// a beginning) are programming errors and stop the program.
public struct JSONWriter: Sendable {
  /// How the output is laid out.
  public enum Style: Sendable {
    /// Without white space.
    case compact
    /// Indented by 2, with arrays and objects on one line where that line has at most 80 columns.
    case pretty
  }

  /// The output so far.
  public internal(set) var bytes: [UInt8] = []
  let style: Style
  var containers: [Container] = []
  /// Whether a key is written and its value isn't.
  private var isAfterKey = false

  /// Creates a writer with an empty buffer.
  public init(style: Style = .compact) {
    self.style = style
  }

  /// Empties the buffer and keeps its memory, for output that is passed on piece by piece.
  ///
  /// - Precondition: every array and object is ended.
  public mutating func removeAll() {
    precondition(containers.isEmpty, "an array or object is open")
    bytes.removeAll(keepingCapacity: true)
  }

  /// Begins an object.
  public mutating func beginObject() {
    beginContainer(isObject: true)
  }

  /// Ends the object that was begun last.
  public mutating func endObject() {
    endContainer(isObject: true)
  }

  /// Begins an array.
  public mutating func beginArray() {
    beginContainer(isObject: false)
  }

  /// Ends the array that was begun last.
  public mutating func endArray() {
    endContainer(isObject: false)
  }

  /// Writes a member's key; its value comes next.
  public mutating func key(_ key: String) {
    precondition(containers.last?.isObject == true && !isAfterKey, "a key stands in an object")
    beginItem()
    appendString(key)
    bytes.append(ASCII.colon)
    if style == .pretty { bytes.append(ASCII.space) }
    isAfterKey = true
  }

  /// Writes a member's key that stands in the program and has nothing to escape; its value comes next.
  public mutating func key(_ key: StaticString) {
    precondition(containers.last?.isObject == true && !isAfterKey, "a key stands in an object")
    beginItem()
    bytes.append(ASCII.quote)
    key.withUTF8Buffer { bytes.append(contentsOf: unsafe $0) }
    bytes.append(ASCII.quote)
    bytes.append(ASCII.colon)
    if style == .pretty { bytes.append(ASCII.space) }
    isAfterKey = true
  }

  /// Writes a member's key that is JSON already, with its quotes.
  mutating func rawKey(_ key: [UInt8]) {
    precondition(containers.last?.isObject == true && !isAfterKey, "a key stands in an object")
    beginItem()
    bytes.append(contentsOf: key)
    bytes.append(ASCII.colon)
    if style == .pretty { bytes.append(ASCII.space) }
    isAfterKey = true
  }

  /// Where the next member of a compact object begins.
  struct Mark {
    fileprivate let length: Int
    fileprivate let isFirst: Bool
  }

  /// Notes the place in front of a member that may be taken back.
  func mark() -> Mark {
    Mark(length: bytes.count, isFirst: containers.last?.isEmpty ?? true)
  }

  /// Takes back the one member that was written since the mark.
  mutating func takeBack(to mark: Mark) {
    precondition(style == .compact && !isAfterKey, "a whole member of compact JSON is taken back")
    bytes.removeLast(bytes.count - mark.length)
    if let last = containers.indices.last { containers[last].isEmpty = mark.isFirst }
  }

  /// Writes a text.
  public mutating func string(_ text: String) {
    beginValue()
    appendString(text)
  }

  /// Writes a number in the shortest form that reads back as the same `Double`, and -0 as 0.
  ///
  /// - Precondition: the number is finite. JSON has no other; who records NaN or an infinity writes
  ///   it as a text.
  public mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for \(value)")
    beginValue()
    bytes.append(contentsOf: NumberText.format(value).utf8)
  }

  /// Writes an integer, exactly.
  public mutating func integer(_ value: some BinaryInteger) {
    beginValue()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that is JSON already, as it is.
  public mutating func raw(_ value: some Collection<UInt8>) {
    beginValue()
    bytes.append(contentsOf: value)
    if style == .pretty, value.contains(ASCII.lineFeed) { markContainersBroken() }
  }

  private mutating func beginContainer(isObject: Bool) {
    beginValue()
    containers.append(Container(isObject: isObject, start: bytes.count))
    bytes.append(isObject ? ASCII.openBrace : ASCII.openBracket)
  }

  private mutating func endContainer(isObject: Bool) {
    precondition(!isAfterKey, "a key has no value")
    guard let container = containers.popLast(), container.isObject == isObject else {
      preconditionFailure("there is no \(isObject ? "object" : "array") to end")
    }
    bytes.append(isObject ? ASCII.closeBrace : ASCII.closeBracket)
    if style == .pretty { breakLines(of: container) }
  }

  private mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    precondition(containers.last?.isObject != true, "a value in an object needs a key")
    beginItem()
  }

  /// Writes what separates an element, a member or an outermost value from the one before it.
  private mutating func beginItem() {
    guard let last = containers.indices.last else {
      if !bytes.isEmpty, bytes.last != ASCII.lineFeed { bytes.append(ASCII.lineFeed) }
      return
    }
    if !containers[last].isEmpty { bytes.append(ASCII.comma) }
    if style == .pretty {
      if !containers[last].isEmpty { bytes.append(ASCII.space) }
      containers[last].itemStarts.append(bytes.count)
    }
    containers[last].isEmpty = false
  }
}

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
  /// The arrays and objects that are begun, the outermost first.
  var containers: [Container] = []
  /// The offsets at which the items of the open containers begin; only kept for the pretty style.
  var itemStarts: [Int] = []
  /// How many of the open containers, from the outermost on, have something of more than one line.
  var brokenCount = 0
  /// Whether the next item is the first of its container.
  private var isFirst = true
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
    let before = beginKey()
    let colon = colon
    key.withBytes { key in
      let key = JSONText(key)
      bytes.append(atMost: key.longest + 2 * Punctuation.longest) { run in
        run.append(before)
        key.write(to: &run)
        run.append(colon)
      }
    }
    isAfterKey = true
  }

  /// Writes a member's key that stands in the program and has nothing to escape; its value comes next.
  public mutating func key(_ key: StaticString) {
    append(member: key, atMost: 0) { _ in }
    isAfterKey = true
  }

  /// Writes a member's key that is JSON already, with its quotes.
  mutating func rawKey(_ key: [UInt8]) {
    let before = beginKey()
    let colon = colon
    key.withUnsafeBufferPointer { key in
      bytes.append(atMost: key.count + 2 * Punctuation.longest) { run in
        run.append(before)
        run.append(key)
        run.append(colon)
      }
    }
    isAfterKey = true
  }

  /// Where the next member of a compact object begins.
  struct Mark {
    fileprivate let length: Int
    fileprivate let isFirst: Bool
  }

  /// Notes the place in front of a member that may be taken back.
  func mark() -> Mark {
    Mark(length: bytes.count, isFirst: isFirst)
  }

  /// Takes back the one member that was written since the mark.
  mutating func takeBack(to mark: Mark) {
    precondition(style == .compact && !isAfterKey, "a whole member of compact JSON is taken back")
    bytes.removeLast(bytes.count - mark.length)
    isFirst = mark.isFirst
  }

  /// Writes a text.
  public mutating func string(_ text: String) {
    text.withBytes { text in
      let text = JSONText(text)
      append(atMost: text.longest) { text.write(to: &$0) }
    }
  }

  /// Writes a number in the shortest form that reads back as the same `Double`, and -0 as 0.
  ///
  /// - Precondition: the number is finite. JSON has no other; who records NaN or an infinity writes
  ///   it as a text.
  public mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for \(value)")
    append(atMost: NumberText.longest) { NumberText.append(value, to: &$0) }
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) {
    append(atMost: NumberText.longest) { $0.append(decimal: value) }
  }

  /// Writes an integer of any type, exactly.
  public mutating func integer(_ value: some BinaryInteger) {
    raw(String(value).utf8)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    append(atMost: 5) { $0.append((value ? "true" : "false") as StaticString) }
  }

  /// Writes `null`.
  public mutating func null() {
    append(atMost: 4) { $0.append("null" as StaticString) }
  }

  /// Writes a value that is JSON already, as it is.
  public mutating func raw(_ value: some Collection<UInt8>) {
    append(atMost: 0) { _ in }
    bytes.append(contentsOf: value)
    if style == .pretty, value.contains(ASCII.lineFeed) { markContainersBroken() }
  }

  private mutating func beginContainer(isObject: Bool) {
    append(atMost: 1) { $0.append(isObject ? ASCII.openBrace : ASCII.openBracket) }
    containers.append(
      Container(isObject: isObject, start: bytes.count - 1, firstItem: itemStarts.count))
    isFirst = true
  }

  private mutating func endContainer(isObject: Bool) {
    precondition(!isAfterKey, "a key has no value")
    guard let container = containers.popLast(), container.isObject == isObject else {
      preconditionFailure("there is no \(isObject ? "object" : "array") to end")
    }
    bytes.append(isObject ? ASCII.closeBrace : ASCII.closeBracket)
    if style == .pretty { breakLines(of: container) }
    isFirst = false
  }

  /// Appends a value with what separates it from the one before it.
  ///
  /// - Parameter capacity: The most bytes of the value.
  @inline(__always)
  private mutating func append(atMost capacity: Int, _ value: (inout ByteRun) -> Void) {
    let before = beginValue()
    bytes.append(atMost: capacity + Punctuation.longest) { run in
      run.append(before)
      value(&run)
    }
  }

  /// Appends a member with what separates it from the one before it.
  ///
  /// - Parameter capacity: The most bytes of the value.
  @inline(__always)
  mutating func append(
    member key: StaticString, atMost capacity: Int, _ value: (inout ByteRun) -> Void
  ) {
    let before = beginKey()
    let colon = colon
    let length = key.utf8CodeUnitCount + 2 + 2 * Punctuation.longest
    bytes.append(atMost: length + capacity) { run in
      run.append(before)
      run.append(ASCII.quote)
      run.append(key)
      run.append(ASCII.quote)
      run.append(colon)
      value(&run)
    }
  }

  /// What separates a key from its value.
  private var colon: Punctuation { style == .pretty ? .colonAndSpace : .colon }

  @inline(__always)
  private mutating func beginKey() -> Punctuation {
    precondition(containers.last?.isObject == true && !isAfterKey, "a key stands in an object")
    return beginItem()
  }

  @inline(__always)
  private mutating func beginValue() -> Punctuation {
    if isAfterKey {
      isAfterKey = false
      return .none
    }
    precondition(containers.last?.isObject != true, "a value in an object needs a key")
    return beginItem()
  }

  /// Returns what separates an element, a member or an outermost value from the one before it.
  @inline(__always)
  private mutating func beginItem() -> Punctuation {
    if containers.isEmpty {
      return bytes.isEmpty || bytes.last == ASCII.lineFeed ? .none : .lineFeed
    }
    let punctuation: Punctuation = isFirst ? .none : style == .pretty ? .commaAndSpace : .comma
    if style == .pretty { itemStarts.append(bytes.count + punctuation.count) }
    isFirst = false
    return punctuation
  }
}

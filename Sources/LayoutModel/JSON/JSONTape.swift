/// One parsed JSON text: the input's bytes and a flat array of nodes that point into them.
///
/// Parsing checks everything that RFC 8259 demands, and that no object has a key twice. Values are
/// made on demand: a text or a number costs nothing until it is asked for, and every node keeps
/// its place in the input, so that whoever finds something wrong with a value can say where it is.
///
/// ```swift
/// let tape = try JSONTape(parsing: Array(#"{"offset": [0, -64]}"#.utf8))
/// for (key, value) in tape.members(tape.root) where tape.equals(key, "offset") {
///   print(tape.location(value), tape.elements(value).map(tape.number))  // 1:12 [0.0, -64.0]
/// }
/// ```
public struct JSONTape: Sendable {
  /// A node's place on the tape; only meaningful together with the tape it came from.
  public typealias NodeIndex = Int

  /// What a JSON value is.
  public enum Kind: UInt8, Sendable {
    /// An object, `{…}`.
    case object
    /// An array, `[…]`.
    case array
    /// A text, also in the role of a key.
    case string
    /// A number.
    case number
    /// The literal `true`.
    case `true`
    /// The literal `false`.
    case `false`
    /// The literal `null`.
    case null
  }

  /// The input.
  public let bytes: [UInt8]
  let nodes: [Node]
  /// The location of the first byte.
  let origin: SourceLocation

  /// Parses one JSON text.
  ///
  /// White space may surround the value; anything else after it is an error, and so is a byte
  /// order mark.
  ///
  /// - Parameter firstLine: the line on which `bytes` begins in the text that they are a part of.
  /// - Throws: ``JSONSyntaxError`` for the first thing that is wrong.
  /// - Complexity: O(n) in the number of bytes.
  public init(
    parsing bytes: [UInt8], limits: JSONLimits = .init(), firstLine: Int = 1
  ) throws(JSONSyntaxError) {
    try self.init(parsing: bytes, limits: limits, origin: SourceLocation(line: firstLine))
  }

  /// Parses one JSON text whose first byte stands at `origin` in the whole input.
  init(
    parsing bytes: [UInt8], limits: JSONLimits, origin: SourceLocation
  ) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes: bytes, limits: limits, origin: origin)
    self.nodes = try parser.parse()
    self.bytes = bytes
    self.origin = origin
  }

  /// The outermost value.
  public var root: NodeIndex { 0 }

  /// Returns what the value is.
  public func kind(_ n: NodeIndex) -> Kind {
    nodes[n].kind
  }

  /// Returns the number of an array's elements or of an object's members; 0 for anything else.
  public func count(_ n: NodeIndex) -> Int {
    nodes[n].count
  }

  /// Returns the elements of an array, in order.
  ///
  /// - Precondition: the node is an array.
  public func elements(_ n: NodeIndex) -> JSONElements {
    precondition(nodes[n].kind == .array, "elements are asked of an array")
    return JSONElements(nodes: nodes, array: n)
  }

  /// Returns the members of an object, in the order of the input.
  ///
  /// - Precondition: the node is an object.
  public func members(_ n: NodeIndex) -> JSONMembers {
    precondition(nodes[n].kind == .object, "members are asked of an object")
    return JSONMembers(nodes: nodes, object: n)
  }

  /// Returns the bytes of the value in the input; a string's include its quotes.
  public func range(_ n: NodeIndex) -> Range<Int> {
    Int(nodes[n].start)..<Int(nodes[n].end)
  }

  /// Returns the value as it is written: `47.330` stays `47.330`, a string keeps its quotes.
  public func source(_ n: NodeIndex) -> String {
    String(decoding: bytes[range(n)], as: UTF8.self)
  }

  /// Returns where the value begins.
  ///
  /// - Complexity: O(n) in the number of bytes before the value; meant for messages.
  public func location(_ n: NodeIndex) -> SourceLocation {
    location(offset: Int(nodes[n].start))
  }

  /// Returns the line and column of a byte; the input's end is a location too.
  ///
  /// - Complexity: O(n) in the number of bytes before it; meant for messages.
  public func location(offset: Int) -> SourceLocation {
    origin.advanced(over: bytes[..<offset])
  }
}

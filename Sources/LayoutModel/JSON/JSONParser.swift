/// The parser behind ``JSONTape``: one pass over the bytes, without recursion.
struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  let origin: SourceLocation
  /// The offset of the next byte.
  var position = 0
  var nodes: [JSONTape.Node] = []
  /// The innermost open container's node, or `none`.
  private var container = JSONParser.none
  private var containerIsObject = false
  /// How many values of the innermost open container are complete.
  private var containerCount: UInt32 = 0
  private var depth = 0

  private static let none = UInt32.max

  init(bytes: [UInt8], limits: JSONLimits, origin: SourceLocation) {
    self.bytes = bytes
    self.limits = limits
    self.origin = origin
  }

  /// Parses the whole text and returns its nodes, the root first.
  mutating func parse() throws(JSONSyntaxError) -> [JSONTape.Node] {
    if let fault = preambleFault() { throw fault }
    // A node takes seven bytes of a typical experiment document.
    nodes.reserveCapacity(bytes.count / 7 + 1)
    skipWhiteSpace()
    repeat {
      while try beginValue() {}
    } while try endValue()
    skipWhiteSpace()
    guard position == bytes.count else { throw unexpected("after the end of the JSON text") }
    return nodes
  }

  /// The next byte, or 0, which is nowhere valid, at the end.
  func peek() -> UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  @inline(__always)
  mutating func skipWhiteSpace() {
    guard position < bytes.count, bytes[position] <= ASCII.space else { return }
    while position < bytes.count, ASCII.isWhiteSpace(bytes[position]) {
      position &+= 1
    }
  }

  @inline(__always)
  mutating func append(_ kind: JSONTape.Kind, from start: Int, flag: Bool = false) {
    let next = UInt32(truncatingIfNeeded: nodes.count &+ 1)
    nodes.append(JSONTape.Node(kind, start: start, end: position, next: next, flag: flag))
  }

  /// Parses a scalar or an empty container whole, or a container up to its first value.
  ///
  /// Returns whether it is the latter, so that another value begins.
  private mutating func beginValue() throws(JSONSyntaxError) -> Bool {
    switch peek() {
    case ASCII.quote:
      try parseString()
    case ASCII.openBrace:
      return try open(.object)
    case ASCII.openBracket:
      return try open(.array)
    case ASCII.minus, ASCII.zero...ASCII.nine:
      try parseNumber()
    case 0x74 where skipLiteral("true"):
      append(.true, from: position - 4)
    case 0x66 where skipLiteral("false"):
      append(.false, from: position - 5)
    case 0x6E where skipLiteral("null"):
      append(.null, from: position - 4)
    default:
      throw valueFault()
    }
    return false
  }

  /// Closes the containers that end behind a value; returns whether another value begins.
  private mutating func endValue() throws(JSONSyntaxError) -> Bool {
    while container != Self.none {
      containerCount &+= 1
      let isObject = containerIsObject
      skipWhiteSpace()
      let byte = peek()
      if byte == ASCII.comma {
        let comma = position
        position &+= 1
        skipWhiteSpace()
        guard peek() != (isObject ? ASCII.closeBrace : ASCII.closeBracket) else {
          throw trailingCommaFault(at: comma)
        }
        if isObject { try parseKey(isFirst: false) }
        return true
      }
      guard byte == (isObject ? ASCII.closeBrace : ASCII.closeBracket) else {
        throw unclosed(Int(container))
      }
      try close()
    }
    return false
  }

  private mutating func open(_ kind: JSONTape.Kind) throws(JSONSyntaxError) -> Bool {
    guard depth < limits.depth else { throw depthFault() }
    depth += 1
    if container != Self.none { nodes[Int(container)].setCount(containerCount) }
    let parent = container
    container = UInt32(truncatingIfNeeded: nodes.count)
    containerIsObject = kind == .object
    containerCount = 0
    nodes.append(JSONTape.Node(kind, start: position, end: position, next: parent))
    position &+= 1
    skipWhiteSpace()
    if peek() == (kind == .object ? ASCII.closeBrace : ASCII.closeBracket) {
      try close()
      return false
    }
    if kind == .object { try parseKey(isFirst: true) }
    return true
  }

  private mutating func close() throws(JSONSyntaxError) {
    position &+= 1
    depth -= 1
    let index = Int(container)
    let parent = nodes[index].next
    nodes[index].end = UInt32(truncatingIfNeeded: position)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    nodes[index].setCount(containerCount)
    if containerIsObject, containerCount > 1 { try checkKeys(of: index) }
    container = parent
    guard parent != Self.none else { return }
    containerIsObject = nodes[Int(parent)].kind == .object
    containerCount = UInt32(truncatingIfNeeded: nodes[Int(parent)].count)
  }

  private mutating func parseKey(isFirst: Bool) throws(JSONSyntaxError) {
    guard peek() == ASCII.quote else { throw keyFault(isFirst: isFirst) }
    try parseString()
    skipWhiteSpace()
    guard peek() == ASCII.colon else { throw unexpected("where ':' should follow the key") }
    position &+= 1
    skipWhiteSpace()
  }

  /// Skips `literal` if it stands here and no longer word goes on from it.
  private mutating func skipLiteral(_ literal: StaticString) -> Bool {
    let end = position + literal.utf8CodeUnitCount
    guard end <= bytes.count, end == bytes.count || !ASCII.isWordByte(bytes[end]) else {
      return false
    }
    let isEqual = literal.withUTF8Buffer { $0.elementsEqual(bytes[position..<end]) }
    if isEqual { position = end }
    return isEqual
  }
}

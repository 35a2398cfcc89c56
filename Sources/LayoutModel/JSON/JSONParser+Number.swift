extension JSONParser {
  /// Parses a number, which begins with a digit or a minus sign.
  mutating func parseNumber() throws(JSONSyntaxError) {
    let start = position
    var index = start
    if bytes[index] == ASCII.minus { index &+= 1 }
    let integerStart = index
    index = endOfDigits(from: index)
    let integerDigits = index &- integerStart
    guard integerDigits == 1 || integerDigits > 1 && bytes[integerStart] != ASCII.zero else {
      throw numberFault()
    }
    var hasFraction = false
    var hasExponent = false
    if index < bytes.count, bytes[index] == ASCII.point {
      hasFraction = true
      let fractionStart = index &+ 1
      index = endOfDigits(from: fractionStart)
      guard index > fractionStart else { throw numberFault() }
    }
    if index < bytes.count, bytes[index] | 0x20 == 0x65 {
      hasExponent = true
      index &+= 1
      if index < bytes.count, bytes[index] == ASCII.plus || bytes[index] == ASCII.minus {
        index &+= 1
      }
      let exponentStart = index
      index = endOfDigits(from: exponentStart)
      guard index > exponentStart else { throw numberFault() }
    }
    guard index == bytes.count || !ASCII.isWordByte(bytes[index]) else { throw numberFault() }
    if hasExponent || integerDigits > 308 {
      guard JSONNumber.value(of: bytes[start..<index]).isFinite else {
        throw rangeFault(start..<index)
      }
    }
    position = index
    append(.number, from: start, flag: hasFraction || hasExponent)
  }

  private func endOfDigits(from start: Int) -> Int {
    var index = start
    while index < bytes.count, ASCII.isDigit(bytes[index]) {
      index &+= 1
    }
    return index
  }
}

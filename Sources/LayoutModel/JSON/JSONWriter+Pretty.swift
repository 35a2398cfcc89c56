extension JSONWriter {
  /// An array or object that is begun.
  struct Container: Sendable {
    let isObject: Bool
    /// The offset of the bracket.
    let start: Int
    var isEmpty = true
    /// The offsets at which elements or members begin; only kept for the pretty style.
    var itemStarts: [Int] = []
    /// Whether something in it has more than one line.
    var isBroken = false

    init(isObject: Bool, start: Int) {
      self.isObject = isObject
      self.start = start
    }
  }

  private static let columns = 80

  /// Puts each item of the container just ended on a line of its own if one line is too short.
  ///
  /// What the container holds is laid out already, indented as if this one were broken. If it
  /// isn't, nothing in it is either.
  mutating func breakLines(of container: Container) {
    let depth = containers.count
    guard !container.isEmpty, container.isBroken || !fitsOnOneLine(container, depth: depth) else {
      return
    }
    var broken: [UInt8] = [bytes[container.start]]
    let last = container.itemStarts.count - 1
    for (number, start) in container.itemStarts.enumerated() {
      // An item ends before the comma and the space that lead to the next, or the last bracket.
      let end = number < last ? container.itemStarts[number + 1] - 2 : bytes.count - 1
      appendLineBreak(to: &broken, depth: depth + 1)
      broken.append(contentsOf: bytes[start..<end])
      if number < last { broken.append(ASCII.comma) }
    }
    appendLineBreak(to: &broken, depth: depth)
    broken.append(bytes[bytes.count - 1])
    bytes.replaceSubrange(container.start..., with: broken)
    markContainersBroken()
  }

  /// Notes that something with more than one line stands in the open containers.
  mutating func markContainersBroken() {
    for index in containers.indices {
      containers[index].isBroken = true
    }
  }

  /// Whether the line that holds the container just ended, its key and a comma isn't too long.
  private func fitsOnOneLine(_ container: Container, depth: Int) -> Bool {
    let start = containers.last?.itemStarts.last ?? container.start
    let comma = depth == 0 ? 0 : 1
    guard 2 * depth + bytes.count - start + comma > Self.columns else { return true }
    let scalars = bytes[start...].count { $0 & 0b1100_0000 != 0b1000_0000 }
    return 2 * depth + scalars + comma <= Self.columns
  }

  private func appendLineBreak(to output: inout [UInt8], depth: Int) {
    output.append(ASCII.lineFeed)
    output.append(contentsOf: repeatElement(ASCII.space, count: 2 * depth))
  }
}

extension JSONWriter {
  /// An array or object that is begun.
  struct Container: Sendable {
    let isObject: Bool
    /// The offset of the bracket.
    let start: Int
    /// The place of its first item among the offsets of items.
    let firstItem: Int
  }

  private static let columns = 80

  /// Puts each item of the container just ended on a line of its own if one line is too short.
  ///
  /// What the container holds is laid out already, indented as if this one were broken. If it
  /// isn't, nothing in it is either.
  mutating func breakLines(of container: Container) {
    let depth = containers.count
    let items = container.firstItem..<itemStarts.count
    defer {
      itemStarts.removeLast(items.count)
      brokenCount = min(brokenCount, depth)
    }
    let isBroken = brokenCount > depth
    guard !items.isEmpty, isBroken || !fitsOnOneLine(container, depth: depth) else { return }
    var broken: [UInt8] = [bytes[container.start]]
    for item in items {
      // An item ends before the comma and the space that lead to the next, or the last bracket.
      let isLast = item == items.upperBound - 1
      let end = isLast ? bytes.count - 1 : itemStarts[item + 1] - 2
      appendLineBreak(to: &broken, depth: depth + 1)
      broken.append(contentsOf: bytes[itemStarts[item]..<end])
      if !isLast { broken.append(ASCII.comma) }
    }
    appendLineBreak(to: &broken, depth: depth)
    broken.append(bytes[bytes.count - 1])
    bytes.replaceSubrange(container.start..., with: broken)
    markContainersBroken()
  }

  /// Notes that something with more than one line stands in the open containers.
  mutating func markContainersBroken() {
    brokenCount = containers.count
  }

  /// Whether the line that holds the container just ended, its key and a comma isn't too long.
  private func fitsOnOneLine(_ container: Container, depth: Int) -> Bool {
    // With its key, it is the last item of the container around it.
    let start = depth == 0 ? container.start : itemStarts[container.firstItem - 1]
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

/// The elements of an array on a ``JSONTape``, in order.
///
/// - Complexity: O(1) for each element however much it holds; nothing is allocated.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let nodes: [JSONTape.Node]
  private var index: Int
  private let end: Int

  init(nodes: [JSONTape.Node], array: JSONTape.NodeIndex) {
    self.nodes = nodes
    index = array + 1
    end = Int(nodes[array].next)
  }

  /// Returns the next element, or nil behind the last one.
  public mutating func next() -> JSONTape.NodeIndex? {
    guard index < end else { return nil }
    defer { index = Int(nodes[index].next) }
    return index
  }
}

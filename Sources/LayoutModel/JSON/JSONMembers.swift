/// The members of an object on a ``JSONTape``, in the order of the input.
///
/// - Complexity: O(1) for each member however much it holds; nothing is allocated.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let nodes: [JSONTape.Node]
  private var index: Int
  private let end: Int

  init(nodes: [JSONTape.Node], object: JSONTape.NodeIndex) {
    self.nodes = nodes
    index = object + 1
    end = Int(nodes[object].next)
  }

  /// Returns the next key with its value, or nil behind the last one.
  public mutating func next() -> (key: JSONTape.NodeIndex, value: JSONTape.NodeIndex)? {
    guard index < end else { return nil }
    defer { index = Int(nodes[index + 1].next) }
    return (key: index, value: index + 1)
  }
}

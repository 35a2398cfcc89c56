extension JSONTape {
  /// The JSON path that leads to a node: `configuration.view.subviews[0].frame`.
  ///
  /// A member's key has the path of its value.
  ///
  /// - Complexity: O(n) in the number of nodes; meant for messages.
  func path(to target: NodeIndex) -> String {
    var path = ""
    var current = root
    while current != target {
      guard let (step, next) = step(from: current, towards: target) else { break }
      path += path.isEmpty && step.hasPrefix(".") ? String(step.dropFirst()) : step
      current = next
    }
    return path
  }

  private func step(from node: NodeIndex, towards target: NodeIndex) -> (String, NodeIndex)? {
    let wanted = range(target)
    switch kind(node) {
    case .object:
      for (key, value) in members(node) {
        if key == target { return (".\(text(key))", target) }
        if range(value).contains(wanted.lowerBound) { return (".\(text(key))", value) }
      }
    case .array:
      for (index, element) in elements(node).enumerated()
      where range(element).contains(wanted.lowerBound) {
        return ("[\(index)]", element)
      }
    default: break
    }
    return nil
  }

  /// The value of a key in an object; nil where the object has no such key.
  func member(_ object: NodeIndex, _ key: String) -> NodeIndex? {
    guard kind(object) == .object else { return nil }
    let length = key.utf8.count
    let end = Int(nodes[object].next)
    var name = object &+ 1
    while name < end {
      // Most keys differ by their lengths already.
      if nodes[name].flag || nodes[name].contentLength == length, equals(name, key) {
        return name &+ 1
      }
      name = Int(nodes[name &+ 1].next)
    }
    return nil
  }
}

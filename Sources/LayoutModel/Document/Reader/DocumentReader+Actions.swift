extension DocumentReader {
  func actions(
    at node: JSONTape.NodeIndex?, views: [ViewConfiguration]
  ) throws(DocumentError) -> [Action] {
    guard let node else { return [] }
    var actions: [Action] = []
    for element in tape.elements(node) { actions.append(try action(element, views: views)) }
    return actions
  }

  private func action(
    _ node: JSONTape.NodeIndex, views: [ViewConfiguration]
  ) throws(DocumentError) -> Action {
    if tape.kind(node) == .string { return word(node) }
    var action = Action.settle
    for (name, value) in tape.members(node) {
      switch tape.text(name) {
      case "setContentOffset":
        action = .setContentOffset(
          view: try scrollView(value, views), to: point(value, "to") ?? .zero)
      case "scrollTo":
        action = .scrollTo(
          view: try scrollView(value, views), edge: word(value, "edge") ?? .top)
      case "drag":
        action = .drag(view: try scrollView(value, views), by: point(value, "by") ?? .zero)
      case "release":
        action = .release(view: try scrollView(value, views), velocity: point(value, "velocity"))
      case "wait": action = .wait(number(value))
      case "setConstraint": action = try setConstraint(value, views)
      default: action = word(name)
      }
    }
    return action
  }

  /// An action that needs nothing but its name.
  private func word(_ node: JSONTape.NodeIndex) -> Action {
    switch tape.text(node) {
    case "layoutIfNeeded": .layoutIfNeeded
    case "updateConstraints": .updateConstraints
    default: .settle
    }
  }

  private func view(
    _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> (index: Int, node: JSONTape.NodeIndex) {
    let node = try require(object, "view")
    let id = tape.text(node)
    guard let index = views.firstIndex(where: { $0.id == id }) else {
      let near = NearestName.suggestions(for: id, among: views.map(\.id))
      let hint =
        near.first.map { "did you mean \"\($0)\"?" }
        ?? "the views are \(views.map(\.id).joined(separator: ", "))"
      throw error(node, "'\(id)' is no view of this configuration; \(hint)")
    }
    return (index, node)
  }

  private func scrollView(
    _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> Int {
    let (index, node) = try view(object, views)
    guard views[index].viewClass.isScrollView else {
      throw error(
        node, "'\(views[index].id)' is a \(views[index].viewClass.rawValue) and does not scroll")
    }
    return index
  }

  private func setConstraint(
    _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> Action {
    let (index, _) = try view(object, views)
    var change: (attribute: LayoutAttribute, constant: Double)?
    for (name, value) in tape.members(object) {
      guard let attribute = LayoutAttribute(rawValue: tape.text(name)) else { continue }
      guard change == nil else {
        throw error(name, "one setConstraint changes one constraint; write an action for each")
      }
      guard views[index].constraints.contains(where: { $0.attribute == attribute }) else {
        throw error(
          name, "'\(views[index].id)' has no constraint on its \(attribute.rawValue) to change")
      }
      change = (attribute, number(value))
    }
    guard let change else {
      throw error(object, "setConstraint names no attribute; write \"height\": 1200")
    }
    return .setConstraint(
      view: index, attribute: change.attribute, constant: change.constant)
  }
}

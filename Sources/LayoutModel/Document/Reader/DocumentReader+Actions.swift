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
        action = try release(value, views)
      case "wait": action = .wait(number(value))
      case "setConstraint": action = try setConstraint(value, views)
      default: action = try scrollAction(tape.text(name), value, views) ?? word(name)
      }
    }
    return action
  }

  /// The actions that set properties and scroll from code.
  private func scrollAction(
    _ name: String, _ value: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> Action? {
    switch name {
    case "touch":
      return .touch(
        view: try scrollView(value, views), by: point(value, "by") ?? .zero,
        moves: Int(number(value, "moves") ?? 1), interval: number(value, "interval") ?? 0.016,
        rest: number(value, "rest") ?? 0)
    case "setContentInset":
      return .setContentInset(
        view: try scrollView(value, views), to: insets(value, "to") ?? .zero)
    case "setContentSize":
      return .setContentSize(view: try scrollView(value, views), to: size(value, "to") ?? .zero)
    case "setFrame":
      return .setFrame(view: try view(value, views).index, to: rect(value, "to") ?? .zero)
    case "setBounds": return try setBounds(value, views)
    case "scrollToItem", "scrollToRow": return try scrollToItem(name, value, views)
    case "scrollRectToVisible":
      return .scrollRectToVisible(
        view: try scrollView(value, views), rect(value, "rect") ?? .zero)
    case "beginRefreshing": return .beginRefreshing(view: try refreshControl(value, views))
    case "endRefreshing": return .endRefreshing(view: try refreshControl(value, views))
    case "insertRows", "deleteRows": return try changeRows(name, value, views)
    case "reloadData":
      return .reloadData(view: try dataView(value, views, of: [.tableView, .collectionView]))
    case "rotate": return .rotate(to: word(value, "to") ?? .portrait)
    case "keyboard":
      return .keyboard(view: try scrollView(value, views), height: number(value, "height") ?? 0)
    default: return nil
    }
  }

  private func setBounds(
    _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> Action {
    let (index, _) = try view(object, views)
    switch (point(object, "origin"), rect(object, "to")) {
    case (let origin?, nil): return .setBounds(view: index, origin: origin, size: nil)
    case (nil, let bounds?):
      return .setBounds(view: index, origin: bounds.origin, size: bounds.size)
    default:
      throw error(object, "setBounds takes either \"origin\": [x, y] or \"to\": [x, y, w, h]")
    }
  }

  private func scrollToItem(
    _ name: String, _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> Action {
    let isRow = name == "scrollToRow"
    let index = try dataView(object, views, of: [isRow ? .tableView : .collectionView])
    let pathNode = try require(object, "indexPath")
    let numbers = tape.elements(pathNode).map { number($0) }
    let counts: [Int] =
      isRow
      ? views[index].table?.sections.map(\.rows) ?? []
      : views[index].collection?.sections.map(\.items) ?? []
    guard let section = Int(exactly: numbers[0]), let item = Int(exactly: numbers[1]),
      counts.indices.contains(section), (0..<counts[section]).contains(item)
    else {
      throw error(
        pathNode,
        "'\(views[index].id)' has no \(isRow ? "row" : "item") \(tape.source(pathNode)); it has"
          + " \(counts.count == 1 ? "1 section" : "\(counts.count) sections") of"
          + " \(counts.prefix(8).map(String.init).joined(separator: ", "))")
    }
    return .scrollToItem(
      view: index, IndexPath(section: section, item: item), at: word(object, "at") ?? .none)
  }

  private func changeRows(
    _ name: String, _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> Action {
    let index = try dataView(object, views, of: [.tableView])
    let section = Int(number(object, "section") ?? 0)
    let count = Int(number(object, "count") ?? 1)
    let sections = views[index].table?.sections ?? []
    guard sections.indices.contains(section) else {
      throw error(
        object, "'\(views[index].id)' has no section \(section); it has \(sections.count)")
    }
    return name == "insertRows"
      ? .insertRows(view: index, section: section, count: count)
      : .deleteRows(view: index, section: section, count: count)
  }

  private func dataView(
    _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration], of classes: [ViewClass]
  ) throws(DocumentError) -> Int {
    let (index, node) = try view(object, views)
    guard classes.contains(views[index].viewClass) else {
      let names = classes.map(\.rawValue).joined(separator: " or ")
      throw error(
        node, "'\(views[index].id)' is a \(views[index].viewClass.rawValue); this takes a \(names)")
    }
    return index
  }

  private func refreshControl(
    _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> Int {
    let node = try require(object, "view")
    let id = tape.text(node)
    guard let index = views.firstIndex(where: { $0.scroll?.refreshControl == id }) else {
      let known = views.compactMap { $0.scroll?.refreshControl }
      throw error(
        node,
        "'\(id)' is no refresh control; "
          + (known.isEmpty
            ? "no scroll view has one" : "there is \(known.joined(separator: ", "))"))
    }
    return index
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
    return (try viewIndex(id: tape.text(node), views, at: node), node)
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

  /// A velocity of zero is none: a finger that stands still.
  private func release(
    _ object: JSONTape.NodeIndex, _ views: [ViewConfiguration]
  ) throws(DocumentError) -> Action {
    let velocity = point(object, "velocity")
    return .release(
      view: try scrollView(object, views), velocity: velocity == .zero ? nil : velocity)
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
      let constraint = views[index].constraints.first { $0.attribute == attribute }
      guard let constraint else {
        throw error(
          name, "'\(views[index].id)' has no constraint on its \(attribute.rawValue) to change")
      }
      guard constraint.target != .none || number(value) >= 0 else {
        throw negativeExtent(attribute.rawValue, value)
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

/// Reads the constraints of a view.
///
/// A number on an edge is the distance from the superview's same edge, on a center the distance from
/// its left or top edge, on an extent the extent. A text names an anchor: `view.left`,
/// `scroll.width * 0.5 + 8`, `view.safeAreaLayoutGuide.top`.
struct ConstraintReader {
  let reader: DocumentReader
  let views: [ViewConfiguration]

  /// The constraints in the order of the table, since the order of keys means nothing.
  func constraints(
    at node: JSONTape.NodeIndex, of view: Int
  ) throws(DocumentError) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    if let value = reader.tape.member(node, "edges") {
      constraints += try edges(value, of: view)
    }
    for attribute in LayoutAttribute.allCases {
      guard let value = reader.tape.member(node, attribute.rawValue) else { continue }
      constraints.append(try constraint(attribute, value, of: view))
    }
    return constraints
  }

  private func edges(
    _ node: JSONTape.NodeIndex, of view: Int
  ) throws(DocumentError) -> [LayoutConstraint] {
    let superview = try superview(of: view, node)
    let isGuide = reader.tape.equals(node, "safeAreaLayoutGuide")
    return [LayoutAttribute.left, .right, .top, .bottom].map {
      LayoutConstraint($0, to: isGuide ? .safeArea(superview, $0) : .view(superview, $0))
    }
  }

  private func constraint(
    _ attribute: LayoutAttribute, _ node: JSONTape.NodeIndex, of view: Int
  ) throws(DocumentError) -> LayoutConstraint {
    guard reader.tape.kind(node) == .string else {
      let constant = reader.number(node)
      if attribute.isDimension {
        guard constant >= 0 else {
          throw reader.negativeExtent(attribute.rawValue, node)
        }
        return LayoutConstraint(attribute, to: .none, constant: constant)
      }
      let superview = try superview(of: view, node)
      let edge: LayoutAttribute =
        switch attribute {
        case .centerX: .left
        case .centerY: .top
        default: attribute
        }
      return LayoutConstraint(attribute, to: .view(superview, edge), constant: constant)
    }
    return try anchor(reader.tape.text(node), node, for: attribute)
  }

  private func superview(
    of view: Int, _ node: JSONTape.NodeIndex
  ) throws(DocumentError) -> Int {
    guard let superview = views[view].superview else {
      throw reader.error(
        node, "the controller's view has no superview here; its frame is the container's affair")
    }
    return superview
  }

  // MARK: Anchors

  private func anchor(
    _ text: String, _ node: JSONTape.NodeIndex, for attribute: LayoutAttribute
  ) throws(DocumentError) -> LayoutConstraint {
    guard let anchor = AnchorText(text) else {
      throw reader.error(
        node,
        "'\(text)' is no anchor; write \"view.left\", \"scroll.width * 0.5 + 8\" or"
          + " \"view.safeAreaLayoutGuide.top\"")
    }
    let index = try reader.viewIndex(id: anchor.id, views, at: node)
    let other = anchor.attribute
    guard other.isDimension == attribute.isDimension,
      attribute.isDimension || other.axis == attribute.axis
    else {
      throw reader.error(
        node,
        "'\(attribute.rawValue)' can't be held to '\(other.rawValue)': "
          + (attribute.isDimension
            ? "an extent goes with an extent" : "a position goes with one on the same axis"))
    }
    return LayoutConstraint(
      attribute, to: anchor.isSafeArea ? .safeArea(index, other) : .view(index, other),
      multiplier: anchor.multiplier, constant: anchor.constant)
  }
}

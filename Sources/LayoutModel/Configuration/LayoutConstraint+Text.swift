extension LayoutConstraint {
  /// The constraint as one would say it: `box.right = scroll.right - 8`.
  ///
  /// - Parameters:
  ///   - view: The place of the view that has the constraint.
  ///   - views: All views of the configuration.
  public func text(of view: Int, in views: [ViewConfiguration]) -> String {
    let own = "\(views[view].id).\(attribute.rawValue)"
    switch target {
    case .none: return "\(own) = \(NumberText.format(constant))"
    case .view(let index, let attribute):
      return "\(own) = \(anchor(views[index].id, isSafeArea: false, attribute))"
    case .safeArea(let index, let attribute):
      return "\(own) = \(anchor(views[index].id, isSafeArea: true, attribute))"
    }
  }

  private func anchor(_ id: String, isSafeArea: Bool, _ attribute: LayoutAttribute) -> String {
    AnchorText(
      id: id, isSafeArea: isSafeArea, attribute: attribute, multiplier: multiplier,
      constant: constant
    ).canonical
  }
}

extension LayoutConstraint {
  /// The constraint as one would say it: `box.right = scroll.right - 8`.
  ///
  /// - Parameters:
  ///   - view: The place of the view that has the constraint.
  ///   - views: All views of the configuration.
  public func text(of view: Int, in views: [ViewConfiguration]) -> String {
    let own = "\(views[view].id).\(attribute.rawValue)"
    let other: String
    switch target {
    case .none: return "\(own) = \(NumberText.format(constant))"
    case .view(let index, let attribute): other = "\(views[index].id).\(attribute.rawValue)"
    case .safeArea(let index, let attribute):
      other = "\(views[index].id).safeAreaLayoutGuide.\(attribute.rawValue)"
    }
    var text = "\(own) = \(other)"
    if multiplier != 1 { text += " * \(NumberText.format(multiplier))" }
    if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(NumberText.format(constant.magnitude))"
    }
    return text
  }
}

import LayoutModel

extension ConstraintLayout {
  /// Whether a constraint ties views together that scroll differently, so that frames depend on
  /// content offsets: a view in a scroll view that is held to one outside floats over the content.
  ///
  /// - Complexity: O(c d) in the numbers of constraints and of views around a view.
  static func dependOnScrolling(_ views: [ViewConfiguration]) -> Bool {
    for index in views.indices where !views[index].constraints.isEmpty {
      for constraint in views[index].constraints where !constraint.attribute.isDimension {
        let (own, other): (Int?, Int?)
        switch constraint.target {
        case .none: continue
        case .view(let target, let attribute):
          if attribute.isDimension { continue }
          own = scroller(of: constraint.attribute, of: index, for: target, in: views)
          other = scroller(of: attribute, of: target, for: index, in: views)
        case .safeArea(let target, let attribute):
          if attribute.isDimension { continue }
          own = scroller(of: constraint.attribute, of: index, for: target, in: views)
          other = scrollView(around: target, in: views)
        }
        if own != other { return true }
      }
    }
    return false
  }

  /// The scroll view with whose content an anchor moves; nil for none.
  private static func scroller(
    of attribute: LayoutAttribute, of view: Int, for other: Int, in views: [ViewConfiguration]
  ) -> Int? {
    let isCenter = attribute == .centerX || attribute == .centerY
    if !isCenter, isContentAnchor(view, for: other, in: views) { return view }
    return scrollView(around: view, in: views)
  }

  private static func scrollView(around view: Int, in views: [ViewConfiguration]) -> Int? {
    var current = views[view].superview
    while let index = current, !views[index].viewClass.isScrollView {
      current = views[index].superview
    }
    return current
  }
}

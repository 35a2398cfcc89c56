extension Layout {
  /// A rectangle of a view's content as it stands on the screen.
  ///
  /// Every step up subtracts the superview's bounds' origin and adds its frame's; `superview` nil
  /// means that the rectangle is in window coordinates already.
  public func screenFrame(_ rect: Rect, in superview: Int?) -> Rect {
    var result = rect
    var current = superview
    while let index = current {
      result = result.offset(by: views[index].frame.origin - views[index].bounds.origin)
      current = views[index].superview
    }
    return result
  }

  /// A rectangle of a view's content as seen from the corner of the enclosing scroll view's frame;
  /// nil outside of any scroll view.
  public func frameInScrollView(_ rect: Rect, in superview: Int?) -> Rect? {
    var result = rect
    var current = superview
    while let index = current {
      result.origin = result.origin - views[index].bounds.origin
      if views[index].scroll != nil { return result }
      result.origin = result.origin + views[index].frame.origin
      current = views[index].superview
    }
    return nil
  }

  /// The part of a rectangle that is on the screen and not clipped by a scroll view around it.
  ///
  /// Scroll views clip to their bounds; other views don't.
  public func visibleFrame(_ rect: Rect, in superview: Int?) -> Rect {
    var result = rect
    var current = superview
    while let index = current {
      let view = views[index]
      if view.scroll != nil { result = result.intersection(view.bounds) }
      result = result.offset(by: view.frame.origin - view.bounds.origin)
      current = view.superview
    }
    return result.intersection(windowFrame)
  }

  /// Whether neither a view itself nor one around it is hidden.
  func isSeen(_ isHidden: Bool, in superview: Int?) -> Bool {
    if isHidden { return false }
    var current = superview
    while let index = current {
      if views[index].isHidden { return false }
      current = views[index].superview
    }
    return true
  }
}

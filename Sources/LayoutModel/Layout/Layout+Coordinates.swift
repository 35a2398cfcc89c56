extension ViewLayout {
  /// A point of the view's bounds in its superview's bounds coordinates.
  func pointInSuperview(_ point: Point) -> Point {
    guard let transform else { return point - bounds.origin + frame.origin }
    return transform.apply(to: point - anchor) + center
  }

  /// A point of the superview's bounds in the view's own; nil under a transform without inverse.
  func pointFromSuperview(_ point: Point) -> Point? {
    guard let transform else { return point - frame.origin + bounds.origin }
    return transform.inverse.map { $0.apply(to: point - center) + anchor }
  }

  /// The anchor point in the view's bounds coordinates.
  private var anchor: Point {
    Point(
      x: bounds.minX + anchorPoint.x * bounds.size.width,
      y: bounds.minY + anchorPoint.y * bounds.size.height)
  }
}

extension Layout {
  /// A point of a view's bounds in window coordinates; `view` nil means that it is there already.
  ///
  /// - Complexity: O(d) in the depth of the view.
  public func pointInWindow(_ point: Point, from view: Int?) -> Point {
    guard let view else { return point }
    var result = point
    var current = view
    while true {
      result = views[current].pointInSuperview(result)
      guard let next = views[current].superview else { return result + presentationOrigin }
      current = next
    }
  }

  /// A point of the window in a view's bounds coordinates; nil under a transform without inverse.
  ///
  /// - Complexity: O(d) in the depth of the view.
  public func pointFromWindow(_ point: Point, to view: Int?) -> Point? {
    guard let view else { return point }
    let superview = views[view].superview
    let outer =
      superview == nil ? point - presentationOrigin : pointFromWindow(point, to: superview)
    return outer.flatMap { views[view].pointFromSuperview($0) }
  }

  /// `UIView.convert(_:to:)` and `convert(_:from:)`: from a view's bounds to another's.
  ///
  /// Of a rectangle the smallest one around its corners.
  public func convert(_ conversion: CoordinateConversion, of view: Int) -> Rect? {
    let (source, target) =
      conversion.isFrom ? (conversion.other, Optional(view)) : (Optional(view), conversion.other)
    func convert(_ point: Point) -> Point? {
      pointFromWindow(pointInWindow(point, from: source), to: target)
    }
    guard let size = conversion.size else {
      return convert(conversion.origin).map { Rect(origin: $0, size: .zero) }
    }
    let rect = Rect(origin: conversion.origin, size: size)
    guard let first = convert(rect.origin),
      let second = convert(Point(x: rect.maxX, y: rect.minY)),
      let third = convert(Point(x: rect.minX, y: rect.maxY)),
      let fourth = convert(Point(x: rect.maxX, y: rect.maxY))
    else { return nil }
    let x = [first.x, second.x, third.x, fourth.x]
    let y = [first.y, second.y, third.y, fourth.y]
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return nil
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A rectangle of a view's content as it stands on the screen.
  ///
  /// Every step up subtracts the superview's bounds' origin and adds its frame's; `superview` nil
  /// means that the rectangle is the controller's view itself.
  public func screenFrame(_ rect: Rect, in superview: Int?) -> Rect {
    guard let superview else { return rect.offset(by: presentationOrigin) }
    let conversion = CoordinateConversion(
      origin: rect.origin, size: rect.size, isFrom: false, other: nil, otherName: "nil")
    return convert(conversion, of: superview) ?? rect
  }

  /// A rectangle of a view's content as seen from the corner of the enclosing scroll view's frame;
  /// nil outside of any scroll view.
  public func frameInScrollView(_ rect: Rect, in superview: Int?) -> Rect? {
    var result = rect
    var current = superview
    while let index = current {
      if views[index].scroll != nil {
        result.origin = result.origin - views[index].bounds.origin
        return result
      }
      result.origin = views[index].pointInSuperview(result.origin)
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
      result.origin = view.pointInSuperview(result.origin)
      current = view.superview
    }
    return result.offset(by: presentationOrigin).intersection(windowFrame)
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

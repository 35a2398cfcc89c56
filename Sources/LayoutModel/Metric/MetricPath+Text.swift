extension MetricPath {
  /// Writes a property without its subject.
  public static func text(of property: MetricProperty) -> String {
    switch property {
    case .element(let element, let space, let component):
      "\(text(of: element)).\(space.rawValue).\(component.rawValue)"
    case .indexPathForRow(let point, let component):
      "indexPathForRow(\(text(of: point))).\(component.rawValue)"
    case .indexPathForItem(let point, let component):
      "indexPathForItem(\(text(of: point))).\(component.rawValue)"
    case .convert(let conversion, let component):
      "convert(\(text(of: conversion))).\(component.rawValue)"
    case .sizeThatFits(let size, let axis):
      "sizeThatFits([\(list([size.width, size.height]))]).\(extent(axis))"
    default: patternName(of: property)
    }
  }

  /// The name of a property in the list of metrics, with placeholders for what varies.
  static func patternName(of property: MetricProperty) -> String {
    switch property {
    case .frame(let c): "frame.\(c.rawValue)"
    case .bounds(let c): "bounds.\(c.rawValue)"
    case .center(let a): "center.\(a.rawValue)"
    case .safeAreaInsets(let e): "safeAreaInsets.\(e.rawValue)"
    case .layoutMargins(let e): "layoutMargins.\(e.rawValue)"
    case .safeAreaLayoutGuide(let c): "safeAreaLayoutGuide.layoutFrame.\(c.rawValue)"
    case .readableContentGuide(let c): "readableContentGuide.layoutFrame.\(c.rawValue)"
    case .length: "length"
    case .applicationFrame(let c): "applicationFrame.\(c.rawValue)"
    case .contentInset(let e): "contentInset.\(e.rawValue)"
    case .adjustedContentInset(let e): "adjustedContentInset.\(e.rawValue)"
    case .scrollIndicatorInsets(let e): "scrollIndicatorInsets.\(e.rawValue)"
    case .contentSize(let a): "contentSize.\(extent(a))"
    case .contentOffset(let a): "contentOffset.\(a.rawValue)"
    case .minimumContentOffset(let a): "minimumContentOffset.\(a.rawValue)"
    case .maximumContentOffset(let a): "maximumContentOffset.\(a.rawValue)"
    case .isScrollable(let a): "isScrollable.\(a.rawValue)"
    case .contentOrigin(let a): "contentOrigin.\(a.rawValue)"
    case .frameInScrollView(let c): "frameInScrollView.\(c.rawValue)"
    case .screenFrame(let c): "screenFrame.\(c.rawValue)"
    case .visibleHeight: "visibleHeight"
    case .isVisible: "isVisible"
    case .firstVisibleRow(let c): "firstVisibleRow.\(c.rawValue)"
    case .lastVisibleRow(let c): "lastVisibleRow.\(c.rawValue)"
    case .visibleCellCount: "visibleCells.count"
    case .element(.row, let space, let c): "rows[s,r].\(space.rawValue).\(c.rawValue)"
    case .element(.item, let space, let c): "items[s,i].\(space.rawValue).\(c.rawValue)"
    case .element(.header, let space, let c): "headers[s].\(space.rawValue).\(c.rawValue)"
    case .element(.footer, let space, let c): "footers[s].\(space.rawValue).\(c.rawValue)"
    case .indexPathForRow(_, let c): "indexPathForRow([x,y]).\(c.rawValue)"
    case .indexPathForItem(_, let c): "indexPathForItem([x,y]).\(c.rawValue)"
    case .convert(let conversion, let c):
      "convert([x,y],\(conversion.isFrom ? "from" : "to"):id).\(c.rawValue)"
    case .willEndDraggingVelocity(let a): "willEndDragging.velocity.\(a.rawValue)"
    case .willEndDraggingOffset(let a): "willEndDragging.contentOffset.\(a.rawValue)"
    case .targetContentOffset(let a): "willEndDragging.targetContentOffset.\(a.rawValue)"
    case .willDecelerate: "didEndDragging.willDecelerate"
    case .peakContentOffset(let a): "peakContentOffset.\(a.rawValue)"
    case .contentView(let c): "contentView.frame.\(c.rawValue)"
    case .searchTextField(let c): "searchTextField.frame.\(c.rawValue)"
    case .sizeThatFits(_, let a): "sizeThatFits([w,h]).\(extent(a))"
    case .state: "state"
    }
  }

  private static func extent(_ axis: Axis) -> String { axis == .x ? "width" : "height" }

  private static func text(of element: ContentElement) -> String {
    switch element {
    case .row(let path): "rows[\(path.section),\(path.item)]"
    case .item(let path): "items[\(path.section),\(path.item)]"
    case .header(let section): "headers[\(section)]"
    case .footer(let section): "footers[\(section)]"
    }
  }

  private static func text(of point: Point) -> String { "[\(list([point.x, point.y]))]" }

  private static func text(of conversion: CoordinateConversion) -> String {
    var numbers = [conversion.origin.x, conversion.origin.y]
    if let size = conversion.size { numbers += [size.width, size.height] }
    return "[\(list(numbers))],\(conversion.isFrom ? "from" : "to"):\(conversion.otherName)"
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(NumberText.format).joined(separator: ",")
  }
}

extension MetricPath {
  /// Reads a property; nil where the text names none.
  ///
  /// - Parameter configuration: Whose views a conversion may name; nil for any id.
  static func property(_ text: Substring, in configuration: Configuration?) -> MetricProperty? {
    if let bracket = text.firstIndex(of: "["), text[..<bracket].allSatisfy(\.isLetter) {
      return element(text, bracket: bracket)
    }
    if let parenthesis = text.firstIndex(of: "(") {
      return call(text, parenthesis: parenthesis, in: configuration)
    }
    return plainProperty(text)
  }

  /// Reads a property that is a name without indices or arguments.
  static func plainProperty(_ text: Substring) -> MetricProperty? {
    guard let dot = text.lastIndex(of: ".") else {
      switch text {
      case "visibleHeight": return .visibleHeight
      case "isVisible": return .isVisible
      case "state": return .state
      case "length": return .length
      default: return nil
      }
    }
    let last = String(text[text.index(after: dot)...])
    let name = text[..<dot]
    if let component = RectComponent(rawValue: last), let property = rect(name, component) {
      return property
    }
    if let edge = Edge(rawValue: last) { return insets(name, edge) }
    if let axis = Axis(rawValue: last) { return point(name, axis) }
    return other(name, last)
  }

  private static func rect(_ name: Substring, _ component: RectComponent) -> MetricProperty? {
    switch name {
    case "frame": return .frame(component)
    case "bounds": return .bounds(component)
    case "frameInScrollView": return .frameInScrollView(component)
    case "screenFrame": return .screenFrame(component)
    case "applicationFrame": return .applicationFrame(component)
    case "safeAreaLayoutGuide.layoutFrame": return .safeAreaLayoutGuide(component)
    case "readableContentGuide.layoutFrame": return .readableContentGuide(component)
    case "contentView.frame": return .contentView(component)
    case "searchTextField.frame": return .searchTextField(component)
    case "contentSize":
      return component == .width ? .contentSize(.x) : component == .height ? .contentSize(.y) : nil
    default: return nil
    }
  }

  private static func insets(_ name: Substring, _ edge: Edge) -> MetricProperty? {
    switch name {
    case "safeAreaInsets": .safeAreaInsets(edge)
    case "layoutMargins": .layoutMargins(edge)
    case "contentInset": .contentInset(edge)
    case "adjustedContentInset": .adjustedContentInset(edge)
    case "scrollIndicatorInsets": .scrollIndicatorInsets(edge)
    default: nil
    }
  }

  private static func point(_ name: Substring, _ axis: Axis) -> MetricProperty? {
    switch name {
    case "center": .center(axis)
    case "contentOffset": .contentOffset(axis)
    case "minimumContentOffset": .minimumContentOffset(axis)
    case "maximumContentOffset": .maximumContentOffset(axis)
    case "isScrollable": .isScrollable(axis)
    case "contentOrigin": .contentOrigin(axis)
    case "willEndDragging.velocity": .willEndDraggingVelocity(axis)
    case "willEndDragging.contentOffset": .willEndDraggingOffset(axis)
    case "willEndDragging.targetContentOffset": .targetContentOffset(axis)
    case "peakContentOffset": .peakContentOffset(axis)
    default: nil
    }
  }

  private static func other(_ name: Substring, _ last: String) -> MetricProperty? {
    let component = MetricProperty.PathComponent(rawValue: last)
    switch name {
    case "firstVisibleRow": return component.map { .firstVisibleRow($0) }
    case "lastVisibleRow": return component.map { .lastVisibleRow($0) }
    case "visibleCells": return last == "count" ? .visibleCellCount : nil
    case "didEndDragging": return last == "willDecelerate" ? .willDecelerate : nil
    default: return nil
    }
  }

  // MARK: Elements and calls

  /// Reads `rows[0,3].frame.y` and its like.
  private static func element(_ text: Substring, bracket: Substring.Index) -> MetricProperty? {
    guard let end = text[bracket...].firstIndex(of: "]") else { return nil }
    let indices = text[text.index(after: bracket)..<end]
      .split(separator: ",", omittingEmptySubsequences: false).map(index)
    let rest = text[text.index(after: end)...]
      .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard rest.count == 3, rest[0].isEmpty,
      let space = MetricProperty.ElementSpace(rawValue: rest[1]),
      let component = RectComponent(rawValue: rest[2]),
      !indices.contains(nil)
    else { return nil }
    let numbers = indices.compactMap(\.self)
    let element: ContentElement
    switch (text[..<bracket], numbers.count) {
    case ("rows", 2): element = .row(IndexPath(section: numbers[0], item: numbers[1]))
    case ("items", 2): element = .item(IndexPath(section: numbers[0], item: numbers[1]))
    case ("headers", 1): element = .header(section: numbers[0])
    case ("footers", 1): element = .footer(section: numbers[0])
    default: return nil
    }
    return .element(element, space, component)
  }

  /// Reads an index in its one spelling: no sign, no leading zero.
  private static func index(_ text: Substring) -> Int? {
    Int(text).flatMap { $0 >= 0 && String($0) == text ? $0 : nil }
  }

  /// Reads a coordinate in its one spelling, the shortest.
  private static func number(_ text: Substring) -> Double? {
    DocumentReader.number(String(text)).flatMap {
      $0.isFinite && NumberText.format($0) == text ? $0 : nil
    }
  }

  /// Reads `convert([5,5],to:root).x` and its like.
  private static func call(
    _ text: Substring, parenthesis: Substring.Index, in configuration: Configuration?
  ) -> MetricProperty? {
    guard let end = text.lastIndex(of: ")"), parenthesis < end else { return nil }
    let arguments = text[text.index(after: parenthesis)..<end]
    let rest = text[text.index(after: end)...]
    guard rest.hasPrefix("."), arguments.hasPrefix("["),
      let close = arguments.firstIndex(of: "]")
    else { return nil }
    let last = String(rest.dropFirst())
    let texts = arguments[arguments.index(after: arguments.startIndex)..<close]
      .split(separator: ",", omittingEmptySubsequences: false)
    let numbers = texts.compactMap(number)
    guard numbers.count == texts.count else { return nil }
    let remainder = arguments[arguments.index(after: close)...]
    switch text[..<parenthesis] {
    case "convert":
      guard let component = RectComponent(rawValue: last) else { return nil }
      return conversion(numbers, remainder, in: configuration).flatMap { conversion in
        let isSize = component == .width || component == .height
        return conversion.size == nil && isSize ? nil : .convert(conversion, component)
      }
    case "indexPathForItem", "indexPathForRow":
      let isRow = text[..<parenthesis] == "indexPathForRow"
      guard numbers.count == 2, remainder.isEmpty,
        let component = MetricProperty.PathComponent(rawValue: last),
        component != (isRow ? .item : .row)
      else { return nil }
      let point = Point(x: numbers[0], y: numbers[1])
      return isRow
        ? .indexPathForRow(at: point, component) : .indexPathForItem(at: point, component)
    case "sizeThatFits":
      guard numbers.count == 2, remainder.isEmpty, last == "width" || last == "height" else {
        return nil
      }
      return .sizeThatFits(
        Size(width: numbers[0], height: numbers[1]), last == "width" ? .x : .y)
    default: return nil
    }
  }

  /// Reads what follows the numbers of a conversion: `,to:root`, `,from:nil`.
  private static func conversion(
    _ numbers: [Double], _ remainder: Substring, in configuration: Configuration?
  ) -> CoordinateConversion? {
    guard numbers.count == 2 || numbers.count == 4, remainder.hasPrefix(",") else { return nil }
    let parts = remainder.dropFirst().split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0] == "to" || parts[0] == "from" else { return nil }
    let other = configuration?.viewIndex(id: parts[1])
    let isKnown = other != nil || parts[1] == "nil"
    guard isKnown || configuration == nil && ViewTreeReader.isID(parts[1]) else { return nil }
    return CoordinateConversion(
      origin: Point(x: numbers[0], y: numbers[1]),
      size: numbers.count == 4 ? Size(width: numbers[2], height: numbers[3]) : nil,
      isFrom: parts[0] == "from", other: other, otherName: parts[1])
  }
}

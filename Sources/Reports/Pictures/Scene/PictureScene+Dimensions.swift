import LayoutModel

extension PictureScene {
  /// What is dimensioned to the left of the picture: the bars, the safe area, the frame in focus.
  var windowDimensions: [Dimension] {
    bars.map { bar in
      Dimension(
        axis: .y, start: bar.frame.minY, end: bar.frame.maxY, name: bar.name,
        number: PointText.format(bar.frame.size.height), edge: bar.frame.minX)
    } + safeAreaDimensions + frameDimensions
  }

  private var safeAreaDimensions: [Dimension] {
    guard let (rect, insets) = safeArea else { return [] }
    let root = Self.windowFrame(of: 0, in: layout)
    let names =
      layout.hasSafeAreas
      ? (top: "safeAreaInsets.top", bottom: "safeAreaInsets.bottom")
      : (top: "topLayoutGuide", bottom: "bottomLayoutGuide")
    var dimensions: [Dimension] = []
    func add(_ name: String, _ start: Double, _ end: Double, _ value: Double) {
      // One bar that is all there is needs no second dimension.
      let isSaid = bars.contains { $0.frame.minY == start && $0.frame.maxY == end }
      guard value != 0, !isSaid || layout.hasSafeAreas else { return }
      dimensions.append(
        Dimension(
          axis: .y, start: start, end: end, name: name, number: PointText.format(value),
          kind: .safeArea, column: bars.isEmpty ? 0 : 1, edge: root.minX))
    }
    add(names.top, root.minY, rect.minY, insets.top)
    add(names.bottom, rect.maxY, root.maxY, insets.bottom)
    return dimensions
  }

  /// The safe area's insets at the sides, which a phone on its side has.
  private var sideInsets: [Dimension] {
    guard let (rect, insets) = safeArea, layout.hasSafeAreas else { return [] }
    let root = Self.windowFrame(of: 0, in: layout)
    let sides = [
      ("left", root.minX, rect.minX, insets.left), ("right", rect.maxX, root.maxX, insets.right),
    ]
    return sides.filter { $0.3 != 0 }.map { side in
      Dimension(
        axis: .x, start: side.1, end: side.2, name: "safeAreaInsets.\(side.0)",
        number: PointText.format(side.3), kind: .safeArea, edge: rect.maxY)
    }
  }

  private var frameDimensions: [Dimension] {
    guard drawsFocus else { return [] }
    let view = layout.views[focus]
    let column = (bars.isEmpty ? 0 : 1) + (safeAreaDimensions.isEmpty ? 0 : 1)
    let outer = Self.clipped(layout.pointInWindow(.zero, from: view.superview).y)
    var dimensions: [Dimension] = []
    if view.frame.minY != 0, view.transform == nil, outer != focusFrame.minY {
      dimensions.append(
        Dimension(
          axis: .y, start: outer, end: focusFrame.minY, name: "frame.y",
          number: PointText.format(view.frame.minY), column: column, edge: focusFrame.minX))
    }
    dimensions.append(
      Dimension(
        axis: .y, start: focusFrame.minY, end: focusFrame.maxY, name: "frame.height",
        number: PointText.format(view.frame.size.height), column: column, edge: focusFrame.minX))
    return dimensions
  }

  /// What is dimensioned to the right of the picture: the insets and the content as a chain, and
  /// outside of it what the insets come to.
  var contentDimensions: [Dimension] {
    guard let content else { return [] }
    var dimensions = content.bands.filter { $0.edge.axis == .y }.map { chain($0) }
    if content.isModelled.y {
      dimensions.append(
        Dimension(
          axis: .y, start: content.rect.minY, end: content.rect.maxY, name: "contentSize.height",
          number: PointText.format(content.contentSize.height), edge: content.rect.maxX))
    }
    return dimensions + totals(.y)
  }

  /// What is dimensioned below the picture, from top to bottom.
  var horizontalDimensions: [Dimension] {
    var dimensions: [Dimension] = []
    guard drawsFocus else { return sideInsets }
    let view = layout.views[focus]
    let outer = Self.clipped(layout.pointInWindow(.zero, from: view.superview).x)
    if view.frame.minX != 0, view.transform == nil, outer != focusFrame.minX {
      dimensions.append(
        Dimension(
          axis: .x, start: outer, end: focusFrame.minX, name: "frame.x",
          number: PointText.format(view.frame.minX), edge: focusFrame.maxY))
    }
    dimensions.append(
      Dimension(
        axis: .x, start: focusFrame.minX, end: focusFrame.maxX, name: "frame.width",
        number: PointText.format(view.frame.size.width), edge: focusFrame.maxY))
    dimensions += sideInsets
    guard let content else { return dimensions }
    dimensions += content.bands.filter { $0.edge.axis == .x }.map { chain($0) }
    let differs = content.contentSize.width != view.bounds.size.width || content.offset.x != 0
    if content.isModelled.x, differs {
      dimensions.append(
        Dimension(
          axis: .x, start: content.rect.minX, end: content.rect.maxX, name: "contentSize.width",
          number: PointText.format(content.contentSize.width), edge: content.rect.maxY))
    }
    return dimensions + totals(.x)
  }

  private func chain(_ band: ContentScene.Band) -> Dimension {
    let axis = band.edge.axis
    let isAdded = band.kind == .added
    let edge = band.edge.rawValue
    let isAlone = content?.bands.filter { $0.edge == band.edge }.count == 1
    return Dimension(
      axis: axis, start: band.rect.minimum(axis), end: band.rect.maximum(axis),
      name: !isAdded
        ? "contentInset.\(edge)" : isAlone ? "adjustedContentInset.\(edge)" : "the system adds",
      number: PointText.format(band.value), kind: isAdded ? .added : .contentInset,
      // What takes from the content lies over it, and so would its dimension.
      column: band.value < 0 ? 1 : 0,
      edge: axis == .y ? band.rect.maxX : band.rect.maxY)
  }

  /// Where an edge has two insets, what they come to.
  private func totals(_ axis: Axis) -> [Dimension] {
    guard let content else { return [] }
    let adjusted = layout.views[content.view].scroll?.adjustedContentInset ?? .zero
    return Edge.allCases.filter { $0.axis == axis }.compactMap { edge in
      let bands = content.bands.filter { $0.edge == edge }
      guard let first = bands.first, bands.count > 1 else { return nil }
      let start = bands.reduce(first.rect.minimum(axis)) { min($0, $1.rect.minimum(axis)) }
      let end = bands.reduce(first.rect.maximum(axis)) { max($0, $1.rect.maximum(axis)) }
      return Dimension(
        axis: axis, start: start, end: end, name: "adjustedContentInset.\(edge.rawValue)",
        number: PointText.format(adjusted[edge]),
        column: bands.contains { $0.value < 0 } ? 2 : 1,
        edge: axis == .y ? first.rect.maxX : first.rect.maxY)
    }
  }

  /// The deviations as dimensions, from where it should be to where it was.
  func deviationDimensions(_ axis: Axis, column: Int) -> [Dimension] {
    deviations.prefix(Self.mostDeviations).compactMap { deviation in
      guard let place = deviation.place, place.axis == axis, let difference = deviation.difference
      else { return nil }
      let name = shortened(deviation.metric)
      return Dimension(
        axis: axis, start: min(place.computed, place.recorded),
        end: max(place.computed, place.recorded),
        name: "recorded \(name) \(deviation.recorded)",
        shortName: "recorded \(deviation.recorded),",
        number: "\u{394} \(PointText.signed(difference))", kind: .recorded, column: column,
        edge: axis == .y ? place.owner.maxX : place.owner.maxY)
    }
  }

  /// The largest number of deviations that are dimensioned.
  static let mostDeviations = 8

  /// A metric without the name of the view in focus, which everybody knows by then.
  func shortened(_ metric: String) -> String {
    let prefix = configuration.views[focus].id + "."
    return metric.hasPrefix(prefix) ? String(metric.dropFirst(prefix.count)) : metric
  }
}

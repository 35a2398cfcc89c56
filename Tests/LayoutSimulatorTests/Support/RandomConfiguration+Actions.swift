import LayoutModel

extension RandomConfiguration {
  /// A few actions of all kinds on the views that there are.
  mutating func actions(in configuration: Configuration) -> [Action] {
    (0..<int(1...4)).flatMap { _ in action(in: configuration) }
  }

  private mutating func action(in configuration: Configuration) -> [Action] {
    let scrolls = configuration.views.indices.filter {
      configuration.views[$0].viewClass.isScrollView
    }
    guard !scrolls.isEmpty, !chance(4) else { return otherAction(in: configuration) }
    let view = pick(scrolls)
    switch int(0...11) {
    case 0: return [.setContentOffset(view: view, to: Point(points(-99...999), points(-99...2000)))]
    case 1: return [.setContentInset(view: view, to: insets(-20...120))]
    case 2: return [.setContentSize(view: view, to: size(upTo: 2000))]
    case 3: return [.keyboard(view: view, height: points(0...350))]
    case 4: return refreshing(view, in: configuration)
    case 5: return rows(view, in: configuration)
    case 6:
      return [
        .touch(
          view: view, by: Point(points(-99...99), points(-300...300)), moves: int(1...20),
          interval: 0.016, rest: pick([0, 0.2])), .release(view: view, velocity: nil),
        .wait(waitingTime()),
      ]
    case 7: return [.drag(view: view, by: Point(points(-99...99), points(-300...300)))]
    default: return scrolling(view, in: configuration)
    }
  }

  /// An action that scrolls and, by the rules, leaves the content at rest in its range.
  mutating func scrolling(_ view: Int, in configuration: Configuration) -> [Action] {
    switch int(0...3) {
    case 0: return [.scrollTo(view: view, edge: pick(Edge.allCases))]
    case 1:
      return [
        .scrollRectToVisible(
          view: view, Rect(origin: Point(0, points(0...2000)), size: size(upTo: 300)))
      ]
    case 2:
      let path = IndexPath(section: int(0...2), item: int(0...20))
      return [.scrollToItem(view: view, path, at: pick(ScrollPosition.allCases))]
    default:
      let velocity = Point(0, Double(int(-30...30)) / 10)
      return [
        .drag(view: view, by: Point(points(-99...99), points(-300...300))),
        .release(view: view, velocity: velocity), .settle,
      ]
    }
  }

  /// Binary fractions of seconds, so that parts of a wait add up to the whole exactly.
  mutating func waitingTime() -> Double { Double(int(0...64)) / 16 }

  private mutating func refreshing(_ view: Int, in configuration: Configuration) -> [Action] {
    guard configuration.views[view].scroll?.refreshControl != nil else { return [.settle] }
    return chance(2)
      ? [.beginRefreshing(view: view)]
      : [.beginRefreshing(view: view), .endRefreshing(view: view)]
  }

  private mutating func rows(_ view: Int, in configuration: Configuration) -> [Action] {
    guard let table = configuration.views[view].table, !table.sections.isEmpty else {
      return [.reloadData(view: view)].filter { _ in
        [.tableView, .collectionView].contains(configuration.views[view].viewClass)
      }
    }
    let section = int(0...table.sections.count - 1)
    return chance(2)
      ? [.insertRows(view: view, section: section, count: int(1...5))]
      : [.deleteRows(view: view, section: section, count: int(1...5)), .reloadData(view: view)]
  }

  private mutating func otherAction(in configuration: Configuration) -> [Action] {
    let view = int(0...configuration.views.count - 1)
    switch int(0...5) {
    case 5: return [.rotate(to: pick(Orientation.allCases))]
    case 0: return [.wait(waitingTime())]
    case 1: return [.layoutIfNeeded]
    case 2: return [.settle]
    case 3 where view > 0:
      return [
        .setFrame(
          view: view,
          to: Rect(points(-50...200), points(-80...300), points(0...400), points(0...700))),
        .layoutIfNeeded,
      ]
    case 4 where view > 0 && configuration.views[view].constraints.count > 1:
      let constraint = pick(configuration.views[view].constraints)
      return [
        .setConstraint(
          view: view, attribute: constraint.attribute, constant: points(0...300)), .layoutIfNeeded,
      ]
    default: return [.updateConstraints]
    }
  }
}

import LayoutModel
import LayoutSimulator
import Testing

/// What holds for every configuration, tried on 100,000 random ones that use all features.
///
/// Each failure names the configuration's number under its seed.
@Suite struct PropertyTests {
  private typealias Options = RandomConfiguration.Options

  /// Tries a property on many configurations.
  private func forAll(
    _ count: Int, seed: UInt64, _ options: Options = .init(),
    _ property: (Configuration, inout RandomConfiguration) -> String?,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var generator = RandomConfiguration(seed: seed, options)
    var failures = 0
    for number in 0..<count {
      let configuration = generator.next()
      guard let failure = property(configuration, &generator) else { continue }
      failures += 1
      if failures <= 5 {
        Issue.record(
          "configuration \(number) of seed \(seed): \(failure)", sourceLocation: location)
      }
    }
    #expect(failures == 0, "\(failures) of \(count) configurations", sourceLocation: location)
  }

  // MARK: Offsets

  @Test func `the range is what the formula says`() {
    forAll(14000, seed: 1) { configuration, _ -> String? in
      for view in Simulator.layout(of: configuration).views {
        guard let scroll = view.scroll else { continue }
        let inset = scroll.adjustedContentInset
        let top = 0 - inset.top
        let left = 0 - inset.left
        let bottom = max(top, scroll.contentSize.height + inset.bottom - view.bounds.size.height)
        let right = max(left, scroll.contentSize.width + inset.right - view.bounds.size.width)
        guard scroll.minimumContentOffset == Point(left, top),
          scroll.maximumContentOffset == Point(right, bottom)
        else {
          return "\(scroll.minimumContentOffset)...\(scroll.maximumContentOffset)"
        }
      }
      return nil
    }
  }

  /// Exceptions: estimated heights, under which the content shrinks while it scrolls, and a set content
  /// size that constraints make smaller.
  @Test func `content at rest lies in its range unless it was set out of it`() {
    var options = Options()
    options.hasActions = false
    options.hasEstimates = false
    forAll(16000, seed: 2, options) { configuration, generator -> String? in
      var configuration = configuration
      let isConstrained = configuration.views.contains { !$0.constraints.isEmpty }
      for index in configuration.views.indices where configuration.views[index].scroll != nil {
        if isConstrained { configuration.views[index].scroll?.contentSize = nil }
        guard generator.chance(2) else { continue }
        configuration.actions += generator.scrolling(index, in: configuration)
      }
      configuration.actions.append(.settle)
      let layout = Simulator.layout(of: configuration)
      // An offset that was set lies on a pixel; the end of the range need not.
      let pixel = 0.5 / configuration.platform.device.scale + 1e-6
      for (index, view) in layout.views.enumerated() {
        guard let scroll = view.scroll else { continue }
        for axis in Axis.allCases {
          let offset = view.bounds.origin[axis]
          let (low, high) = (scroll.minimumContentOffset[axis], scroll.maximumContentOffset[axis])
          guard offset >= low - pixel, offset <= high + pixel else {
            return "view \(index) rests at \(offset), outside of \(low)...\(high)"
          }
        }
      }
      return nil
    }
  }

  // MARK: Content

  /// Exception: tables that estimate heights measure what the inset lets them show.
  @Test func `content sizes don't depend on insets and scrolling`() {
    var options = Options()
    options.hasActions = false
    options.hasEstimates = false
    options.hasCollapsingBars = false
    forAll(6000, seed: 3, options) { configuration, generator -> String? in
      var changed = configuration
      for index in changed.views.indices where changed.views[index].scroll != nil {
        changed.views[index].scroll?.contentInset = generator.insets(-20...120)
        changed.actions += [
          .setContentOffset(
            view: index, to: Point(generator.points(-99...999), generator.points(-99...999))),
          .wait(1),
        ]
      }
      let before = Simulator.layout(of: configuration)
      let after = Simulator.layout(of: changed)
      for index in before.views.indices
      where before.contentSize(index) != after.contentSize(index) {
        return "view \(index): \(before.contentSize(index) as Any), then"
          + " \(after.contentSize(index) as Any)"
      }
      return nil
    }
  }

  @Test func `more rows never make content shorter`() {
    var options = Options()
    options.hasActions = false
    options.hasEstimates = false
    forAll(8000, seed: 4, options) { configuration, generator -> String? in
      var longer = configuration
      for index in longer.views.indices {
        guard var table = longer.views[index].table, !table.sections.isEmpty else { continue }
        let section = generator.int(0...table.sections.count - 1)
        let rows = generator.int(1...50)
        table.sections[section].rows += rows
        if let last = table.sections[section].heights.last {
          table.sections[section].heights.append(HeightRun(height: last.height, count: rows))
        }
        longer.views[index].table = table
      }
      let before = Simulator.layout(of: configuration)
      let after = Simulator.layout(of: longer)
      for index in before.views.indices {
        guard let short = before.contentSize(index), let long = after.contentSize(index) else {
          continue
        }
        if long.height < short.height {
          return "view \(index) of \(short.height) points has \(long.height) with more rows"
        }
      }
      return nil
    }
  }

  @Test func `a section has no more runs than its heights, shown or not, make`() {
    forAll(6000, seed: 5) { configuration, _ -> String? in
      let layout = Simulator.layout(of: configuration)
      for (index, view) in layout.views.enumerated() {
        guard let table = view.table, let stated = configuration.views[index].table else {
          continue
        }
        for (place, section) in table.sections.enumerated() {
          // Rows that were shown split what was not into stretches, a few for each action.
          let stretches = 4 * (configuration.actions.count + 2)
          let limit = (stated.sections[place].heights.count + 2) * stretches
          if section.runs.count > limit { return "view \(index) has \(section.runs.count) runs" }
          guard section.runs.reduce(0, { $0 + $1.count }) == section.rowCount else {
            return "the runs of view \(index) are not its rows"
          }
        }
      }
      return nil
    }
  }

  // MARK: Safe areas and coordinates

  @Test func `a child's safe area lies between none and its parent's`() {
    forAll(14000, seed: 6) { configuration, _ -> String? in
      let layout = Simulator.layout(of: configuration)
      for (index, view) in layout.views.enumerated() {
        guard let superview = view.superview else { continue }
        for edge in Edge.allCases {
          let own = view.safeAreaInsets[edge]
          let parent = layout.views[superview].safeAreaInsets[edge]
          guard own >= 0, own <= parent else {
            return "\(edge) of view \(index) is \(own) in a parent of \(parent)"
          }
        }
      }
      return nil
    }
  }

  @Test func `a point converted there and back is the same`() {
    forAll(14000, seed: 7) { configuration, generator -> String? in
      let layout = Simulator.layout(of: configuration)
      let point = Point(generator.points(-500...500), generator.points(-500...500))
      for view in layout.views.indices {
        let there = layout.pointInWindow(point, from: view)
        guard let back = layout.pointFromWindow(there, to: view) else {
          return "view \(view) has no way back"
        }
        guard back.x.isNear(point.x, within: 1e-6), back.y.isNear(point.y, within: 1e-6) else {
          return "\(point) of view \(view) comes back as \(back)"
        }
      }
      return nil
    }
  }

  @Test func `turning the device swaps the sides of the screen`() {
    var options = Options()
    options.hasActions = false
    forAll(3000, seed: 8, options) { configuration, _ -> String? in
      var turned = configuration
      turned.platform.orientation =
        configuration.platform.orientation.isLandscape ? .portrait : .landscapeLeft
      let before = Simulator.layout(of: configuration)
      let after = Simulator.layout(of: turned)
      guard after.screenSize == Size(before.screenSize.height, before.screenSize.width) else {
        return "\(before.screenSize) becomes \(after.screenSize)"
      }
      var upsideDown = configuration
      upsideDown.platform.orientation =
        configuration.platform.orientation.isLandscape ? .landscapeRight : .portraitUpsideDown
      guard Simulator.layout(of: upsideDown).numbers() == before.numbers() else {
        return "the other \(configuration.platform.orientation) has other numbers"
      }
      return nil
    }
  }

  // MARK: The function itself

  @Test func `the same configuration gives the same numbers to the bit`() {
    forAll(4000, seed: 9) { configuration, _ -> String? in
      let first = Simulator.layout(of: configuration).numbers()
      let second = Simulator.layout(of: configuration).numbers()
      return first.map(\.bitPattern) == second.map(\.bitPattern) ? nil : "they differ"
    }
  }

  @Test func `explaining changes no number`() {
    forAll(3000, seed: 10) { configuration, _ -> String? in
      let plain = Simulator.layout(of: configuration).numbers()
      let explained = Simulator.layout(of: configuration, explaining: true).numbers()
      return plain.map(\.bitPattern) == explained.map(\.bitPattern) ? nil : "they differ"
    }
  }

  @Test func `a plain last subview changes no other number`() {
    forAll(4000, seed: 11) { configuration, generator -> String? in
      var extended = configuration
      // Any view on the way from the last one up may get it without moving another's place.
      var parents = [extended.views.count - 1]
      while let superview = extended.views[parents[parents.count - 1]].superview {
        parents.append(superview)
      }
      let frame = Rect(
        generator.points(-50...100), generator.points(-50...100), generator.points(0...400),
        generator.points(0...400))
      extended.views.append(.view("extra", in: generator.pick(parents), frame))
      let count = configuration.views.count
      let before = Simulator.layout(of: configuration).numbers(ofFirst: count)
      let after = Simulator.layout(of: extended).numbers(ofFirst: count)
      return before == after ? nil : "they differ"
    }
  }

  /// Exceptions: the large title and the refresh control in the bar belong to one scroll view and
  /// change the safe area of all; constraints of subviews make the content of a scroll view around
  /// them.
  @Test func `a subtree doesn't depend on its siblings after it`() {
    var options = Options()
    options.hasCollapsingBars = false
    forAll(8000, seed: 12, options) { configuration, generator -> String? in
      let starts = configuration.views.indices.filter { configuration.views[$0].superview == 0 }
      guard let cut = starts.last else { return nil }
      let isConstrained = configuration.views[cut...].contains { !$0.constraints.isEmpty }
      if configuration.views[0].scroll != nil && isConstrained { return nil }
      var whole = configuration
      whole.actions.removeAll { ($0.view ?? 0) >= cut }
      var part = whole
      part.views.removeSubrange(cut...)
      let before = Simulator.layout(of: whole).numbers(ofFirst: cut)
      let after = Simulator.layout(of: part).numbers(ofFirst: cut)
      return before == after ? nil : "the views before \(cut) differ"
    }
  }

  // MARK: Time

  @Test func `waiting in one step or in many gives the same`() {
    var options = Options()
    options.isAlwaysInWindow = true
    forAll(1500, seed: 13, options) { configuration, generator -> String? in
      var once = configuration
      let scrolls = once.views.indices.filter { once.views[$0].viewClass.isScrollView }
      guard let view = scrolls.first else { return nil }
      once.actions = [
        .setContentOffset(view: view, to: Point(0, generator.points(0...900))),
        .drag(view: view, by: Point(0, generator.points(-400...400))),
        .release(view: view, velocity: Point(0, Double(generator.int(-40...40)) / 10)),
      ]
      var often = once
      let seconds = generator.waitingTime()
      once.actions.append(.wait(seconds))
      often.actions += Array(repeating: .wait(seconds / 64), count: 64)
      let first = Simulator.layout(of: once).numbers()
      let second = Simulator.layout(of: often).numbers()
      guard let place = zip(first, second).enumerated().first(where: { $1.0 != $1.1 })?.offset
      else {
        return first.count == second.count ? nil : "more or fewer numbers"
      }
      return "\(seconds) s differ at \(place): \(first[place]) and \(second[place])"
    }
  }

  // MARK: Explanations

  @Test func `the terms of every sum add up to its value, down to the leaves`() {
    forAll(3000, seed: 14) { configuration, _ -> String? in
      let layout = Simulator.layout(of: configuration, explaining: true)
      for (metric, derivation) in layout.derivations {
        if let failure = layout.failure(of: derivation, metric) { return failure }
      }
      for (index, view) in layout.views.enumerated() {
        for element in view.table?.someElements ?? [] {
          let metric = Metric(.view(index), .element(element, .frame, .y))
          guard let derivation = layout.derivation(of: metric) else { continue }
          if let failure = layout.failure(of: derivation, metric) { return failure }
        }
      }
      return nil
    }
  }
}

extension TableLayout {
  /// Each header and footer, and the first and last row of each section.
  fileprivate var someElements: [ContentElement] {
    sections.indices.flatMap { section -> [ContentElement] in
      let rows = Set([0, sections[section].rowCount - 1])
      return [.header(section: section), .footer(section: section)]
        + rows.map { .row(IndexPath(section: section, item: $0)) }
    }
  }
}

extension Layout {
  /// Why a sum is not the value that it explains; nil where it is.
  fileprivate func failure(of derivation: Derivation, _ metric: Metric) -> String? {
    guard derivation.form == .sum else { return nil }
    let tolerance = 1e-6 * max(1, abs(derivation.value))
    let terms = derivation.terms.reduce(0) { $0 + ($1.isNegative ? -$1.value : $1.value) }
    guard abs(terms - derivation.value) <= tolerance else {
      return "\(metric) is \(derivation.value), its terms make \(terms)"
    }
    let leaves = leafSum(of: derivation)
    guard abs(leaves - derivation.value) <= tolerance else {
      return "\(metric) is \(derivation.value), its leaves make \(leaves)"
    }
    guard case .number(let value)? = self.value(of: metric) else { return nil }
    guard abs(value - derivation.value) <= tolerance else {
      return "\(metric) is \(value) and explained as \(derivation.value)"
    }
    return nil
  }

  /// What the terms of a sum amount to once each that has a derivation of its own is replaced.
  fileprivate func leafSum(of derivation: Derivation) -> Double {
    derivation.terms.reduce(0) { sum, term in
      var value = term.value
      if let metric = term.metric, let inner = derivations[metric], inner.form == .sum,
        inner.value == term.value
      {
        value = leafSum(of: inner)
      }
      return sum + (term.isNegative ? -value : value)
    }
  }
}

extension Action {
  /// The view that the action speaks of; nil for actions on all.
  var view: Int? {
    switch self {
    case .setContentOffset(let view, _), .scrollTo(let view, _), .drag(let view, _),
      .touch(let view, _, _, _, _), .release(let view, _), .setContentInset(let view, _),
      .setContentSize(let view, _), .setFrame(let view, _), .setBounds(let view, _, _),
      .scrollToItem(let view, _, _), .scrollRectToVisible(let view, _), .beginRefreshing(let view),
      .endRefreshing(let view), .insertRows(let view, _, _), .deleteRows(let view, _, _),
      .reloadData(let view), .keyboard(let view, _), .setConstraint(let view, _, _):
      view
    case .rotate, .wait, .settle, .layoutIfNeeded, .updateConstraints: nil
    }
  }
}

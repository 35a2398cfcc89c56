import LayoutModel

extension LayoutRule {
  static let pinnedHeader = LayoutRule(
    "UITableView.Style.plain",
    "A section header stays at the top of what the adjusted insets leave free while its section is"
      + " in sight, and the next section pushes it out; footers do so at the bottom.",
    .recorded, basis: "QMUI_iOS, MJRefresh: insets of tables with pinned headers")
}

// The frames themselves follow the offset; they are read off the layout: `TableLayout.headerFrame`.
extension Simulation {
  /// Notes the places of headers and footers that are not where their section has them.
  mutating func notePinnedHeaders(of index: Int) {
    guard case .table(let table)? = states[index].content, table.pinsHeaders else { return }
    let visible = states[index].bounds.inset(by: states[index].adjustedContentInset)
    for (place, section) in table.sections.enumerated() {
      if let frame = table.headerFrame(place, in: visible),
        frame.minY != section.y + section.headerTopPadding
      {
        notePin(
          .header(section: place), at: frame.minY, of: index,
          frame.minY == visible.minY
            ? visibleTopTerms(of: index)
            : [.plus("the section's end", section.maxY), .minus("header", frame.size.height)])
      }
      if let frame = table.footerFrame(place, in: visible), frame.minY != section.footerY {
        notePin(
          .footer(section: place), at: frame.minY, of: index,
          frame.minY == section.y
            ? [.plus("the section's beginning", section.y)]
            : visibleTopTerms(of: index) + [
              .plus("visible height", visible.size.height), .minus("footer", frame.size.height),
            ])
      }
    }
  }

  /// How much of the top of what is visible a section header takes from a row that stands there.
  func pinnedHeight(over path: IndexPath, of view: Int) -> Double {
    guard case .table(let table)? = states[view].content, table.pinsHeaders else { return 0 }
    let section = table.sections[path.section]
    return section.headerHeight - section.headerTopPadding
  }

  private mutating func notePin(
    _ element: ContentElement, at y: Double, of index: Int, _ terms: [Derivation.Term]
  ) {
    trace.note(
      Metric(.view(index), .element(element, .frame, .y)),
      Derivation(.pinnedHeader, value: y, sum: terms))
  }

  /// The terms of the top of what neither an inset nor the bounds' edge hides.
  private func visibleTopTerms(of index: Int) -> [Derivation.Term] {
    let offset = states[index].boundsOrigin.y
    let inset = states[index].adjustedContentInset.top
    return [
      .plus("contentOffset.y", offset, Metric(.view(index), .contentOffset(.y))),
      .plus("adjustedContentInset.top", inset, Metric(.view(index), .adjustedContentInset(.top))),
    ]
  }
}

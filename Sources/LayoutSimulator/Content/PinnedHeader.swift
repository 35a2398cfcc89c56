import LayoutModel

extension LayoutRule {
  static let pinnedHeader = LayoutRule(
    "UITableView.Style.plain",
    "A section header stays at the top of what the adjusted insets leave free while its section is"
      + " in sight, and the next section pushes it out; footers do so at the bottom.",
    .recorded, basis: "QMUI_iOS, MJRefresh: insets of tables with pinned headers")
}

// The frame itself follows the offset; it is read off the layout: `TableLayout.headerFrame`.
extension Simulation {
  /// Notes the places of headers that are not where their section begins.
  mutating func notePinnedHeaders(of index: Int) {
    guard case .table(let table)? = states[index].content, table.pinsHeaders else { return }
    let inset = states[index].adjustedContentInset.top
    let top = states[index].boundsOrigin.y + inset
    let visible = states[index].bounds.inset(by: states[index].adjustedContentInset)
    for (place, section) in table.sections.enumerated() where section.y < top && section.maxY > top
    {
      guard let frame = table.headerFrame(place, in: visible),
        frame.minY != section.y + section.headerTopPadding
      else { continue }
      let terms: [Derivation.Term] =
        frame.minY == top
        ? [
          .plus("contentOffset.y", top - inset, Metric(.view(index), .contentOffset(.y))),
          .plus(
            "adjustedContentInset.top", inset, Metric(.view(index), .adjustedContentInset(.top))),
        ]
        : [.plus("the section's end", section.maxY), .minus("header", frame.size.height)]
      trace.note(
        Metric(.view(index), .element(.header(section: place), .frame, .y)),
        Derivation(.pinnedHeader, value: frame.minY, sum: terms))
    }
  }
}

extension TableLayout {
  /// The frame of a section's header in content coordinates; nil for none.
  ///
  /// - Parameter visible: What is neither under an adjusted inset nor out of bounds. A header that
  ///   pins lies at its top while its section is in sight, and the next section pushes it out.
  public func headerFrame(_ section: Int, in visible: Rect) -> Rect? {
    guard sections.indices.contains(section), sections[section].headerHeight > 0 else {
      return nil
    }
    let layout = sections[section]
    let height = layout.headerHeight - layout.headerTopPadding
    var y = layout.y + layout.headerTopPadding
    if pinsHeaders { y = max(y, min(visible.minY, layout.maxY - height)) }
    return Rect(x: 0, y: y, width: headerWidth, height: height)
  }

  /// The frame of a section's footer in content coordinates; nil for none.
  ///
  /// - Parameter visible: What is neither under an adjusted inset nor out of bounds. A footer that
  ///   pins lies at its bottom while its section is in sight, and the section before pushes it out.
  public func footerFrame(_ section: Int, in visible: Rect) -> Rect? {
    guard sections.indices.contains(section), sections[section].footerHeight > 0 else {
      return nil
    }
    let layout = sections[section]
    var y = layout.footerY
    if pinsHeaders { y = min(y, max(visible.maxY - layout.footerHeight, layout.y)) }
    return Rect(x: 0, y: y, width: headerWidth, height: layout.footerHeight)
  }

  private var headerWidth: Double { rowWidth + 2 * rowX }
}

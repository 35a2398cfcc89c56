import LayoutModel

/// The rows or items of a view that are in sight, never more of them than a drawing has room for.
struct VisibleRows {
  private static let most = 120

  private(set) var rows: [ContentScene.Row] = []
  private(set) var before = 0
  private(set) var behind = 0
  private(set) var noun = "row"

  /// No rows, as where no rule places them.
  init() {}

  init(of view: ViewLayout) {
    if let table = view.table { addRows(of: table, in: view.bounds) }
    if let collection = view.collection { addItems(of: collection, in: view.bounds) }
  }

  private mutating func addRows(of table: TableLayout, in bounds: Rect) {
    let total = table.sections.reduce(0) { $0 + $1.rowCount }
    guard let first = table.firstVisibleRow(in: bounds),
      let last = table.lastVisibleRow(in: bounds)
    else { return }
    before = table.sections.prefix(first.section).reduce(0) { $0 + $1.rowCount } + first.item
    behind =
      total - 1 - last.item
      - table.sections.prefix(last.section).reduce(0) { $0 + $1.rowCount }
    for section in first.section...max(first.section, last.section) {
      let from = section == first.section ? first.item : 0
      let to = section == last.section ? last.item : table.sections[section].rowCount - 1
      guard from <= to else { continue }
      for row in from...to {
        guard rows.count < Self.most else { return }
        guard let rect = table.rect(section: section, row: row) else { continue }
        let name = table.sections.count == 1 ? "row \(row)" : "row \(section), \(row)"
        rows.append(.init(name: name, rect: rect))
      }
    }
  }

  private mutating func addItems(of collection: CollectionLayout, in bounds: Rect) {
    noun = "item"
    var passed = 0
    let total = collection.sections.reduce(0) { $0 + $1.itemCount }
    for (index, section) in collection.sections.enumerated() {
      for item in Self.candidates(of: section, in: bounds) {
        guard let rect = section.rect(item) else { continue }
        let common = rect.intersection(bounds)
        guard common.size.width > 0, common.size.height > 0 else { continue }
        if rows.isEmpty { before = passed + item }
        behind = total - passed - item - 1
        guard rows.count < Self.most else { return }
        let name = collection.sections.count == 1 ? "\(item)" : "\(index), \(item)"
        rows.append(.init(name: name, rect: rect))
      }
      passed += section.itemCount
    }
  }

  /// The items that may be in sight: of a grid those of the lines in question, however many it has.
  private static func candidates(of section: CollectionSectionLayout, in bounds: Rect) -> Range<Int>
  {
    guard case .grid(let grid, let count) = section.items, grid.lineStep > 0 else {
      return 0..<min(section.itemCount, 100_000)
    }
    func line(_ coordinate: Double) -> Int {
      let line = (coordinate - grid.origin[grid.scrollAxis]) / grid.lineStep
      return Int(min(max(line, 0), Double(count)))
    }
    let first = max(0, line(bounds.minimum(grid.scrollAxis)) - 1) * grid.itemsPerLine
    let end = (line(bounds.maximum(grid.scrollAxis)) + 2).multipliedReportingOverflow(
      by: grid.itemsPerLine)
    let last = min(count, end.overflow ? count : end.partialValue)
    return min(first, last)..<last
  }
}

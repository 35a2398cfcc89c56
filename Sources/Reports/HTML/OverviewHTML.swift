import LayoutModel

/// What a report comes to: by verdict, OS, device and metric, and a map of OS and device.
struct OverviewHTML {
  private static let mostRows = 15
  /// A longer map is folded, so that it does not stand before the experiments.
  private static let mostOpenRows = 16

  private let totals: ComparisonTotals

  init(_ totals: ComparisonTotals) {
    self.totals = totals
  }

  var text: String {
    let counts = totals.counts
    let verdicts = Verdict.allCases.filter { counts[$0] > 0 }.map { verdict in
      "<li class=\"\(verdict.className)\"><b>\(counts[verdict])</b>"
        + "<span>\(verdict.mark) \(verdict.rawValue)</span></li>"
    }
    let notComputed =
      counts[.notComputed] > 0
      ? "<p>\(counts[.notComputed]) not computed yet: <code>plumb run</code> computes them.</p>\n"
      : ""
    return """
      <h2>Overview</h2>
      <ul class="verdicts">\(verdicts.joined())</ul>
      \(notComputed)\(heatMap)<div class="columns">
      \(table("by OS", systems))\(table("by device", devices))\
      \(table("by metric", totals.metrics))\(table("by group", totals.groups))</div>

      """
  }

  private var systems: [String: VerdictCounts] {
    merged { $0.os.description }
  }

  private var devices: [String: VerdictCounts] {
    merged(by: \.device)
  }

  private func merged(
    by key: (ComparisonTotals.Platform) -> String
  ) -> [String: VerdictCounts] {
    var merged: [String: VerdictCounts] = [:]
    for (platform, counts) in totals.platforms {
      merged[key(platform), default: VerdictCounts()].add(counts)
    }
    return merged
  }

  /// What is not clean, and the rest folded.
  private func table(_ title: String, _ parts: [String: VerdictCounts]) -> String {
    guard parts.count > 1 else { return "" }
    let all = TotalsRow.rows(of: parts)
    let unclean = all.filter { !$0.isClean }
    let clean = all.filter(\.isClean).sorted { NaturalOrder.precedes($0.name, $1.name) }
    let shown = Self.table(title, unclean.prefix(Self.mostRows))
    let hidden = Self.table(nil, unclean.dropFirst(Self.mostRows) + clean)
    let summary =
      unclean.count > Self.mostRows
      ? "\(all.count - Self.mostRows) more" : "\(clean.count) in which everything matches"
    return """
      <section><h3>\(title)</h3>
      \(shown)\(hidden.isEmpty ? "" : "<details><summary>\(summary)</summary>\n\(hidden)</details>\n")\
      </section>

      """
  }

  private static func table(_ title: String?, _ rows: some Collection<TotalsRow>) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { row in
      let counts = row.counts
      return """
        <tr><th scope="row">\(breakable(row.name))</th>\
        \(cell("all", counts.total))\(cell("match", counts[.match]))\
        \(cell("deviate", counts[.deviates], "bad"))\(cell("waived", counts[.waived], "accepted"))\
        \(cell("other", row.other, "quiet"))</tr>

        """
    }
    return """
      <table class="stack inline"><thead><tr><th scope="col">name</th>\
      <th scope="col" class="number">all</th><th scope="col" class="number">match</th>\
      <th scope="col" class="number">deviate</th><th scope="col" class="number">waived</th>\
      <th scope="col" class="number">other</th></tr></thead><tbody>
      \(lines.joined())</tbody></table>

      """
  }

  /// A name that is broken behind its dots before it is broken anywhere else.
  private static func breakable(_ name: String) -> String {
    MarkupText.line(name).replacing(".", with: ".<wbr>")
  }

  /// A count; what is zero says nothing.
  private static func cell(_ label: String, _ count: Int, _ className: String = "") -> String {
    count == 0
      ? "<td></td>" : "<td class=\"number \(className)\" data-label=\"\(label)\">\(count)</td>"
  }

  /// Devices down, major versions across: what does not match of how much.
  private var heatMap: String {
    var cells: [String: [Int: VerdictCounts]] = [:]
    for (platform, counts) in totals.platforms {
      cells[platform.device, default: [:]][platform.os.major, default: VerdictCounts()].add(counts)
    }
    let majors = Set(totals.platforms.keys.map(\.os.major)).sorted()
    guard cells.count > 1 || majors.count > 1 else { return "" }
    let devices = cells.keys.sorted { NaturalOrder.precedes($0, $1) }
    let rows = devices.map { device in
      let columns = majors.map { major in
        Self.cell(cells[device]?[major], device: device, major: major)
      }
      return "<tr><th scope=\"row\">\(MarkupText.line(device))</th>\(columns.joined())</tr>\n"
    }
    return """
      <details\(devices.count <= Self.mostOpenRows ? " open" : "")>
      <summary>Map of \(devices.count) devices and \(majors.count) iOS versions</summary>
      <table class="heat stack"><caption>✓ everything matches; else how many measurements do not, of \
      how many</caption>
      <thead><tr><th></th>\(majors.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead><tbody>
      \(rows.joined())</tbody></table>
      </details>

      """
  }

  private static func cell(_ counts: VerdictCounts?, device: String, major: Int) -> String {
    guard let counts else { return "<td></td>" }
    let off = counts[.deviates] + counts[.notFinite] + counts[.notComparable]
    let total = counts.total
    let (className, text) =
      if off > 0 {
        ("off", "✗ \(off)/\(total)")
      } else if counts[.match] == total {
        ("clean", "✓ \(total)")
      } else if counts[.waived] + counts[.unexpectedMatch] > 0 {
        ("known", "~ \(total - counts[.match])/\(total)")
      } else {
        ("open", "? \(total - counts[.match])/\(total)")
      }
    let title = MarkupText.line("\(device), iOS \(major): \(counts.headline)")
    return "<td class=\"\(className)\" data-label=\"\(major)\" title=\"\(title)\">\(text)</td>"
  }
}

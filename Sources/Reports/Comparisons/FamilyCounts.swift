import LayoutModel

/// How often each verdict was reached, by families of metrics: `contentOffset.y` of all views.
struct FamilyCounts: Sendable {
  private var names: [String] = []
  private var countsByPlace: [VerdictCounts] = []
  /// The places of the families, by their names and by the paths that came so far.
  private var families: [String: Int] = [:]
  private var paths: [String: Int] = [:]
  /// What the last experiment had: the next one measures mostly the same in the same order.
  private var last: [(path: String, family: Int)] = []

  /// What was counted, by the names of the families.
  var counts: [String: VerdictCounts] {
    Dictionary(zip(names, countsByPlace), uniquingKeysWith: { first, _ in first })
  }

  /// Counts the verdict of the comparison that stands at a place of its experiment's.
  mutating func add(_ verdict: Verdict, of path: String, at place: Int) {
    if place < last.count, last[place].path == path {
      return countsByPlace[last[place].family].add(verdict)
    }
    let family = family(of: path)
    countsByPlace[family].add(verdict)
    if place < last.count {
      last[place] = (path, family)
    } else if place == last.count {
      last.append((path, family))
    }
  }

  private mutating func family(of path: String) -> Int {
    if let family = paths[path] { return family }
    let name = Self.family(of: path)
    let family = families[name] ?? names.count
    if family == names.count {
      names.append(name)
      countsByPlace.append(VerdictCounts())
      families[name] = family
    }
    paths[path] = family
    return family
  }

  /// A metric's path without its view, and with `[…]` for indexes and points.
  static func family(of path: String) -> String {
    var family = ""
    var depth = 0
    var isBehindView = false
    for character in path {
      if character == "." && depth == 0 && !isBehindView {
        isBehindView = true
        continue
      }
      if character == "]" || character == ")" { depth = max(0, depth - 1) }
      if isBehindView && depth == 0 { family.append(character) }
      if character == "[" || character == "(" {
        if isBehindView && depth == 0 { family += "…" }
        depth += 1
      }
    }
    return family.isEmpty ? path : family
  }
}

import LayoutModel
import Reports

extension HelpText {
  private static let purpose =
    "Records scroll-view layouts, computes what UIKit should have said, compares."

  /// The examples, with what they do where there is room for it.
  private static func examples(_ width: Int) -> [String] {
    [
      ("example:  plumb demo", "                         the two-minute tour"),
      ("          plumb simulate layout.json --why", "   what UIKit would print, and why"),
    ].map { example, meaning in
      example.count + meaning.count <= width ? example + meaning : example
    }
  }

  /// The help of the program on one screen: the commands by purpose.
  static func overview(of groups: [CommandGroup], width: Int?) -> String {
    let width = min(width ?? screenWidth, screenWidth)
    let blocks = groups.map { group in
      let rows = group.entries.map { ($0.command.interface.name, $0.brief) }
      return ["\(group.title):"] + columns(rows, width)
    }
    var lines = examples(width) + [""]
    lines += WrappedText.lines(purpose, width: width)
    lines += ["", "usage: plumb COMMAND [arguments]"]
    lines += width < screenWidth ? blocks.flatMap { $0 } : sideBySide(blocks, width)
    lines += WrappedText.lines(
      "plumb help COMMAND explains one; plumb help --full COMMAND says all of it.", width: width)
    return text(lines)
  }

  /// Everything about the program but its commands' own options.
  static func page(of groups: [CommandGroup], width: Int?) -> String {
    let width = min(width ?? screenWidth, screenWidth)
    var lines = examples(width) + [""]
    lines += WrappedText.lines(purpose, width: width) + ["", "usage: plumb COMMAND [arguments]"]
    for group in groups {
      lines += ["", "\(group.title):"]
      lines += columns(
        group.entries.map { ($0.command.interface.name, $0.command.interface.summary) }, width)
    }
    lines += ["", "options of every command:"]
    lines += columns(Option.common.map { ($0.usage, $0.help) }, width)
    lines += ["", "exit status:"]
    lines += columns(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }, width)
    lines += ["", "environment:"]
    lines += columns(Plumb.environment.map { ($0.name, $0.meaning) }, width)
    return text(lines)
  }

  /// The blocks in two columns, about as high as each other.
  private static func sideBySide(_ blocks: [[String]], _ width: Int) -> [String] {
    let half = (blocks.reduce(0) { $0 + $1.count } + 1) / 2
    var left: [String] = []
    var right: [String] = []
    for block in blocks {
      if right.isEmpty, left.count + block.count / 2 < half {
        left += block
      } else {
        right += block
      }
    }
    return (0..<max(left.count, right.count)).map { row in
      guard row < right.count else { return left[row] }
      let cell = row < left.count ? left[row] : ""
      return DisplayWidth.pad(cell, to: width / 2, leading: false) + right[row]
    }
  }
}

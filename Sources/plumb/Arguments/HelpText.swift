import Reports

/// The help, written from the tables that the arguments are read by.
enum HelpText {
  /// The usage line of a command: `plumb show NAME [options]`.
  static func usage(of interface: CommandInterface) -> String {
    let operands = interface.operands.map { " \($0.usage)" }.joined()
    return "plumb \(interface.name)\(operands)\(interface.options.isEmpty ? "" : " [options]")"
  }

  /// The help of one command.
  static func text(of interface: CommandInterface) -> String {
    var lines = ["usage: \(usage(of: interface))", "", sentence(interface.summary)]
    for paragraph in interface.discussion {
      lines += [""] + WrappedText.lines(paragraph, width: nil)
    }
    if !interface.operands.isEmpty {
      lines.append("")
      lines += columns(interface.operands.map { ("  \($0.name)", $0.help) })
    }
    lines += ["", "options:"]
    lines += columns(interface.allOptions.map { ("  \($0.usage)", $0.help) })
    if !interface.examples.isEmpty {
      lines += ["", "examples:"] + interface.examples.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of the program.
  static func text(of interfaces: [CommandInterface]) -> String {
    var lines = [
      "usage: plumb COMMAND [arguments]",
      "",
      "Records layouts of UIScrollView and UITableView as they were measured, computes what UIKit",
      "should have said, and reports where the two disagree.",
      "",
      "commands:",
    ]
    lines += columns(interfaces.map { ("  \($0.name)", $0.summary) })
    lines += ["", "plumb help COMMAND explains one; plumb --version prints the version.", ""]
    lines.append("exit status:")
    lines += columns(ExitStatus.allCases.map { ("  \($0.rawValue)", $0.meaning) })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      name + String(repeating: " ", count: width - name.count + 2) + text
    }
  }
}

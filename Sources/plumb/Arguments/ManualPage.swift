import LayoutModel

/// The manual page in the language of man(7), written from the tables of the arguments.
enum ManualPage {
  /// The page of the whole program.
  static func text(of groups: [CommandGroup]) -> String {
    var page = RoffWriter()
    page.request("TH", "PLUMB", "1", "", "plumb \(Plumb.version)", "User Commands")
    page.section("NAME")
    page.line("plumb - a catalog of scroll-view layout experiments")
    page.section("SYNOPSIS")
    page.bold("plumb")
    page.line("COMMAND [arguments]")
    page.section("EXAMPLES")
    page.example([
      "plumb demo", "plumb simulate layout.json --why", "plumb record layouts.json && plumb run",
      "plumb report --fail-on deviates",
    ])
    page.section("DESCRIPTION")
    page.line(
      "Records layouts of UIScrollView and UITableView as they were measured, computes with a "
        + "simulator of UIKit's scroll geometry what UIKit should have said, and reports where the "
        + "two disagree. No Mac is needed.")
    page.section("OPTIONS OF EVERY COMMAND")
    for option in Option.common { page.item(option.plainUsage, option.help) }
    page.section("COMMANDS")
    for group in groups {
      for entry in group.entries { add(entry.command.interface, to: &page) }
    }
    page.section("EXIT STATUS")
    for status in ExitStatus.allCases { page.item("\(status.rawValue)", status.meaning) }
    page.section("ENVIRONMENT")
    for variable in Plumb.environment { page.item(variable.name, variable.meaning) }
    page.section("FILES")
    page.item(
      CatalogLocation.fileName,
      "the catalog; the nearest one from the working folder upward is used")
    return page.text
  }

  private static func add(_ interface: CommandInterface, to page: inout RoffWriter) {
    page.subsection(HelpText.usage(of: interface))
    page.line(HelpText.sentence(interface.summary))
    for paragraph in interface.discussion { page.paragraph(paragraph) }
    for operand in interface.operands { page.item(operand.name, operand.help) }
    for option in interface.options { page.item(option.plainUsage, option.help) }
    if !interface.examples.isEmpty { page.example(interface.examples) }
  }
}

extension Option {
  /// The option without the blanks that align it in a column.
  fileprivate var plainUsage: String { String(usage.drop { $0 == " " }) }
}

import Reports

/// Says which catalog the commands use in this folder, and why.
struct WhereCommand: Command {
  static let interface = CommandInterface(
    name: "where",
    summary: "say which catalog the commands here use, and why",
    options: [.catalog, .format(LocationReport.formats), .output, .pathOnly],
    examples: ["plumb where", "sqlite3 \"$(plumb where -q)\""])

  private let path: String?
  private let output: OutputOptions
  private let isPathOnly: Bool

  init(_ arguments: Arguments) throws(Failure) {
    path = arguments.value(.catalog)
    output = try OutputOptions(arguments, formats: LocationReport.formats)
    isPathOnly = arguments.has(.pathOnly)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let location = try CatalogLocation.find(option: path)
    if isPathOnly {
      try console.print("\(location.path)\n")
    } else {
      try console.write(
        LocationReport(path: location.path, reason: location.explanation), output)
    }
    return .done
  }
}

extension Option {
  fileprivate static let pathOnly = Option(
    name: "quiet", letter: "q", help: "print the path alone")
}

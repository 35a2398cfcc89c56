import Reports

/// The options that say how a command prints its data, and where to.
struct OutputOptions {
  let format: ReportFormat
  /// The file to write; nil for the standard output.
  let path: String?

  /// Makes the options of a command that has none.
  init(_ format: ReportFormat) {
    self.format = format
    path = nil
  }

  static func all(_ formats: [ReportFormat]) -> [Option] { [.format(formats), .output] }

  init(_ arguments: Arguments, formats: [ReportFormat]) throws(Failure) {
    format = try arguments.word(.format(formats), among: formats) ?? formats[0]
    let path = arguments.value(.output)
    self.path = path == "-" ? nil : path
  }
}

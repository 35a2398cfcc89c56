import PlatformSupport
import Reports

/// Where a command's words go: data to the standard output, everything else to the standard error.
struct Console {
  private static let standardOutput: Int32 = 1
  private static let standardError: Int32 = 2

  /// The style of the standard output.
  let style: TextStyle

  init() {
    let isTerminal = PlatformSupport.isTerminal(Self.standardOutput)
    style = TextStyle(
      width: isTerminal ? PlatformSupport.terminalWidth(Self.standardOutput) : nil,
      usesColor: isTerminal && Self.allowsColor,
      drawsPictures: isTerminal && !Self.isDumb && Self.isUnicode)
  }

  /// Whether somebody looks at what goes to the standard error.
  var showsProgress: Bool {
    PlatformSupport.isTerminal(Self.standardError) && !Self.isDumb
  }

  /// Prints data.
  func print(_ bytes: [UInt8]) throws(Failure) {
    do {
      try PlatformSupport.write(bytes, to: Self.standardOutput)
    } catch {
      // Without SIGPIPE, which somebody may have blocked, this is how a closed pipe shows.
      if error.kind == .noReader { PlatformSupport.exit(ExitStatus.done.rawValue) }
      throw Failure(.broken, "cannot write to the standard output: \(error)")
    }
  }

  /// Prints data.
  func print(_ text: String) throws(Failure) {
    try print(Array(text.utf8))
  }

  /// Prints a report, or writes it to the file that the options name.
  func write(_ report: some Report, _ options: OutputOptions) throws(Failure) {
    guard let path = options.path else {
      return try print(report.bytes(as: options.format, style: style))
    }
    do {
      try PlatformSupport.replaceFile(
        at: path, with: report.bytes(as: options.format, style: .plain))
    } catch {
      throw failure(writing: path, error)
    }
  }

  /// What it means that a file cannot be written.
  func failure(writing path: String, _ error: SystemError) -> Failure {
    let status: ExitStatus =
      switch error.kind {
      case .notFound: .notFound
      case .notPermitted: .notPermitted
      case .noReader, .other: .broken
      }
    return Failure(status, "cannot write \(VisibleText.line(path)): \(error)")
  }

  /// Says something that is no data: a note, a hint, what a gate found.
  func say(_ text: String) {
    // Nobody is left to be told that the standard error does not work.
    try? PlatformSupport.write(Array("plumb: \(text)\n".utf8), to: Self.standardError)
  }

  /// Says why a command failed.
  func say(_ failure: Failure) {
    var text = "plumb: error: \(failure.message)\n"
    for line in failure.details { text += "\(line)\n" }
    try? PlatformSupport.write(Array(text.utf8), to: Self.standardError)
  }

  /// Writes to the standard error as it is.
  func draw(_ text: String) {
    try? PlatformSupport.write(Array(text.utf8), to: Self.standardError)
  }

  // https://no-color.org: set and not empty.
  private static var allowsColor: Bool {
    (PlatformSupport.environmentVariable("NO_COLOR") ?? "").isEmpty && !isDumb
  }

  /// Whether the locale says that the terminal shows UTF-8, by the variable that decides.
  private static var isUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { PlatformSupport.environmentVariable($0) }
      .first { !$0.isEmpty }
    return locale.map { $0.lowercased().contains("utf-8") || $0.lowercased().contains("utf8") }
      ?? false
  }

  private static var isDumb: Bool { PlatformSupport.environmentVariable("TERM") == "dumb" }
}

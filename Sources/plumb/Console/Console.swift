import PlatformSupport
import Reports

/// Where a command's words go: data to the standard output, everything else to the standard error.
struct Console {
  static let standardOutput: Int32 = 1
  private static let standardError: Int32 = 2

  /// The style of the standard output.
  let style: TextStyle
  /// Whether nothing is said but data and errors.
  var isQuiet = false
  /// What is measured for --verbose; nil without it.
  var timings: Timings?

  init() {
    let isTerminal = PlatformSupport.isTerminal(Self.standardOutput)
    style = TextStyle(
      width: isTerminal ? PlatformSupport.terminalWidth(Self.standardOutput) : nil,
      usesColor: isTerminal && Self.allowsColor,
      drawsPictures: isTerminal && !Self.isDumb && Self.isUnicode)
  }

  /// The number of columns of the terminal that the standard error is; nil for a file or pipe.
  var errorWidth: Int? { PlatformSupport.terminalWidth(Self.standardError) }

  /// Whether somebody looks at what goes to the standard error.
  var showsProgress: Bool {
    !isQuiet && PlatformSupport.isTerminal(Self.standardError) && !Self.isDumb
  }

  /// Prints data.
  func print(_ bytes: [UInt8]) throws(Failure) {
    let begin = timings?.now
    defer { timings?.addWriting(since: begin) }
    do {
      try PlatformSupport.write(bytes, to: Self.standardOutput)
    } catch {
      throw failure(printing: error)
    }
  }

  /// Prints data.
  func print(_ text: String) throws(Failure) {
    let isPlain = !Self.isUnicode && PlatformSupport.isTerminal(Self.standardOutput)
    try print(Array((isPlain ? PlainMarks.of(text) : text).utf8))
  }

  /// Prints what a command came to, which is no data.
  func tell(_ text: String) throws(Failure) {
    if !isQuiet { try print(text) }
  }

  /// Prints a report, or writes it to the file that the options name.
  func write(_ report: some Report, _ options: OutputOptions) throws(Failure) {
    let bytes = report.bytes(as: options.format, style: options.path == nil ? style : .plain)
    try Interruption.check()
    guard let path = options.path else {
      return options.format == .text
        ? try print(String(decoding: bytes, as: UTF8.self)) : try print(bytes)
    }
    try OutputOptions.refuseDatabase(at: path)
    let begin = timings?.now
    defer { timings?.addWriting(since: begin) }
    do {
      try PlatformSupport.replaceFile(at: path, with: bytes)
    } catch {
      throw failure(writing: path, error)
    }
  }

  /// What it means that data cannot be printed; does not return where nobody reads them any more.
  func failure(printing error: SystemError) -> Failure {
    // Without SIGPIPE, which somebody may have blocked, this is how a closed pipe shows.
    if error.kind == .noReader { PlatformSupport.exit(ExitStatus.done.rawValue) }
    return Failure(.broken, "cannot write to the standard output: \(error)")
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

  /// Says something that is good to know, and that nothing depends on.
  func note(_ text: String) {
    if !isQuiet { say("note: \(text)") }
  }

  /// Says something that is no data and no note: up to where all is safe, what a gate found.
  func say(_ text: String) {
    draw("plumb: \(text)\n")
  }

  /// Says which SQL ran and what took how long, where --verbose asks.
  func sayTimings() {
    guard let timings else { return }
    draw(timings.text(width: errorWidth))
  }

  /// Says why a command failed.
  func say(_ failure: Failure) {
    var text = "plumb: error: \(failure.message)\n"
    for line in failure.details { text += "\(line)\n" }
    draw(text)
  }

  /// Writes to the standard error, without anything around it.
  func draw(_ text: String) {
    let isPlain = !Self.isUnicode && PlatformSupport.isTerminal(Self.standardError)
    // Nobody is left to be told that the standard error does not work.
    try? PlatformSupport.write(
      Array((isPlain ? PlainMarks.of(text) : text).utf8), to: Self.standardError)
  }

  // https://no-color.org: set and not empty.
  private static var allowsColor: Bool {
    (PlatformSupport.environmentVariable("NO_COLOR") ?? "").isEmpty && !isDumb
  }

  // Where nothing is set, as in containers, the terminal is one of today.
  private static var isUnicode: Bool {
    let words = ["LC_ALL", "LC_CTYPE", "LANG"].map {
      PlatformSupport.environmentVariable($0) ?? ""
    }
    guard let locale = words.first(where: { !$0.isEmpty })?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  private static var isDumb: Bool { PlatformSupport.environmentVariable("TERM") == "dumb" }
}

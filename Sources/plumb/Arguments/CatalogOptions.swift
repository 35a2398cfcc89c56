import ExperimentCatalog

/// The options that say which catalog a command works on.
struct CatalogOptions {
  static let all: [Option] = [.catalog, .wait]

  /// A week: whoever waits longer has lost patience, and SQLite counts milliseconds in 32 bits.
  private static let longestWait = 604_800.0

  /// The path that the command line names; nil where it leaves the choice.
  let path: String?
  /// How long to wait for another process that writes, and that it is told meanwhile.
  let wait: Patience

  init(_ arguments: Arguments) throws(Failure) {
    path = arguments.value(.catalog)
    let seconds = min(try arguments.number(.wait) ?? 10, Self.longestWait)
    wait =
      arguments.has(.quiet)
      ? Patience(limit: .seconds(seconds)) : Console().patience(seconds: seconds)
  }
}

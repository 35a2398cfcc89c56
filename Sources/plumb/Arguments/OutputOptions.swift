import ExperimentCatalog
import PlatformSupport
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
    path = arguments.outputPath
  }
}

extension OutputOptions {
  /// Refuses an output that would take the place of a catalog, or of another database: none is
  /// meant, and all that is in it would be lost.
  static func refuseDatabase(at path: String) throws(Failure) {
    if isDatabase(path) {
      throw Failure(
        .wrongUse,
        "cannot write \(VisibleText.line(path)): it is an SQLite database, as catalogs are; remove it"
          + " first if that is what you want")
    }
    // Links are followed when it is written.
    let target = PlatformSupport.resolvedPath(path)
    for suffix in Connection.companionSuffixes
    where target.hasSuffix(suffix) && isDatabase(String(target.dropLast(suffix.count))) {
      throw Failure(
        .wrongUse, "cannot write \(VisibleText.line(path)): it is a part of the database beside it")
    }
  }

  private static func isDatabase(_ path: String) -> Bool {
    // What cannot be read is none, or is refused when it is written.
    guard PlatformSupport.fileKind(at: path) == .regular,
      let beginning = try? InputFile(path: path).read(upTo: 16)
    else { return false }
    return beginning.starts(with: "SQLite format 3".utf8)
  }
}

extension Arguments {
  /// The names of the standard output, which is written to as it is, be it a file or not.
  private static let standardOutputs = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// The file that `--output` names; nil for the standard output.
  var outputPath: String? {
    value(.output).flatMap { Self.standardOutputs.contains($0) ? nil : $0 }
  }
}

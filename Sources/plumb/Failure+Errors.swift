import ExperimentCatalog
import LayoutModel
import Reports

extension Failure {
  /// Makes a failure of whatever was thrown.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as FilterError: self.init(error)
    case let error as CatalogError:
      let lines = VisibleText.lines(error.message)
      self.init(Self.status(of: error.code), lines[0], details: lines.dropFirst().map { "  \($0)" })
      // A fault of the program: whoever reports it needs SQLite's own words.
      if error.code == .failed, let cause = error.cause {
        details.append("  \(VisibleText.line(cause.description))")
      }
    case let error as DocumentError:
      // Whatever was read from a file has its own message; this came out of the catalog.
      self.init(.broken, "the catalog holds a document that is not valid: \(error)")
    default: self.init(.broken, "\(error)")
    }
  }

  /// Makes a failure of whatever was thrown, which ends with a status of its own.
  init(_ status: ExitStatus, of error: any Error) {
    self.init(error)
    self.status = status
  }

  /// Makes a failure of a filter, with a caret under the word that is wrong.
  init(_ error: FilterError) {
    let excerpt = error.excerpt.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(.wrongUse, error.message, details: excerpt.map { "  \($0)" })
  }

  private static func status(of code: CatalogError.Code) -> ExitStatus {
    switch code {
    case .missing, .unknown: .notFound
    case .busy: .busy
    case .readOnly, .forbidden: .notPermitted
    case .invalid: .badInput
    case .interrupted: .interrupted
    default: .broken
    }
  }
}

/// A catalog that cannot be opened, read or written as a whole.
///
/// Where SQLite is the cause, its error comes along.
package struct CatalogError: Error, Hashable, Sendable {
  /// What is wrong; a set that grows.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// There is no such file.
    package static let missing = Code(rawValue: "missing")
    /// The file is no catalog: a folder, no database, or the database of another program.
    package static let foreign = Code(rawValue: "foreign")
    /// The catalog's schema is newer than the program's.
    package static let newer = Code(rawValue: "newer")
    /// The catalog's schema is older than the program's, and a read does not migrate.
    package static let older = Code(rawValue: "older")
    /// The catalog was not made by the migrations that the program knows.
    package static let altered = Code(rawValue: "altered")
    /// A migration failed; the catalog has the version that it had.
    package static let migrationFailed = Code(rawValue: "migration-failed")
    /// Another process kept the catalog for longer than this one waits.
    package static let busy = Code(rawValue: "busy")
    /// The file may not be read.
    package static let forbidden = Code(rawValue: "forbidden")
    /// The file, or the folder that its journal needs, cannot be written.
    package static let readOnly = Code(rawValue: "read-only")
    /// The disk is full.
    package static let full = Code(rawValue: "full")
    /// The file's content is damaged.
    package static let corrupt = Code(rawValue: "corrupt")
    /// The file cannot be opened, read or written, and the system does not say more.
    package static let unreadable = Code(rawValue: "unreadable")
    /// There is no experiment of that name.
    package static let unknown = Code(rawValue: "unknown")
    /// What was to be recorded is wrong in itself.
    package static let invalid = Code(rawValue: "invalid")
    /// Somebody pressed control-C.
    package static let interrupted = Code(rawValue: "interrupted")
    /// SQLite refused for a reason that is the program's fault.
    package static let failed = Code(rawValue: "failed")
  }

  package let code: Code

  /// What was attempted, what was found, and what to do.
  package let message: String

  package let cause: SQLiteError?

  package init(_ code: Code, _ message: String, cause: SQLiteError? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }
}

extension CatalogError: CustomStringConvertible {
  package var description: String {
    cause.map { "\(message): \($0)" } ?? message
  }
}

extension CatalogError.Code {
  /// Whether `error` is a `CatalogError` with this code.
  package static func ~= (pattern: CatalogError.Code, error: any Error) -> Bool {
    (error as? CatalogError)?.code == pattern
  }
}

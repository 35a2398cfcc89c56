import CSQLite

/// A result code of SQLite, extended where SQLite extends it.
///
/// Matches in a `catch`: a primary code matches each of its extended codes.
///
///     do {
///       try statement.run()
///     } catch ResultCode.constraint {
///       // any constraint: unique, foreign key, check …
///     }
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The code without its extension: the low byte.
  package var primary: ResultCode {
    ResultCode(rawValue: rawValue & 0xFF)
  }

  package static let auth = ResultCode(rawValue: SQLITE_AUTH)
  package static let busy = ResultCode(rawValue: SQLITE_BUSY)
  package static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  package static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  package static let constraintCheck = ResultCode(rawValue: Int32(csqlite_constraint_check))
  package static let constraintDatatype = ResultCode(rawValue: Int32(csqlite_constraint_datatype))
  package static let constraintForeignKey = ResultCode(
    rawValue: Int32(csqlite_constraint_foreignkey))
  package static let constraintNotNull = ResultCode(rawValue: Int32(csqlite_constraint_notnull))
  package static let constraintPrimaryKey = ResultCode(
    rawValue: Int32(csqlite_constraint_primarykey))
  package static let constraintTrigger = ResultCode(rawValue: Int32(csqlite_constraint_trigger))
  package static let constraintUnique = ResultCode(rawValue: Int32(csqlite_constraint_unique))
  package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  package static let error = ResultCode(rawValue: SQLITE_ERROR)
  package static let full = ResultCode(rawValue: SQLITE_FULL)
  package static let interrupt = ResultCode(rawValue: SQLITE_INTERRUPT)
  package static let ioError = ResultCode(rawValue: SQLITE_IOERR)
  package static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  package static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
  package static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
  package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
  package static let range = ResultCode(rawValue: SQLITE_RANGE)
  package static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  package static let tooBig = ResultCode(rawValue: SQLITE_TOOBIG)

  /// Whether `error` is SQLite's and has this code, or this code extended.
  package static func ~= (pattern: ResultCode, error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return error.code == pattern || error.code.primary == pattern
  }
}

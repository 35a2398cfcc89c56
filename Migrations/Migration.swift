/// One step of the catalog's schema: a file of SQL, named for its version and purpose.
package struct Migration: Hashable, Sendable {
  /// The schema's version after this migration; the first is 1.
  package let version: Int

  /// The file's name without its extension: "v0001_catalog".
  package let name: String

  package let sql: String

  package init(version: Int, name: String, sql: String) {
    self.version = version
    self.name = name
    self.sql = sql
  }

  init(version: Int, name: String, bytes: [UInt8]) {
    self.init(version: version, name: name, sql: String(decoding: bytes, as: UTF8.self))
  }
}

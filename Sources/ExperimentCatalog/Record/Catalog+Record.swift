extension Catalog {
  /// Records documents in one transaction: all of them, or none where `body` throws.
  ///
  ///     let outcomes = try catalog.record { recorder in
  ///       try documents.map { try recorder.add($0) }
  ///     }
  ///
  /// Other processes cannot write until `body` returns.
  ///
  /// - Throws: What `body` throws, and `CatalogError`.
  package func record<Result>(_ body: (inout Recorder) throws -> Result) throws -> Result {
    try attempt("record into \(path)") {
      try connection.transaction(.immediate) {
        var recorder = try Recorder(connection)
        return try body(&recorder)
      }
    }
  }
}

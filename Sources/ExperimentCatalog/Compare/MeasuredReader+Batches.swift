import PlatformSupport

extension MeasuredReader {
  /// Visits the batches, and reads the next ones meanwhile where one is not enough.
  func forEachBatch(
    lending connection: Connection, _ body: (MeasuredBatch) throws -> Void
  ) throws {
    guard let first = try next() else { return }
    guard !isAtEnd else { return try body(first) }
    connection.isLent = true
    defer { connection.isLent = false }
    let batches = try readAhead()
    defer { batches.stop() }
    try body(first)
    while case .value(let batch) = batches.take() { try body(batch.get()) }
  }

  private func readAhead() throws -> HandOver<Result<MeasuredBatch, SQLiteError>> {
    // This thread uses it no more until that one has ended.
    nonisolated(unsafe) let reader = self
    do {
      return try HandOver(capacity: 4) { put in
        do throws(SQLiteError) {
          while let batch = try unsafe reader.next(), put(.success(batch)) {}
        } catch {
          _ = put(.failure(error))
        }
      }
    } catch {
      throw CatalogError(.failed, "cannot read in the background: \(error)")
    }
  }
}

import PlatformSupport

// A catalog that was made for what then failed is removed. Others may have opened it meanwhile, and
// must neither lose what they record nor write into a file that has no name any more. So its
// remover needs the file for itself, and whoever opens one for writing looks, once it holds a lock
// that keeps a remover away, whether it still has its name.
extension Catalog {
  /// Removes the file where this process made it and nothing was recorded; else leaves it.
  ///
  /// For what was to be recorded and was not: nothing of it is to be left.
  package func removeIfUnused() {
    guard madeFile, !connection.isInTransaction else { return }
    // Fails where another process has the catalog open, and takes the log away.
    guard (try? connection.setJournalMode(.delete, within: .zero)) != nil else { return }
    let isRemoved = try? connection.transaction(.exclusive, isRehearsal: true) {
      guard try connection.scalar(Self.somethingRecorded) == nil else { return false }
      // Of a link that led to nothing, what it leads to now.
      PlatformSupport.removeFile(at: PlatformSupport.resolvedPath(path))
      return true
    }
    if isRemoved != true { _ = try? Self.suitJournal(of: connection, at: path, isNew: true) }
  }

  /// Asks for whatever somebody wanted to keep; no row where there is nothing.
  static let somethingRecorded = """
    SELECT 1 FROM experiment UNION ALL SELECT 1 FROM waiver UNION ALL SELECT 1 FROM tolerance
    UNION ALL SELECT 1 FROM run LIMIT 1
    """
}

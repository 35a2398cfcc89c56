package import LayoutModel

extension Catalog {
  /// The experiments with the layout of one, itself included, by OS version, device and name.
  ///
  /// - Returns: Nothing where no experiment has that name.
  /// - Throws: `CatalogError`.
  package func likes(of name: String) throws -> [LikeExperiment] {
    try attempt("read experiments of \(path)") {
      let statement = try connection.cached(
        """
        SELECT e.name, c.os, c.device, d.document
        FROM experiment AS own
        CROSS JOIN configuration AS mine ON mine.id = own.configuration
        CROSS JOIN configuration AS c ON c.shape = mine.shape
        CROSS JOIN experiment AS e ON e.configuration = c.id
        CROSS JOIN revision_document AS d ON d.revision = e.latest
        WHERE own.name = ?1 AND own.deleted_at IS NULL AND e.deleted_at IS NULL
        ORDER BY c.os, c.device, e.name
        """)
      try statement.bind(name, at: 1)
      var likes: [LikeExperiment] = []
      while try statement.step() {
        guard let os = OSVersion(sortKey: statement.int(at: 1)) else {
          throw SQLiteError(code: .corrupt, message: "a configuration's OS is no version")
        }
        likes.append(
          LikeExperiment(
            name: statement.text(at: 0), os: os, device: statement.textIfPresent(at: 2),
            documentText: statement.bytes(at: 3)))
      }
      return likes
    }
  }

  /// The digest of each experiment's latest revision.
  ///
  /// - Throws: `CatalogError`.
  package func latestDigests() throws -> [String: Digest] {
    try attempt("read experiments of \(path)") {
      let statement = try connection.prepare(
        """
        SELECT e.name, r.digest FROM experiment AS e JOIN revision AS r ON r.id = e.latest
        WHERE e.deleted_at IS NULL
        """)
      var digests: [String: Digest] = [:]
      while try statement.step() {
        digests[statement.text(at: 0)] = try statement.digest(at: 1)
      }
      return digests
    }
  }

  /// The simulator versions that have computed something here, in the order in which they came.
  ///
  /// - Throws: `CatalogError`.
  package func simulators() throws -> [String] {
    try attempt("read the simulators of \(path)") {
      try connection.texts(
        """
        SELECT version FROM simulator AS s
        WHERE EXISTS (SELECT 1 FROM expectation AS x WHERE x.simulator = s.id) ORDER BY id
        """)
    }
  }
}

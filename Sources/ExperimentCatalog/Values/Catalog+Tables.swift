extension Catalog {
  /// The tables whose rows belong to a revision, by their column `revision`.
  static let tablesOfRevision = ["revision_document", "measurement", "unexplained", "tag"]
}

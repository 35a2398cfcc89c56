extension Plumb {
  /// The environment variables that the program looks at.
  static let environment: [(name: String, meaning: String)] = [
    (CatalogLocation.variable, "the catalog where --catalog names none"),
    ("NO_COLOR", "set and not empty: no colours"),
    ("TERM", "dumb: no colours and no progress"),
    ("LC_ALL, LC_CTYPE, LANG", "the first that is set; without UTF-8 marks are plain letters"),
  ]
}

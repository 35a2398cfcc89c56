import ExperimentCatalog
import Reports

extension Console {
  /// Says what the user should know of a catalog that was opened for writing.
  func sayWhatOpeningDid(to catalog: Catalog) {
    guard !isQuiet else { return }
    if catalog.isNew { say("made \(VisibleText.line(catalog.path))") }
    if let copy = catalog.migration.copy {
      say(
        "brought \(VisibleText.line(catalog.path)) to version \(Migrator().newestVersion); "
          + "as it was before: \(VisibleText.line(copy))")
    }
    for text in catalog.notes { note(VisibleText.line(text)) }
  }
}

import ExperimentCatalog
import Reports

extension Console {
  /// Says what the user should know of a catalog that was opened for writing.
  func sayWhatOpeningDid(to catalog: Catalog) {
    if catalog.isNew { say("made \(VisibleText.line(catalog.path))") }
    for note in catalog.notes { say("note: \(VisibleText.line(note))") }
  }
}

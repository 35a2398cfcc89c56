package import LayoutModel

/// What a report shows of an experiment besides its comparisons.
package struct ExperimentDetails: Sendable {
  /// What the experiment shows, in one sentence.
  package var what: String?
  package var note: String?
  package var source: ExperimentSource?
  /// The stated parameters, in the document's order.
  package var parameters: [Parameter]
  /// The picture; nil where none is wanted.
  package var picture: ExperimentPicture?

  package init(
    what: String?, note: String?, source: ExperimentSource?, parameters: [Parameter],
    picture: ExperimentPicture? = nil
  ) {
    self.what = what
    self.note = note
    self.source = source
    self.parameters = parameters
    self.picture = picture
  }
}

/// What all measurements of an experiment's revision have in common.
package final class MeasuredExperiment: Sendable {
  package let name: String
  package let revision: Int

  /// How far each number of the document may lie from the computed one; `nil` where it does not say.
  package let tolerance: Double?

  /// Pixels a point on the configuration's screen.
  package let scale: Double

  init(name: String, revision: Int, tolerance: Double?, scale: Double) {
    self.name = name
    self.revision = revision
    self.tolerance = tolerance
    self.scale = scale
  }
}

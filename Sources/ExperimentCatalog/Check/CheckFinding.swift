/// Something that is not as it should be in a catalog, or that is worth knowing.
package struct CheckFinding: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable {
    /// What was recorded is lost or changed.
    case damage
    /// Rows or settings that harm nothing yet.
    case loose
    /// Nothing is wrong.
    case note
  }

  package let severity: Severity

  /// What was found.
  package let message: String

  /// What to do about it.
  package let advice: String

  init(_ severity: Severity, _ message: String, advice: String) {
    self.severity = severity
    self.message = message
    self.advice = advice
  }
}

extension KeyTable {
  private static let viewKey = DocumentKey(
    "view", .reference, isRequired: true, "the scroll view's id")

  static let action: [DocumentKey] = [
    DocumentKey(
      "setContentOffset", .object(.setContentOffset), "sets the offset, without clamping"),
    DocumentKey("scrollTo", .object(.scrollTo), "scrolls to an end of the range"),
    DocumentKey("drag", .object(.drag), "a finger travels and stays"),
    DocumentKey("release", .object(.release), "the finger lifts"),
    DocumentKey("wait", .number(minimum: 0), unit: .seconds, "time passes"),
    DocumentKey("settle", .object(.nothing), "time passes until nothing moves"),
    DocumentKey("layoutIfNeeded", .object(.nothing), "layoutIfNeeded on the controller's view"),
    DocumentKey("setConstraint", .object(.setConstraint), "changes a constraint's constant"),
    DocumentKey(
      "updateConstraints", .object(.nothing), "updateConstraints on the controller's view"),
  ]

  static let setContentOffset: [DocumentKey] = [
    viewKey, DocumentKey("to", .point, unit: .points, isRequired: true, "the new offset"),
  ]

  static let scrollTo: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "edge", .word(Edge.allCases.map(\.rawValue)), isRequired: true, "the end of the range"),
  ]

  static let drag: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "by", .point, unit: .points, isRequired: true,
      "the finger's travel; up and left are negative"),
  ]

  static let release: [DocumentKey] = [
    viewKey,
    DocumentKey(
      "velocity", .point, unit: .pointsPerMillisecond, default: .constant(.number(0)),
      "the content's velocity, positive where the offset grows"),
  ]

  static let setConstraint: [DocumentKey] =
    [DocumentKey("view", .reference, isRequired: true, "the constrained view's id")]
    + LayoutAttribute.allCases.map {
      DocumentKey(
        $0.rawValue, .number(minimum: nil), unit: .points, "the new constant of that constraint")
    }
}

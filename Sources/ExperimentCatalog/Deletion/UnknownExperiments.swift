/// Names that no experiment has; nothing was changed.
package struct UnknownExperiments: Error, Hashable, Sendable {
  package let names: [String]
}

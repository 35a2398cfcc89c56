/// What merging one catalog into another came to.
package struct MergeOutcome: Hashable, Sendable {
  /// Experiments that there were not here.
  package internal(set) var new = 0

  /// Experiments that got revisions.
  package internal(set) var advanced = 0

  /// Experiments of which there was nothing to bring.
  package internal(set) var unchanged = 0

  /// Experiments that got revisions, and stay deleted here, by name.
  package internal(set) var stayDeleted: [String] = []

  /// What was left alone, by name; or, with a rule, what the rule decided.
  package internal(set) var conflicts: [MergeConflict] = []

  package internal(set) var revisions = 0
  package internal(set) var configurations = 0
  package internal(set) var expectations = 0
  package internal(set) var waivers = 0
  package internal(set) var tolerances = 0

  /// Waivers that say something else here of the same metric, condition and range: ours stay.
  package internal(set) var keptWaivers = 0

  /// Tolerances that say something else here of the same metric and condition: ours stay.
  package internal(set) var keptTolerances = 0

  /// Whether anything was added.
  package var changesAnything: Bool {
    new + advanced + revisions + configurations + expectations + waivers + tolerances > 0
  }
}

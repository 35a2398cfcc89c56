package import LayoutModel

/// What of another catalog's history of a name is added to ours.
///
/// Histories that began alike are compared from where they part. Where one of them knows every
/// revision of the other, it has moved on from it; else the two are in conflict.
package struct MergePlan: Hashable, Sendable {
  /// The places in their history, from 0, of what is added, in order.
  package let added: Range<Int>

  /// Whether our latest revision is added once more, after theirs.
  package let repeatsOurs: Bool

  /// How many revisions from the first on are the same.
  package let common: Int

  /// Whether neither history has moved on from the other.
  package let isConflict: Bool

  /// Compares two histories by their revisions' digests, oldest first.
  ///
  /// - Parameter rule: What decides a conflict; nil adds nothing then.
  package init(ours: [Digest], theirs: [Digest], rule: MergeRule?) {
    let common = zip(ours, theirs).prefix { $0 == $1 }.count
    self.common = common
    let known = Set(ours[common...])
    let rest = theirs[common...]
    // They know nothing that is not known here.
    guard let firstNew = rest.firstIndex(where: { !known.contains($0) }) else {
      added = 0..<0
      repeatsOurs = false
      isConflict = false
      return
    }
    isConflict = !known.isSubset(of: rest)
    guard isConflict else {
      added = firstNew..<theirs.count
      repeatsOurs = false
      return
    }
    added = rule == nil ? 0..<0 : firstNew..<theirs.count
    repeatsOurs = rule == .ours && theirs.last != ours.last
  }
}

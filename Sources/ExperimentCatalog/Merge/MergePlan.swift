package import LayoutModel

/// What of another catalog's history of a name is added to ours.
///
/// A history has moved on from another one where it holds the other's revisions in their order, or
/// where it was at the other's latest revision when it held all of the other's. Where neither has, or
/// each has and they end otherwise, they are in conflict. Theirs may begin in the middle of ours, as
/// what was exported without its history does: then it need not hold what ours had before. Whatever
/// is added, ours has moved on from theirs afterwards.
package struct MergePlan: Hashable, Sendable {
  /// The places in their history, from 0, of what is added, in order.
  package let added: Range<Int>

  /// Whether our latest revision is added once more, after theirs.
  package let repeatsOurs: Bool

  /// How many revisions are the same in both, from where theirs begins.
  package let common: Int

  /// Whether neither history has moved on from the other.
  package let isConflict: Bool

  /// Compares two histories by their revisions' digests, oldest first; neither is empty.
  ///
  /// - Parameter rule: What decides a conflict; nil adds nothing then.
  /// - Complexity: O(n) in the number of revisions.
  package init(ours: [Digest], theirs: [Digest], rule: MergeRule?) {
    let rest = ours[Self.beginning(of: theirs, in: ours)...]
    common = zip(rest, theirs).prefix { $0 == $1 }.count
    let held = Self.prefix(of: theirs[...], in: ours[...])
    let ourMeeting = Self.meeting(of: ours[...], with: theirs[...])
    let theirMeeting = Self.meeting(of: theirs[...], with: rest)
    if held == theirs.count {
      // Ours has moved on.
      (added, isConflict) = (theirs.endIndex..<theirs.endIndex, false)
    } else if let theirMeeting,
      ourMeeting == nil || Self.prefix(of: rest, in: theirs[...]) == rest.count
    {
      // Theirs has.
      let known = Set(ours)
      let firstUnknown = theirs.firstIndex { !known.contains($0) } ?? theirs.endIndex
      (added, isConflict) = (min(firstUnknown, theirMeeting + 1)..<theirs.endIndex, false)
    } else if ourMeeting != nil, theirMeeting == nil || ours.last == theirs.last {
      // Ours has, or both came to the same.
      (added, isConflict) = (theirs.endIndex..<theirs.endIndex, false)
    } else {
      (added, isConflict) = (rule == nil ? 0..<0 : held..<theirs.endIndex, true)
    }
    repeatsOurs = isConflict && rule == .ours && theirs.last != ours.last
  }

  /// From where on ours is to be held by theirs, if theirs has moved on.
  private static func beginning(of theirs: [Digest], in ours: [Digest]) -> Int {
    guard let ourFirst = ours.first, let theirFirst = theirs.first,
      // Where each holds the other's beginning nobody knows which is the older one.
      !theirs.contains(ourFirst)
    else { return 0 }
    return ours.lastIndex(of: theirFirst) ?? 0
  }

  /// The last place where a history was at another's latest revision, if it held all of the other's
  /// by then.
  private static func meeting(
    of history: ArraySlice<Digest>, with other: ArraySlice<Digest>
  ) -> Int? {
    guard let last = other.last, let place = history.lastIndex(of: last) else { return nil }
    return Set(history[...place]).isSuperset(of: other) ? place : nil
  }
  /// How many of a history's revisions, from its first on, another one holds in their order.
  private static func prefix(of history: ArraySlice<Digest>, in other: ArraySlice<Digest>) -> Int {
    var rest = history
    for digest in other where digest == rest.first { rest = rest.dropFirst() }
    return history.count - rest.count
  }
}

import LayoutModel

/// The motions of a layout's scroll views by their places; nothing is kept until one moves.
struct ScrollMotions {
  private let viewCount: Int
  private var motions: [ScrollMotion] = []

  init(viewCount: Int) { self.viewCount = viewCount }

  subscript(view: Int) -> ScrollMotion {
    get { motions.isEmpty ? ScrollMotion() : motions[view] }
    set {
      if motions.isEmpty { motions = Array(repeating: ScrollMotion(), count: viewCount) }
      motions[view] = newValue
    }
  }

  /// Stops a view's content where it is.
  mutating func stop(_ view: Int) {
    if !motions.isEmpty { motions[view] = ScrollMotion() }
  }

  /// The views whose content moves by itself.
  var decelerating: [Int] { motions.indices.filter { motions[$0].isDecelerating } }

  /// When the last of the motions ends, in seconds since the layout; nil where nothing moves.
  var end: Double? { motions.filter(\.isDecelerating).map(\.end).max() }
}

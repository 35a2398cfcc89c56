import LayoutModel

/// How an offset went over time: stretches of motion, jumps that take no time, and what happened.
struct MotionScene {
  /// What happened, and where the offset was right after it.
  struct Mark {
    var name: String
    var time: Double
    var value: Double
    /// The offset before, where the event moved the content by itself; nil where it did not.
    var jumpsFrom: Double?
  }

  /// What the offset did until something happened.
  struct Stretch {
    var samples: [(time: Double, value: Double)]
    /// What ended it; nil for the last.
    var mark: Mark?
  }

  let view: Int
  let axis: Axis
  /// The offset before anything happened.
  let start: Double
  let stretches: [Stretch]
  /// The range in which content rests in the end.
  let range: (minimum: Double, maximum: Double)

  /// Nil where nothing moved over time.
  init?(of layout: Layout, preferring focus: Int) {
    let moving = Set(layout.timeline.filter(Self.isMotion).map(\.view))
    guard !layout.motion.isEmpty, let first = moving.min() else { return nil }
    let view = moving.contains(focus) ? focus : first
    guard let scroll = layout.views[view].scroll else { return nil }
    let samples = layout.motion.filter { $0.view == view }
    var events = layout.timeline.filter { $0.view == view }
    guard let initial = samples.first else { return nil }
    let places = samples.map(\.contentOffset) + events.map(\.contentOffset)
    guard places.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let moves = { (axis: Axis) in places.contains { $0[axis] != initial.contentOffset[axis] } }
    guard moves(.y) || moves(.x) else { return nil }
    let axis: Axis = moves(.y) ? .y : .x
    self.view = view
    self.axis = axis
    // What code sets before a finger comes is where it begins.
    let before = events.prefix { !Self.isMotion($0) }
    let isSet = before.count < events.count && events[before.count].kind == .drag
    start = (isSet ? before.last?.contentOffset : nil)?[axis] ?? initial.contentOffset[axis]
    if isSet { events.removeFirst(before.count) }
    range = (scroll.minimumContentOffset[axis], scroll.maximumContentOffset[axis])
    stretches = Self.stretches(Array(samples.dropFirst()), events, axis, start: start)
  }

  /// How many events are said in words.
  private static let mostEvents = 16

  /// How many samples a plot has room for.
  private static let mostSamples = 1500

  private static func stretches(
    _ samples: [MotionSample], _ events: [TimelineEvent], _ axis: Axis, start: Double
  ) -> [Stretch] {
    let stride = 1 + samples.count / mostSamples
    var stretches: [Stretch] = []
    var value = start
    var next = 0
    for event in events {
      var stretch = Stretch(samples: [])
      while next < samples.count, samples[next].time <= event.time {
        if next % stride == 0 {
          stretch.samples.append((samples[next].time, samples[next].contentOffset[axis]))
        }
        value = samples[next].contentOffset[axis]
        next += 1
      }
      if stride > 1, next > 0, samples[next - 1].time > (stretch.samples.last?.time ?? .infinity) {
        stretch.samples.append((samples[next - 1].time, value))
      }
      let after = event.contentOffset[axis]
      let isInstant = event.kind != .didEndDecelerating && after != value
      stretch.mark = Mark(
        name: name(of: event.kind), time: event.time, value: after,
        jumpsFrom: isInstant ? value : nil)
      value = after
      stretches.append(stretch)
    }
    stretches.append(
      Stretch(samples: samples[next...].map { ($0.time, $0.contentOffset[axis]) }))
    return stretches
  }

  private static func isMotion(_ event: TimelineEvent) -> Bool {
    switch event.kind {
    case .drag, .release, .didEndDecelerating, .refreshBegan, .refreshEnded, .loadMoreBegan: true
    case .setContentOffset, .scrollTo: false
    }
  }

  private static func name(of kind: TimelineEvent.Kind) -> String {
    switch kind {
    case .setContentOffset: "set"
    case .scrollTo: "scroll to"
    case .drag: "drag"
    case .release: "release"
    case .didEndDecelerating: "settle"
    case .refreshBegan: "refresh begins"
    case .refreshEnded: "refresh ends"
    case .loadMoreBegan: "loading begins"
    }
  }

  /// When the last of it was over, in seconds.
  var duration: Double {
    stretches.flatMap { $0.samples.map(\.time) + ($0.mark.map { [$0.time] } ?? []) }.max() ?? 0
  }

  var marks: [Mark] { stretches.compactMap(\.mark) }

  /// What happened, in words: "contentOffset.y over time: start −99; 0 s release −170".
  var sentence: String {
    var events = marks.prefix(Self.mostEvents).map { mark in
      let time = PointText.format((mark.time * 1000).rounded() / 1000)
      return "\(time) s \(mark.name) \(PointText.format(mark.value))"
    }
    if marks.count > events.count { events.append("… \(marks.count - events.count) more") }
    return (["contentOffset.\(axis.rawValue) over time: start \(PointText.format(start))"] + events)
      .joined(separator: "; ")
  }
}

import LayoutModel

extension Simulation {
  /// How many samples of a motion are taken in a second, and at most of one stretch.
  private static let samplesPerSecond = 60.0
  private static let mostSamples = 240.0

  /// Notes where every scroll view's content stands before anything moves it.
  mutating func sampleStart() {
    guard samplesMotion else { return }
    for index in states.indices where states[index].traits.viewClass.isScrollView {
      motionSamples.append(
        MotionSample(time: clock, view: index, contentOffset: states[index].boundsOrigin))
    }
  }

  /// Notes where content goes that moves by itself until a moment.
  ///
  /// The motions are functions of time, so that looking at them changes nothing.
  mutating func sample(_ index: Int, to moment: Double) {
    guard samplesMotion else { return }
    let motion = motions[index]
    let end = min(moment, motion.end)
    guard end > clock else { return }
    let count = max(2, min(((end - clock) * Self.samplesPerSecond).rounded(), Self.mostSamples))
    for step in 1...Int(count) {
      let time = step == Int(count) ? end : clock + (end - clock) * Double(step) / count
      var offset = states[index].boundsOrigin
      for axis in Axis.allCases {
        guard let trajectory = motion[axis] else { continue }
        offset[axis] = trajectory.position(at: time - motion.releaseTime)
      }
      motionSamples.append(MotionSample(time: time, view: index, contentOffset: offset))
    }
  }
}

import LayoutModel
import LayoutSimulator
import TestSupport
import Testing

@Suite struct MotionSampleTests {
  private static func configuration(_ name: String) throws -> Configuration {
    let experiment = try FixtureFolder.experiments("articles").first { $0.name == name }
    return try #require(experiment?.configuration)
  }

  @Test func `nothing is sampled unless it is asked for`() throws {
    let configuration = try Self.configuration("articles/003/refresh-ends")
    #expect(Simulator.layout(of: configuration).motion.isEmpty)
    #expect(Simulator.layout(of: configuration, explaining: true).motion.isEmpty)
  }

  @Test func `samples lead from where content began to where it rests, in order of time`() throws {
    let configuration = try Self.configuration("articles/003/refresh-ends")
    let layout = Simulator.layout(of: configuration, samplingMotion: true)
    let first = try #require(layout.motion.first)
    let last = try #require(layout.motion.last)
    #expect(first.time == 0 && first.contentOffset == Point(x: 0, y: -99))
    #expect(last.contentOffset.y == -164)
    let times = layout.motion.map(\.time)
    #expect(times == times.sorted())
    #expect(layout.motion.count > 20)
  }

  @Test func `sampling changes no number`() throws {
    for folder in ["articles", "peers"] {
      for experiment in try FixtureFolder.experiments(folder) {
        let plain = Simulator.layout(of: experiment.configuration)
        let sampled = Simulator.layout(of: experiment.configuration, samplingMotion: true)
        #expect(plain.timeline == sampled.timeline)
        for measurement in experiment.measurements {
          guard case .number(let a)? = plain.value(of: measurement.metric),
            case .number(let b)? = sampled.value(of: measurement.metric)
          else { continue }
          #expect(a == b || (a.isNaN && b.isNaN), "\(experiment.name) \(measurement.path)")
        }
      }
    }
  }
}

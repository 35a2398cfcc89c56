import LayoutModel
import LayoutSimulator
import PlatformSupport

/// How fast the simulator is: the field documents that have a scroll view, and tables by size.
///
/// In seconds of processor time: it works on one core and waits for nothing.
struct SimulateBenchmark {
  // Arrays of their own: a tuple would be copied on every access.
  private let configurations: [Configuration]
  private let metrics: [[Metric]]

  /// Reads the documents of a folder's files.
  init(paths: [String]) throws {
    let documents = try paths.flatMap { path in
      let file = try InputFile(path: path)
      var bytes: [UInt8] = []
      while let chunk = try file.read() { bytes += chunk }
      return try JSONStream.documents(in: bytes).map { try DocumentReader($0).experiment() }
    }
    .filter { $0.configuration.mainScrollViewIndex != nil }
    configurations = documents.map(\.configuration)
    metrics = documents.map { $0.measurements.map(\.metric) }
    guard !documents.isEmpty else {
      throw BenchmarkError("no document with a scroll view; name files: Fixtures/field/*.json")
    }
  }

  func run(runs: Int) -> [String] {
    let rounds = max(1, 40_000 / configurations.count)
    let perDocument = Sample(runs: runs) { seconds(rounds: rounds) / Double(rounds) }
    let count = Double(configurations.count)
    let views = Double(configurations.reduce(0) { $0 + $1.views.count })
    let numbers = metrics.reduce(0) { $0 + $1.count }
    var lines = [
      "\(configurations.count) documents with a scroll view, \(Int(views)) views, \(numbers) numbers,"
        + " decoded before, round robin; median of \(runs) runs",
      "documents a second and core  \(Int(count / perDocument.median))"
        + "  (\(Int(count / perDocument.maximum)) to \(Int(count / perDocument.minimum)))",
      "views a second and core      \(Int(views / perDocument.median))",
    ]
    lines += tables(runs: runs)
    return lines
  }

  /// One pass or more over all documents, each yielding its recorded metrics.
  private func seconds(rounds: Int) -> Double {
    var finite = 0
    let start = PlatformSupport.processorSeconds()
    for _ in 0..<rounds {
      for index in configurations.indices {
        let layout = Simulator.layout(of: configurations[index])
        for metric in metrics[index] {
          if case .value(.number(let value)) = layout.answer(for: metric), value.isFinite {
            finite += 1
          }
        }
      }
    }
    let end = PlatformSupport.processorSeconds()
    precondition(finite > 0, "the documents yield numbers")
    return end - start
  }

  // MARK: Tables

  private func tables(runs: Int) -> [String] {
    let small = table(rows: 10)
    let large = table(rows: 10_000_000)
    let smallTime = Sample(runs: runs) { time(small, times: 20_000) }.median
    let largeTime = Sample(runs: runs) { time(large, times: 20_000) }.median
    let manySections = sections(1000, rows: 1000, heights: 5)
    let manyTime = Sample(runs: runs) { time(manySections, times: 20) }.median
    return [
      "10 rows             \(microseconds(smallTime))",
      "10,000,000 rows     \(microseconds(largeTime))  (\(ratio(largeTime, smallTime)) times)",
      "1000 sections of 1000 rows, 5 heights each  \(microseconds(manyTime))",
    ]
  }

  private func microseconds(_ seconds: Double) -> String {
    "\(NumberText.format((seconds * 1e8).rounded() / 100)) µs"
  }

  private func ratio(_ a: Double, _ b: Double) -> String {
    NumberText.format((a / b * 100).rounded() / 100)
  }

  private func time(_ configuration: Configuration, times: Int) -> Double {
    let metric = Metric(.view(1), .contentSize(.y))
    var height = 0.0
    let start = PlatformSupport.processorSeconds()
    for _ in 0..<times {
      let layout = Simulator.layout(of: configuration)
      if case .number(let value)? = layout.value(of: metric) { height = value }
    }
    let end = PlatformSupport.processorSeconds()
    precondition(height > 0, "the table has a height")
    return (end - start) / Double(times)
  }

  private func table(rows: Int) -> Configuration {
    configuration([TableSection(rows: rows)])
  }

  private func sections(_ count: Int, rows: Int, heights: Int) -> Configuration {
    let runs = (0..<heights).map { HeightRun(height: 40 + Double($0), count: rows / heights) }
    return configuration(
      Array(repeating: TableSection(rows: rows, heights: runs), count: count))
  }

  private func configuration(_ sections: [TableSection]) -> Configuration {
    var platform = configurations[0].platform
    platform.os = OSVersion(10)
    return Configuration(
      platform: platform,
      views: [
        ViewConfiguration(id: "view"),
        ViewConfiguration(
          id: "table", viewClass: .tableView, superview: 0,
          frame: Rect(x: 0, y: 0, width: 375, height: 667), table: .init(sections: sections)),
      ])
  }
}

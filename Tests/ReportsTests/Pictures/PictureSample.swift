import Foundation
import LayoutModel
import LayoutSimulator
import Runner
import TestSupport

@testable import Reports

/// An experiment with its picture, laid out and compared as `plumb show` does it.
struct PictureSample {
  let experiment: Experiment
  var layout: Layout
  let comparisons: [Comparison]

  init(_ experiment: Experiment) {
    self.experiment = experiment
    let layout = Simulator.layout(
      of: experiment.configuration, explaining: true, samplingMotion: true)
    let comparer = Comparer(tolerance: nil, waivers: [])
    comparisons = experiment.measurements.map {
      comparer.compare($0, of: experiment, revision: 1, answer: layout.answer(for: $0.metric))
    }
    self.layout = layout
  }

  /// An experiment of a document's own.
  init(_ document: String) throws {
    self.init(try DocumentReader(JSONTape(parsing: Array(document.utf8))).experiment())
  }

  /// The experiments of a folder of Fixtures.
  static func fixtures(_ folder: String) throws -> [PictureSample] {
    try FixtureFolder.experiments(folder).map { PictureSample($0) }
  }

  /// One experiment of the articles.
  static func article(_ name: String) throws -> PictureSample {
    let experiment = try FixtureFolder.experiments("articles").first { $0.name == name }
    guard let experiment else { throw MissingFixture(name: name) }
    return PictureSample(experiment)
  }

  struct MissingFixture: Error {
    let name: String
  }

  var picture: ExperimentPicture {
    ExperimentPicture(
      name: experiment.name, configuration: experiment.configuration, layout: layout,
      comparisons: comparisons)
  }

  /// A table on an iPhone X whose numbers were all recorded wrong.
  static let deviating = """
    {"name": "own/too-low",
     "configuration": {
       "platform": {"os": "11.0", "device": "iPhone X"},
       "container": {"navigationBar": {}, "tabBar": {}},
       "view": {"subviews": [
         {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 812],
          "contentInset": [10, 0, 20, 0], "sections": [{"rows": 40}]}]}},
     "measurements": {"table.contentOffset.y": 0, "table.adjustedContentInset.top": 64,
       "table.contentSize.height": 1700, "table.contentInset.top": 10}}
    """

  /// A table of ten million rows, scrolled into its middle.
  static let long = """
    {"name": "own/long",
     "configuration": {
       "platform": {"os": "13.0", "device": "iPhone 8"},
       "container": {"navigationBar": {}},
       "view": {"subviews": [
         {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 667],
          "tableHeaderView": {"height": 100}, "rowHeight": 50,
          "sections": [{"rows": 10000000}], "contentOffset": [0, 250000]}]}},
     "measurements": {"table.contentOffset.y": 250000}}
    """

  /// Three pages side by side, of which the second is in sight.
  static let paging = """
    {"name": "own/paging",
     "configuration": {
       "platform": {"os": "12.0", "device": "iPhone 8"},
       "view": {"subviews": [
         {"id": "pager", "class": "UIScrollView", "frame": [0, 100, 375, 300],
          "contentSize": [1125, 300], "isPagingEnabled": true, "contentOffset": [375, 0],
          "subviews": [
            {"id": "first", "frame": [0, 0, 375, 300]},
            {"id": "second", "frame": [375, 0, 375, 300]},
            {"id": "third", "frame": [750, 0, 375, 300]}]}]}},
     "measurements": {"pager.contentOffset.x": 375}}
    """
}

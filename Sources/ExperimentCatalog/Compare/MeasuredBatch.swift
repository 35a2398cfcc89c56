import LayoutModel

/// Measured experiments on their way from the thread that reads them to the one that wants them.
///
/// What comes with each experiment shares nothing with the reader: two threads that count the
/// references of one object take it from each other all the time. Texts of experiments lie in one
/// buffer for the same reason.
struct MeasuredBatch: Sendable {
  /// A revision; its configuration and measurements are read after it.
  struct Experiment: Sendable {
    /// The ids of the rows of the revision and of its configuration.
    let rows: (revision: Int64, configuration: Int64)
    let name: Range<Int>
    let recordedAt: Range<Int>
    let revision: Int
    let tolerance: Double?
    /// The place in `configurations`.
    var configuration = 0
    /// The places in `measurements`, in the order of the document.
    var measurements = 0..<0
  }

  /// What is read of a configuration.
  struct Configuration: Sendable {
    var os: OSVersion
    var device: String?
    var orientation: String
    var scale: Double
  }

  var texts: [UInt8] = []
  var experiments: [Experiment] = []
  var configurations: [Configuration] = []
  var measurements: [MeasuredRow] = []
  /// The paths of the metrics, by the numbers that the measurements have.
  var paths: [String] = []

  /// Keeps a text.
  ///
  /// - Returns: Its place in `texts`.
  mutating func add(_ text: Span<UInt8>) -> Range<Int> {
    let start = texts.count
    unsafe text.withUnsafeBufferPointer { unsafe texts.append(contentsOf: $0) }
    return start..<texts.count
  }

  /// Takes away the experiments from a place on, of which nothing else has been read.
  ///
  /// - Returns: A batch of those.
  mutating func split(at place: Int) -> MeasuredBatch {
    var rest = MeasuredBatch()
    rest.texts = texts
    rest.experiments = Array(experiments[place...])
    experiments.removeSubrange(place...)
    return rest
  }

  /// Visits the experiments of a batch that has been filled.
  func forEachExperiment(_ body: (MeasuredContext, MeasuredValues) throws -> Void) rethrows {
    for experiment in experiments {
      let configuration = configurations[experiment.configuration]
      let owner = MeasuredExperiment(
        name: String(decoding: texts[experiment.name], as: UTF8.self),
        revision: experiment.revision, tolerance: experiment.tolerance, scale: configuration.scale)
      let context = MeasuredContext(
        os: configuration.os, device: configuration.device, orientation: configuration.orientation,
        recordedAt: String(decoding: texts[experiment.recordedAt], as: UTF8.self))
      try body(
        context,
        MeasuredValues(owner: owner, rows: measurements[experiment.measurements], paths: paths))
    }
  }
}

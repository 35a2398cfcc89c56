import LayoutModel

/// Measured experiments as they were read, to be unpacked by another thread.
///
/// What comes with each experiment shares nothing with the reader: two threads that count the
/// references of one object take it from each other all the time. Texts of experiments lie in one
/// buffer for the same reason.
struct MeasuredBatch: Sendable {
  /// A revision with its measurements.
  struct Experiment: Sendable {
    var name: Range<Int>
    var recordedAt: Range<Int>
    var revision: Int
    var tolerance: Double?
    /// The place in `configurations`.
    var configuration: Int
    /// The places in `measurements`, in the order of the document.
    var measurements: Range<Int>
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
  /// The paths of metrics that came for the first time, numbered on from the last batch's.
  var paths: [String] = []

  private static let mostExperiments = 256
  private static let mostMeasurements = 2048

  /// Whether it is time to hand it over.
  var isFull: Bool {
    experiments.count >= Self.mostExperiments || measurements.count >= Self.mostMeasurements
  }

  /// An empty batch with room for as much as there is in a full one of small experiments.
  static func withRoom() -> MeasuredBatch {
    var batch = MeasuredBatch()
    batch.experiments.reserveCapacity(mostExperiments)
    batch.measurements.reserveCapacity(mostMeasurements + mostExperiments)
    batch.texts.reserveCapacity(mostExperiments * 64)
    return batch
  }

  /// Keeps a text.
  ///
  /// - Returns: Its place in `texts`.
  mutating func add(_ text: Span<UInt8>) -> Range<Int> {
    let start = texts.count
    unsafe text.withUnsafeBufferPointer { unsafe texts.append(contentsOf: $0) }
    return start..<texts.count
  }
}

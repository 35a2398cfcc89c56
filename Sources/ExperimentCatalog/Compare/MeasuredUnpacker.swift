import LayoutModel

/// Makes values of what a reader has put into batches.
struct MeasuredUnpacker {
  /// By the numbers that batches use.
  private var paths: [String] = []

  /// Visits the experiments of the next batch.
  mutating func unpack(
    _ batch: MeasuredBatch, _ body: (MeasuredContext, MeasuredValues) throws -> Void
  ) rethrows {
    paths += batch.paths
    for experiment in batch.experiments {
      let configuration = batch.configurations[experiment.configuration]
      let owner = MeasuredExperiment(
        name: String(decoding: batch.texts[experiment.name], as: UTF8.self),
        revision: experiment.revision, tolerance: experiment.tolerance, scale: configuration.scale)
      let context = MeasuredContext(
        os: configuration.os, device: configuration.device, orientation: configuration.orientation,
        recordedAt: String(decoding: batch.texts[experiment.recordedAt], as: UTF8.self))
      try body(
        context,
        MeasuredValues(
          owner: owner, rows: batch.measurements[experiment.measurements], paths: paths))
    }
  }

  /// The measurements of one revision, whose batch came last.
  mutating func values(
    of owner: MeasuredExperiment, alone batch: MeasuredBatch
  ) -> MeasuredValues {
    paths += batch.paths
    return MeasuredValues(owner: owner, rows: batch.measurements[...], paths: paths)
  }
}

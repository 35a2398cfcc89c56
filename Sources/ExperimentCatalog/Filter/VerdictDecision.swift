package import LayoutModel

/// Decides what a comparison comes to; a catalog never does that itself.
///
/// Filters that ask for verdicts, as `deviates` does, are given one. It must not write.
package typealias VerdictDecision = (MeasuredValue) throws -> Verdict

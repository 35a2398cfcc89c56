/// A tolerance for all numbers of a comparison, as the command line states it.
package enum Tolerance: Hashable, Sendable {
  /// So many points; 0 asks for equality.
  case points(Double)
  /// Half a pixel of the experiment's device.
  case pixel
}

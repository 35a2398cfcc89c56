/// Numbers that look random and are the same in every run, here and in the C programs.
enum SplitMix {
  /// Splitmix64 of a number and a slot.
  static func mix(_ number: UInt64, _ slot: UInt64) -> UInt64 {
    var z = number &* 64 &+ slot &+ 0x3C6E_F372_FE94_F82A
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

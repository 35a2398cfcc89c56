import LayoutModel

extension OSVersion {
  /// The version of a `sortKey`; `nil` where it is none.
  init?(sortKey: Int) {
    let major = sortKey / 1_000_000
    guard sortKey > 0, (1...999).contains(major) else { return nil }
    self.init(major, sortKey / 1_000 % 1_000, sortKey % 1_000)
  }
}

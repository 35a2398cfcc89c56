/// A version of iOS or iPadOS: 9.3, 13.4.1, 26.0.
public struct OSVersion: Hashable, Sendable {
  /// The first component, which selects most rules.
  public let major: Int
  /// The second component; 0 where it was not given.
  public let minor: Int
  /// The third component; 0 where it was not given.
  public let patch: Int

  /// Creates a version; each component is at most 999, so that `sortKey` keeps the order.
  ///
  /// - Precondition: `major` is in `1...999`, `minor` and `patch` are in `0...999`.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    precondition((1...999).contains(major), "major version \(major) is outside 1...999")
    precondition((0...999).contains(minor), "minor version \(minor) is outside 0...999")
    precondition((0...999).contains(patch), "patch version \(patch) is outside 0...999")
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version as one integer that sorts as the version does: 13.4.1 is 13004001.
  public var sortKey: Int {
    major * 1_000_000 + minor * 1_000 + patch
  }

  /// Returns whether Apple published an iOS of this major version that Plumbline knows.
  ///
  /// Those are 7 to 18 and everything from 26: the numbers between were skipped, and before
  /// iOS 7 the bars did not lie over the content.
  public static func exists(major: Int) -> Bool {
    (7...18).contains(major) || major >= 26
  }
}

extension OSVersion: Comparable {
  /// Returns whether the first version is older than the second.
  public static func < (lhs: OSVersion, rhs: OSVersion) -> Bool {
    lhs.sortKey < rhs.sortKey
  }
}

extension OSVersion: LosslessStringConvertible {
  /// Creates a version from one to three numbers with dots between: "26", "9.3", "13.4.1".
  ///
  /// Returns nil for anything else: signs, spaces, an empty or a fourth component, a leading
  /// zero ("9.03" and "9.3" would be one version), a component above 999, the major version 0.
  public init?(_ description: String) {
    var rest = Substring(description).utf8
    guard let major = Self.takeComponent(&rest), major > 0,
      let minor = rest.isEmpty ? 0 : Self.takeNextComponent(&rest),
      let patch = rest.isEmpty ? 0 : Self.takeNextComponent(&rest), rest.isEmpty
    else { return nil }
    self.init(major, minor, patch)
  }

  /// The version with two components, and with the third where it is not 0.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  private static func takeNextComponent(_ rest: inout Substring.UTF8View) -> Int? {
    rest.popFirst() == ASCII.point ? takeComponent(&rest) : nil
  }

  /// Takes the digits in front; nil where there are none, more than three, or a leading zero.
  private static func takeComponent(_ rest: inout Substring.UTF8View) -> Int? {
    guard rest.first.map(ASCII.isDigit) == true else { return nil }
    var value = 0
    var count = 0
    while let digit = rest.first, ASCII.isDigit(digit) {
      guard count < 3, count == 0 || value > 0 else { return nil }
      value = value * 10 + Int(digit - ASCII.zero)
      count += 1
      rest.removeFirst()
    }
    return value
  }
}

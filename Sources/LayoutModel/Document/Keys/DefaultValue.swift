/// What a document means that leaves a key out.
public enum DefaultValue: Sendable {
  /// Nothing: the thing is not there.
  case none
  /// The same on every system; a key that states it says nothing and leaves no trace in the
  /// fingerprint. Of a value with several numbers each has this one.
  case constant(ParameterValue)
  /// Depends on the OS: the value holds from the major version on, newest first.
  case byOS([OSDefault])
  /// Depends on more than the OS; said in words.
  case depends(String)

  /// A default from an OS version on.
  public struct OSDefault: Sendable {
    /// The first major version with this default.
    public var since: Int
    /// The default.
    public var value: ParameterValue

    /// Makes a default that holds from a major version on.
    public init(since: Int, _ value: ParameterValue) {
      self.since = since
      self.value = value
    }
  }

  /// The default under an OS version; nil where there is none or where it depends on more.
  public func value(os: OSVersion) -> ParameterValue? {
    switch self {
    case .none, .depends: nil
    case .constant(let value): value
    case .byOS(let values): values.first { os.major >= $0.since }?.value
    }
  }
}

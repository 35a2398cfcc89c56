import LayoutModel

/// Reads configurations with what was computed for them.
struct ConfigurationReader {
  /// A configuration beside its expectations.
  struct Entry {
    var configuration: MeasuredBatch.Configuration
    /// By metric.
    var computed: [ComputedMetric]
  }

  private let configurations: Statement
  private let expectations: ExpectationReader
  /// Those that were read last: experiments that share one lie near each other.
  private var entries: [Int64: Entry] = [:]

  private static let mostEntries = 512

  init(_ connection: Connection, simulator: Int64?) throws(SQLiteError) {
    configurations = try connection.prepare(
      "SELECT os, device, orientation, screen_scale FROM configuration WHERE id = ?1")
    expectations = try ExpectationReader(connection, simulator: simulator)
  }

  mutating func entry(of id: Int64) throws(SQLiteError) -> Entry {
    if let entry = entries[id] { return entry }
    let entry = Entry(
      configuration: try configuration(id), computed: try expectations.expectations(for: id))
    if entries.count == Self.mostEntries { entries.removeAll(keepingCapacity: true) }
    entries[id] = entry
    return entry
  }

  private func configuration(_ id: Int64) throws(SQLiteError) -> MeasuredBatch.Configuration {
    try configurations.bind(id, at: 1)
    guard try configurations.step() else {
      throw SQLiteError(code: .corrupt, message: "a revision has no configuration")
    }
    defer { configurations.reset() }
    guard let os = OSVersion(sortKey: configurations.int(at: 0)) else {
      throw SQLiteError(code: .corrupt, message: "a configuration's OS is no version")
    }
    return MeasuredBatch.Configuration(
      os: os, device: configurations.textIfPresent(at: 1), orientation: configurations.text(at: 2),
      scale: configurations.double(at: 3))
  }
}

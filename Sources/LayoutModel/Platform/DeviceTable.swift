/// The iPhones and iPads that a configuration may name, for iOS 7 and later.
public enum DeviceTable {
  /// Every model with its measures, by kind and age; a model has a row for each change.
  public static let all: [Device] = [
    iPhonesWithHomeButton, iPhonesWithNotch, iPhonesWithIsland,
    iPadsWithHomeButton, iPadsWithHomeIndicator,
  ].flatMap(\.self)

  private static let rowsByName = Dictionary(grouping: all, by: \.name)

  /// Returns a model's measures under an OS version; the name may be an alias.
  ///
  /// Returns nil if no such model is known, or it never ran that OS: an unknown device is an
  /// error, never the nearest or newest one.
  public static func device(named name: String, os: OSVersion) -> Device? {
    rows(named: name).first { $0.covers(os) }
  }

  /// Returns a model's measures under all its OS versions, oldest first; the name may be an alias.
  ///
  /// Empty for an unknown name. What it holds tells which systems the device ran.
  public static func rows(named name: String) -> [Device] {
    rowsByName[aliases[name] ?? name] ?? []
  }

  /// Returns the names of the models that run an OS version, in the order of the table.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public static func names(at os: OSVersion) -> [String] {
    all.filter { $0.covers(os) }.map(\.name)
  }
}

import LayoutModel

/// In how many experiments each parameter has a value, be it that of its default.
///
/// A configuration's rows leave defaults out. Where they hold follows from the views and bars that
/// there are: one look at the rows counts those, and no parameter is asked for by itself.
struct EffectiveCounts {
  /// By the path; those that no experiment has are left out, and those of columns as well.
  private(set) var byPath: [String: Int] = [:]

  /// How many experiments there are of each OS, by its sort key.
  private typealias Counts = [Int64: Int]

  /// The paths with a value somewhere that is not that of a default.
  var statedPaths: Set<String> { Set(stated.keys) }

  private var experiments: Counts = [:]
  private var stated: [String: Counts] = [:]
  private var bars: [String: Counts] = [:]
  private var classes: [String: [ViewClass: Counts]] = [:]

  init(_ connection: Connection) throws(SQLiteError) {
    try countConfigurations(connection)
    try countRows(connection)
    for description in ParameterTable.all {
      guard let property = description.viewProperty else {
        add(description, path: description.pattern, of: .configuration, where: experiments)
        continue
      }
      let owners = description.owner.viewClasses
      for (view, classes) in classes {
        let isOwner = classes.filter { owners.contains($0.key) }
        add(
          description, path: property, of: .view(view),
          where: isOwner.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) })
      }
    }
  }

  private mutating func countConfigurations(_ connection: Connection) throws(SQLiteError) {
    let paths = ConfigurationColumn.presenceOfBars.sorted { $0.key < $1.key }
    let counts = paths.map { "count(c.\($0.value.rawValue))" }
    let statement = try connection.prepare(
      """
      SELECT c.os, count(*), \(counts.joined(separator: ", ")) FROM experiment AS e
      JOIN configuration AS c ON c.id = e.configuration WHERE e.deleted_at IS NULL GROUP BY c.os
      """)
    while try statement.step() {
      let os = statement.int64(at: 0)
      experiments[os] = statement.int(at: 1)
      for (index, bar) in paths.enumerated() {
        bars[bar.key, default: [:]][os] = statement.int(at: index + 2)
      }
    }
  }

  private mutating func countRows(_ connection: Connection) throws(SQLiteError) {
    let statement = try connection.prepare(
      """
      SELECT n.path, n.view, iif(n.view IS NOT NULL AND n.property = 'class', p.value, NULL) AS k,
        c.os, count(*)
      FROM experiment AS e JOIN configuration AS c ON c.id = e.configuration
      JOIN parameter AS p ON p.configuration = c.id JOIN parameter_name AS n ON n.id = p.name
      WHERE e.deleted_at IS NULL GROUP BY n.id, k, c.os
      """)
    while try statement.step() {
      let (os, count) = (statement.int64(at: 3), statement.int(at: 4))
      stated[statement.text(at: 0), default: [:]][os, default: 0] += count
      guard !statement.isNull(at: 2), let viewClass = ViewClass(rawValue: statement.text(at: 2))
      else { continue }
      classes[statement.text(at: 1), default: [:]][viewClass, default: [:]][os] = count
    }
  }

  /// Adds the count of a parameter.
  ///
  /// - Parameter owners: The experiments in which there is whose parameter it is.
  private mutating func add(
    _ description: ParameterDescription, path: String, of owner: FilterParameter.Owner,
    where owners: Counts
  ) {
    let parameter = FilterParameter(owner: owner, path: path, description: description)
    let prefix = if case .view(let id) = owner { "\(id)." } else { "" }
    var counts = stated[prefix + path] ?? [:]
    if let since = description.defaultValue.leastVersion {
      let present =
        parameter.presencePath.map { bars[$0] ?? stated[prefix + $0] ?? [:] } ?? owners
      // Whoever states it has it by default too, if not another value.
      for (os, count) in present where os >= since { counts[os] = count }
    }
    let count = counts.values.reduce(0, +)
    if count > 0 { byPath[prefix + path] = count }
  }
}

extension ParameterDescription {
  /// The path without the view's id; nil for what is no view's.
  fileprivate var viewProperty: String? {
    let prefix = "<view>."
    return pattern.hasPrefix(prefix) ? String(pattern.dropFirst(prefix.count)) : nil
  }
}

extension DefaultValue {
  /// The sort key of the first OS that has a default; nil where none is a value.
  fileprivate var leastVersion: Int64? {
    switch self {
    case .none, .depends: nil
    case .constant: .min
    case .byOS(let defaults): defaults.map { Int64(OSVersion($0.since).sortKey) }.min()
    }
  }
}

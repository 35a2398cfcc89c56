import LayoutModel

/// Adds configurations with their parameters; one that is there already is shared.
///
/// Remembers the last one, so it must not outlive the transaction that it writes in.
struct ConfigurationRecorder {
  /// The version of the rules by which columns and parameters follow from a document.
  static let derivationVersion = 1

  private let connection: Connection
  private let select: Statement
  private let insert: Statement
  private let insertDocument: Statement
  private var parameters: RowInserter
  private var names: ParameterNames
  private var last: (fingerprint: Digest, id: Int64)?

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    select = try connection.cached("SELECT id FROM configuration WHERE fingerprint = ?1")
    insert = try connection.cached(Self.insertSQL)
    insertDocument = try connection.cached(
      "INSERT INTO configuration_document (configuration, document) VALUES (?1, ?2)")
    parameters = RowInserter(connection, into: "parameter", ["configuration", "name", "value"])
    names = try ParameterNames(connection)
  }

  /// The configuration's row id; adds it where the catalog does not have it yet.
  mutating func record(_ document: RecordableDocument) throws(SQLiteError) -> Int64 {
    let fingerprint = document.fingerprint
    if let last, last.fingerprint == fingerprint { return last.id }
    let known = try stored(fingerprint)
    let id = if let known { known } else { try add(document) }
    last = (fingerprint, id)
    return id
  }

  private mutating func add(_ document: RecordableDocument) throws(SQLiteError) -> Int64 {
    let configuration = document.experiment.configuration
    try insert(document)
    let id = connection.lastInsertRowID
    try insertDocument.bind(id, at: 1)
    try insertDocument.bind(utf8: document.configurationText, at: 2)
    try insertDocument.run()
    var rows: [(name: Int64, value: ParameterValue)] = []
    for parameter in document.parameters {
      let name = try names.entry(for: parameter.path, views: configuration.views)
      guard let nameID = name.id, parameter.value != name.constantDefault else { continue }
      rows.append((nameID, parameter.value))
    }
    try parameters.insert(rows, of: id) { (row, _, statement, index) throws(SQLiteError) in
      try statement.bind(row.name, at: index)
      try statement.bind(row.value, at: index + 1)
    }
    return id
  }

  private func stored(_ fingerprint: Digest) throws(SQLiteError) -> Int64? {
    try select.bind(fingerprint.bytes, at: 1)
    guard try select.step() else { return nil }
    defer { select.reset() }
    return select.int64(at: 0)
  }
}

extension ConfigurationRecorder {
  private static let insertSQL = """
    INSERT INTO configuration (
      fingerprint, fingerprint_version, shape, derivation_version,
      os, device, screen_width, screen_height, screen_scale, orientation, phase, controller_class,
      navigation_bar_translucent, navigation_bar_hidden, tab_bar_translucent, tab_bar_hidden,
      toolbar_translucent, toolbar_hidden,
      main_id, main_class, main_behavior,
      main_inset_top, main_inset_left, main_inset_bottom, main_inset_right)
    VALUES (
      ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
      ?21, ?22, ?23, ?24, ?25)
    """

  private func insert(_ document: RecordableDocument) throws(SQLiteError) {
    let configuration = document.experiment.configuration
    let platform = configuration.platform
    let container = configuration.container
    try insert.bind(document.fingerprint.bytes, at: 1)
    try insert.bind(RecordableDocument.fingerprintVersion, at: 2)
    try insert.bind(document.shape.bytes, at: 3)
    try insert.bind(Self.derivationVersion, at: 4)
    try insert.bind(platform.os.sortKey, at: 5)
    try insert.bind(platform.isCustomDevice ? nil : platform.device.name, at: 6)
    try insert.bind(platform.device.size.width, at: 7)
    try insert.bind(platform.device.size.height, at: 8)
    try insert.bind(platform.device.scale, at: 9)
    try insert.bind(platform.orientation.rawValue, at: 10)
    try insert.bind(configuration.phase.rawValue, at: 11)
    try insert.bind(configuration.controller.controllerClass.rawValue, at: 12)
    try insert.bind(container.navigationBar?.translucent, at: 13)
    try insert.bind(container.navigationBar?.isHidden, at: 14)
    try insert.bind(container.tabBar?.translucent, at: 15)
    try insert.bind(container.tabBar?.isHidden, at: 16)
    try insert.bind(container.toolbar?.translucent, at: 17)
    try insert.bind(container.toolbar?.isHidden, at: 18)
    let main = configuration.mainScrollViewIndex.map { configuration.views[$0] }
    try insert.bind(main?.id, at: 19)
    try insert.bind(main?.viewClass.rawValue, at: 20)
    try insert.bind(main?.scroll?.contentInsetAdjustmentBehavior.rawValue, at: 21)
    try insert.bind(main?.scroll?.contentInset.top, at: 22)
    try insert.bind(main?.scroll?.contentInset.left, at: 23)
    try insert.bind(main?.scroll?.contentInset.bottom, at: 24)
    try insert.bind(main?.scroll?.contentInset.right, at: 25)
    try insert.run()
  }
}

import PlatformSupport
import Reports

/// Which file a command takes for the catalog, and why that one.
struct CatalogLocation {
  /// What decided.
  enum Reason {
    case option
    case environment
    /// The nearest one upward from a folder.
    case search(from: String)
    /// There is none, and this is where one would be made.
    case new
  }

  static let fileName = "plumb.sqlite"
  static let variable = "PLUMB_CATALOG"

  /// An absolute path.
  let path: String
  let reason: Reason

  /// Finds the catalog, or the place for one.
  private static func findOrPlan(option: String?) throws(Failure) -> CatalogLocation {
    if let option { return CatalogLocation(path: try absolute(option), reason: .option) }
    if let named = PlatformSupport.environmentVariable(variable), !named.isEmpty {
      return CatalogLocation(path: try absolute(named), reason: .environment)
    }
    let folder = try workingFolder()
    var current = folder
    while true {
      let path = join(current, fileName)
      // A link that leads to nothing, as to a disk that is not there, stands for its catalog: what is
      // meant for that must not go into one further up.
      if PlatformSupport.fileKind(at: path) == .regular || PlatformSupport.isLink(at: path) {
        return CatalogLocation(path: path, reason: .search(from: folder))
      }
      guard let slash = current.lastIndex(of: "/"), current != "/" else { break }
      current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
    return CatalogLocation(path: join(folder, fileName), reason: .new)
  }

  /// Finds the catalog of a command that only reads one.
  ///
  /// - Throws: `Failure` where there is none; a read makes none.
  static func find(option: String?) throws(Failure) -> CatalogLocation {
    let location = try findOrPlan(option: option)
    guard location.isMissing else { return location }
    let path = VisibleText.line(location.path)
    switch location.reason {
    case .option:
      throw Failure(.notFound, "no catalog found; --catalog names \(path), which is not there")
    case .environment:
      throw Failure(
        .notFound, "no catalog found; $\(variable) names \(path), which is not there")
    case .search:
      throw Failure(
        .notFound, "no catalog found; \(path), the nearest one, is a link to what is not there")
    case .new:
      let folder = VisibleText.line(try workingFolder())
      throw Failure(
        .notFound, "no catalog found; there is no \(fileName) in \(folder) or above it",
        details: [
          "plumb record FILE makes \(path); --catalog and $\(variable) name another one"
        ])
    }
  }

  /// Whether a command that can do without a catalog has one to read.
  static func isThere(option: String?) throws(Failure) -> Bool {
    if option != nil { return true }
    return try !findOrPlan(option: nil).isMissing
  }

  /// Finds the catalog of a command that makes one where there is none.
  ///
  /// - Throws: `Failure` where there is no folder for it.
  static func findOrMake(option: String?) throws(Failure) -> CatalogLocation {
    let location = try findOrPlan(option: option)
    let folder = location.path.lastIndex(of: "/").map { String(location.path[...$0]) } ?? "/"
    guard PlatformSupport.fileKind(at: folder) == .directory else {
      throw Failure(
        .notFound,
        "cannot make \(VisibleText.line(location.path)): there is no such folder; make it first")
    }
    if location.isMissing, !PlatformSupport.mayWrite(at: folder) {
      throw Failure(
        .notPermitted,
        "cannot make \(VisibleText.line(location.path)): its folder is read-only")
    }
    return location
  }

  /// Whether there is nothing yet at the path.
  var isMissing: Bool { PlatformSupport.fileKind(at: path) == .missing }

  /// Why it is this one, in a few words.
  var explanation: String {
    switch reason {
    case .option: "named by --catalog"
    case .environment: "named by $\(Self.variable)"
    case .search(let folder): "the nearest \(Self.fileName) upward from \(folder)"
    case .new: "new"
    }
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func absolute(_ path: String) throws(Failure) -> String {
    guard !path.isEmpty else {
      throw Failure(.wrongUse, "--catalog needs a file's name, found an empty one")
    }
    return path.hasPrefix("/") ? path : join(try workingFolder(), path)
  }

  private static func workingFolder() throws(Failure) -> String {
    guard let folder = PlatformSupport.workingDirectory() else {
      throw Failure(.notFound, "the working folder is not there any more; cd somewhere else")
    }
    return folder
  }
}

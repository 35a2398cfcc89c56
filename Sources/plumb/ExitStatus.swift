/// How the program ends, by the numbers of sysexits(3) where they have one.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  /// A gate was asked for and does not hold, or had nothing to judge.
  case gateFailed = 1
  case wrongUse = 2
  case badInput = 65
  case notFound = 66
  case broken = 74
  case busy = 75
  case notPermitted = 77
  /// As a shell tells that the signal of control-C ended a program.
  case interrupted = 130

  /// What the status says, for the help.
  var meaning: String {
    switch self {
    case .done: "done"
    case .gateFailed: "what --fail-on names was found, nothing was compared, or catalogs differ"
    case .wrongUse: "wrong use, or a filter that says nothing"
    case .badInput: "a document that is not valid"
    case .notFound: "no such file, catalog or name"
    case .broken: "a catalog that is broken or newer than the program, or a failing disk"
    case .busy: "another process was writing longer than --wait"
    case .notPermitted: "not permitted: the file or folder is read-only"
    case .interrupted: "interrupted with control-C; what was said to be safe is"
    }
  }
}

/// Why a command could not do what it was asked: what stderr says and how the program ends.
struct Failure: Error {
  var status: ExitStatus
  /// One line: what was attempted, what was found, what would be right.
  var message: String
  /// Lines that follow as they are: a caret, a hint.
  var details: [String]

  init(_ status: ExitStatus, _ message: String, details: [String] = []) {
    self.status = status
    self.message = message
    self.details = details
  }
}

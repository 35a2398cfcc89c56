import ExperimentCatalog

/// What the commands share that add and remove a catalog's rules: waivers and tolerances.
extension Arguments {
  /// The numbers under which rules are to be removed.
  ///
  /// - Parameter command: The command that lists them.
  /// - Throws: `Failure` where there is none, or something else.
  static func numbers(
    _ operands: ArraySlice<String>, of noun: String, listedBy command: String
  ) throws(Failure) -> [Int64] {
    var numbers: [Int64] = []
    for operand in operands {
      guard let number = Int64(operand) else {
        throw Failure(
          .wrongUse, "'\(operand)' is no number of a \(noun); plumb \(command) list shows them")
      }
      if !numbers.contains(number) { numbers.append(number) }
    }
    guard !numbers.isEmpty else {
      throw Failure(.wrongUse, "the number of the \(noun) to remove is missing")
    }
    return numbers
  }

  /// Refuses options that only go with `add`.
  ///
  /// - Throws: `Failure` for the first of them that is given.
  func refuse(_ options: [Option], of command: String) throws(Failure) {
    for option in options where value(option) != nil {
      throw Failure(.wrongUse, "--\(option.name) is for plumb \(command) add")
    }
  }

  /// The filter of `--where`, checked as far as no catalog is needed; "" for everywhere.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  func condition() throws(Failure) -> String {
    guard value(.condition) != "" else { return "" }
    return try filter(.condition)?.text ?? ""
  }
}

extension Option {
  static let condition = Option(
    name: "where", value: "FILTER", help: "with add: which experiments (default all)")

  static let reason = Option(name: "reason", value: "TEXT", help: "with add: why it is so")
}

extension JSONTape {
  /// Returns the `Double` nearest to the number as written.
  ///
  /// A number too small for a `Double` is zero, as it is in every JSON reader.
  ///
  /// - Precondition: the node is a number.
  public func number(_ n: NodeIndex) -> Double {
    precondition(nodes[n].kind == .number, "a number is asked of a number")
    return JSONNumber.value(of: bytes[range(n)])
  }

  /// Whether the value is a number written without fraction and exponent.
  ///
  /// It may still be beyond the range of an `Int`.
  public func isInteger(_ n: NodeIndex) -> Bool {
    nodes[n].kind == .number && !nodes[n].flag
  }
}

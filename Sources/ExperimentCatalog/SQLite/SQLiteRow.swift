/// Values that are read by their place: the columns of a statement's row, a function's arguments.
///
/// SQLite converts where a value has another type than the one asked for: NULL reads as 0 and "". Our
/// tables are STRICT and NOT NULL wherever a reader without "IfPresent" is used.
package protocol SQLiteRow {
  func isNull(at place: Int) -> Bool
  func int64(at place: Int) -> Int64
  func double(at place: Int) -> Double
  func text(at place: Int) -> String

  /// The first byte of a text; 0 where there is none.
  func firstByte(at place: Int) -> UInt8
}

extension SQLiteRow {
  package func int(at place: Int) -> Int {
    Int(int64(at: place))
  }

  package func bool(at place: Int) -> Bool {
    int64(at: place) != 0
  }

  package func intIfPresent(at place: Int) -> Int? {
    isNull(at: place) ? nil : int(at: place)
  }

  package func doubleIfPresent(at place: Int) -> Double? {
    isNull(at: place) ? nil : double(at: place)
  }

  package func textIfPresent(at place: Int) -> String? {
    isNull(at: place) ? nil : text(at: place)
  }
}

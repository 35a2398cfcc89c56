/// A value whose type only the row knows: a column of type ANY.
///
/// Where a column has one type, bind and read that type instead.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// The order in which people read names with numbers: `iPhone 4s` before `iPhone 11`.
enum NaturalOrder {
  static func precedes(_ a: String, _ b: String) -> Bool {
    var (left, right) = (a.unicodeScalars[...], b.unicodeScalars[...])
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let (x, y) = (takeNumber(&left), takeNumber(&right))
        // Without leading zeros a longer number is a larger one.
        if x.count != y.count { return x.count < y.count }
        if x != y { return x < y }
      } else {
        if first != second { return first < second }
        left.removeFirst()
        right.removeFirst()
      }
    }
    if left.isEmpty != right.isEmpty { return left.isEmpty }
    return a < b
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func takeNumber(_ rest: inout Substring.UnicodeScalarView) -> String {
    let digits = rest.prefix(while: isDigit)
    rest.removeFirst(digits.count)
    return String(String.UnicodeScalarView(digits.drop { $0 == "0" }))
  }
}

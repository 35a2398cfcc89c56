/// The dates and times of documents: ISO 8601.
public enum Timestamp {
  /// Whether a text is a date, or a date with a time of day and its offset.
  ///
  /// `2016-09-01`, `2016-09-01T08:30Z`, `2016-09-01T08:30:00.250+02:00`.
  public static func isValid(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard let year = number(&rest, digits: 4), take(&rest, ASCII.minus),
      let month = number(&rest, digits: 2), (1...12).contains(month), take(&rest, ASCII.minus),
      let day = number(&rest, digits: 2), (1...days(month, year)).contains(day)
    else { return false }
    if rest.isEmpty { return true }
    guard take(&rest, UInt8(ascii: "T")), let hour = number(&rest, digits: 2), hour < 24,
      take(&rest, ASCII.colon), let minute = number(&rest, digits: 2), minute < 60
    else { return false }
    if take(&rest, ASCII.colon) {
      guard let second = number(&rest, digits: 2), second <= 60 else { return false }
      if take(&rest, UInt8(ascii: ".")) {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty else { return false }
        rest = rest.dropFirst(digits.count)
      }
    }
    if take(&rest, UInt8(ascii: "Z")) { return rest.isEmpty }
    guard take(&rest, UInt8(ascii: "+")) || take(&rest, ASCII.minus),
      let offsetHour = number(&rest, digits: 2), offsetHour < 24, take(&rest, ASCII.colon),
      let offsetMinute = number(&rest, digits: 2), offsetMinute < 60
    else { return false }
    return rest.isEmpty
  }

  private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int) -> Int? {
    let part = rest.prefix(digits)
    guard part.count == digits else { return nil }
    var value = 0
    for digit in part {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    rest = rest.dropFirst(digits)
    return value
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

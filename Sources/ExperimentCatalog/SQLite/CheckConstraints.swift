/// The CHECK constraints in the statement that made a table.
///
/// SQLite ignores them on a connection that may only read, so that its own checks of the file pass
/// whatever the columns hold (`sqlite3AddCheckConstraint` in build.c).
struct CheckConstraints {
  /// What is to be true or NULL of each row, as it was written.
  let conditions: [String]

  /// - Parameter sql: A CREATE TABLE statement that SQLite has accepted.
  init(of sql: String) {
    var reader = Reader(Array(sql.utf8))
    conditions = reader.conditions()
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func conditions() -> [String] {
      var conditions: [String] = []
      while place < bytes.count {
        let begin = place
        skipToken()
        let word = String(decoding: bytes[begin..<place], as: UTF8.self)
        guard word.uppercased() == "CHECK" else { continue }
        while place < bytes.count, bytes[place] != UInt8(ascii: "(") { skipToken() }
        conditions.append(parenthesized())
      }
      return conditions
    }

    /// What stands between the parenthesis here and the one that closes it.
    private mutating func parenthesized() -> String {
      var depth = 0
      let begin = place + 1
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        default: break
        }
        skipToken()
        if depth == 0 { return String(decoding: bytes[begin..<place - 1], as: UTF8.self) }
      }
      return ""
    }

    /// Passes a word, a quotation, a comment, or a single character.
    private mutating func skipToken() {
      switch bytes[place] {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        skip(through: [bytes[place]])
      case UInt8(ascii: "["):
        skip(through: [UInt8(ascii: "]")])
      case UInt8(ascii: "-") where next == UInt8(ascii: "-"):
        skip(through: [UInt8(ascii: "\n")])
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        place += 1
        skip(through: Array("*/".utf8))
      case let byte where Self.isOfWord(byte):
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
      default:
        place += 1
      }
    }

    private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

    private mutating func skip(through end: [UInt8]) {
      place += 1
      while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
      place = min(place + end.count, bytes.count)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        true
      default:
        false
      }
    }
  }
}

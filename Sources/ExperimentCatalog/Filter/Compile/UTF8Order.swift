/// A text that compares by its bytes, as SQLite's texts do.
///
/// Swift's own comparison takes canonically equivalent texts for equal.
struct UTF8Order: Comparable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (a: UTF8Order, b: UTF8Order) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  static func < (a: UTF8Order, b: UTF8Order) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

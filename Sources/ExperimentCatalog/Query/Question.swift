/// A question to a catalog: which experiments, in which order, and how many of them.
///
///     let question = try Question.parse("os >= 11 order by measured.main.contentOffset.y limit 10")
///
/// Each part may be left out. What is missing, or not finite, comes last in either direction, and
/// equals come by name.
package struct Question: Sendable {
  /// What the experiments are ordered by.
  struct Term: Sendable {
    let value: FilterExpression
    let isDescending: Bool
  }

  /// The question as it was written; "" for everything.
  package let text: String

  /// `nil` selects everything.
  package internal(set) var filter: Filter?

  var order: [Term] = []

  /// The most rows that are wanted; `nil` for all.
  package internal(set) var limit: Int?

  /// Only experiments that are like one, where that is asked.
  package var likeness: Likeness?

  /// Asks for everything, by name.
  package static let everything = Question(text: "")

  init(text: String) {
    self.text = text
  }

  /// Asks for what a filter selects, by name.
  package init(_ filter: Filter?) {
    text = filter?.text ?? ""
    self.filter = filter
  }

  /// Reads a question.
  ///
  /// - Throws: `FilterError` where the text is none.
  package static func parse(_ text: String) throws(FilterError) -> Question {
    try FilterParser.question(text)
  }
}

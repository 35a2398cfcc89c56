package import LayoutModel

/// The rows that answer a question, with a value for each column.
package struct Answer: Sendable {
  /// A column's heading and what stands below it.
  package struct Column: Hashable, Sendable {
    package let name: String
    package let isNumber: Bool
  }

  /// Values that a column leaves out because they are not finite.
  package struct LeftOut: Hashable, Sendable {
    package let column: String
    package let count: Int
  }

  package let columns: [Column]

  /// The values, with `nil` where one is missing.
  ///
  /// What is not finite is a text that says so.
  package internal(set) var rows: [[ParameterValue?]]

  /// Whether there are more rows than the question's limit.
  package internal(set) var isCut = false

  package internal(set) var leftOut: [LeftOut] = []
}

/// A word, value or sign of a filter, with its place.
struct FilterToken {
  enum Kind: Equatable {
    /// A dotted name, its quotes taken off.
    case name(String)
    case keyword(Keyword)
    /// A number as it is written; with two dots it can only be a version.
    case number(String)
    /// A text, its quotes taken off.
    case text(String)
    case sign(Sign)
    case end
  }

  /// A word that is no name, in any letter case.
  enum Keyword: String, CaseIterable {
    case and, or, not, `in`, like, contains, between, `is`, missing, recorded, finite
    case order, by, asc, desc, limit
    case yes = "true"
    case no = "false"
  }

  enum Sign: String {
    case openParenthesis = "("
    case closeParenthesis = ")"
    case comma = ","
    case dot = "."
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case equal = "="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  let kind: Kind

  /// The characters of the filter, counted from 0.
  let columns: Range<Int>
}

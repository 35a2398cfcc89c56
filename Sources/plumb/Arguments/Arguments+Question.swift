import ExperimentCatalog

extension Arguments {
  /// The question among the operands, with the experiment that the answers are to be like.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  func question() throws(Failure) -> Question {
    var question = Question.everything
    if let text = operands.first {
      do {
        question = try Question.parse(text)
      } catch {
        throw Failure(error)
      }
    }
    let varying = try columnList(.varying)
    guard let name = value(.like) else {
      guard varying == nil else {
        throw Failure(
          .wrongUse, "--varying says what may differ from --like NAME, which is missing")
      }
      return question
    }
    do {
      question.likeness = Likeness(
        to: name, varying: try varying ?? ColumnList.parse(Likeness.otherSystems))
    } catch {
      throw Failure(error)
    }
    return question
  }

  /// The value of an option as a list of values.
  ///
  /// - Throws: `Failure` with a caret under the word that is wrong.
  func columnList(_ option: Option) throws(Failure) -> ColumnList? {
    guard let text = value(option) else { return nil }
    do {
      return try ColumnList.parse(text)
    } catch {
      throw Failure(error)
    }
  }
}

extension Operand {
  static let question = Operand(
    name: "FILTER", usage: "['FILTER']",
    help: "which experiments, as in 'os >= 11 and table.contentInset.top > 0'",
    isRequired: false)
}

extension Option {
  static let like = Option(
    name: "like", value: "NAME", help: "list what is equal to an experiment but for --varying")

  static let varying = Option(
    name: "varying", value: "A,B,…",
    help: "the parameters that may differ (default OS and device)")
}

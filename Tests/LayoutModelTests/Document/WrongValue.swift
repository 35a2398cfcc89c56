import LayoutModel

/// A value that a type does not accept, with the wrong place marked, and what is said about it.
struct WrongValue {
  let marked: String
  /// The path from the key to the wrong place.
  let step: String
  let message: String

  private init(_ marked: String, step: String = "", _ message: String) {
    self.marked = marked
    self.step = step
    self.message = message
  }

  /// Values that have a wrong kind, a wrong number of elements or lie out of the range.
  static func all(for type: DocumentValueType) -> [WrongValue] {
    var values = foreign(to: type).map { json, found in
      WrongValue("▸\(json)", "expected \(type.description), found \(found)")
    }
    switch type {
    case .number(let minimum?):
      values.append(
        WrongValue("▸\(minimum - 0.5)", "expected \(type.description), found \(minimum - 0.5)"))
    case .count:
      values += ["-1", "0.5", "1000000001"].map {
        WrongValue("▸\($0)", "expected a whole number from 0 to 1000000000, found \($0)")
      }
    case .word: values.append(unknownWord(type))
    case .words(let words):
      let word = unknownWord(.word(words))
      values.append(WrongValue("[\(word.marked)]", step: "[0]", word.message))
    case .numbers, .rect: values += numbers(type)
    case .list(let element):
      values += all(for: element).prefix(1).map {
        WrongValue("[\($0.marked)]", step: "[0]" + $0.step, $0.message)
      }
    case .map(let element):
      values += all(for: element).prefix(1).map {
        WrongValue("{\"a.b\": \($0.marked)}", step: ".a.b" + $0.step, $0.message)
      }
    case .either(let types):
      let either = type
      values += types.compactMap { type in
        if case .word = type { unknownWord(either) } else { nil }
      }
    default: break
    }
    return values
  }

  /// A value of every JSON kind that the type does not accept, and how a message calls it.
  private static func foreign(to type: DocumentValueType) -> [(json: String, found: String)] {
    let samples: [(kind: JSONTape.Kind, json: String, found: String)] = [
      (.null, "null", "null"), (.true, "true", "true"), (.number, "12.50", "12.50"),
      (.string, "\"12\"", "the text \"12\""), (.array, "[[]]", "an array of 1 element"),
      (.object, "{\"zz\": 1}", "an object"),
    ]
    return samples.filter { !kinds(of: type).contains($0.kind) }.map { ($0.json, $0.found) }
  }

  private static func kinds(of type: DocumentValueType) -> Set<JSONTape.Kind> {
    switch type {
    case .text, .identifier, .reference, .anchor, .osVersion, .deviceName, .word: [.string]
    case .number, .count: [.number]
    case .boolean: [.true, .false]
    case .words, .numbers, .rect, .list: [.array]
    case .object, .map: [.object]
    case .either(let types): types.reduce([]) { $0.union(kinds(of: $1)) }
    case .measuredValue: [.null, .true, .false, .number, .string]
    }
  }

  private static func unknownWord(_ type: DocumentValueType) -> WrongValue {
    WrongValue("▸\"zzzzzz\"", "expected \(type.description), found \"zzzzzz\"")
  }

  private static func numbers(_ type: DocumentValueType) -> [WrongValue] {
    let count = type.components.count
    func list(_ numbers: [String]) -> String { "[\(numbers.joined(separator: ", "))]" }
    let zeros = [String](repeating: "0", count: count)
    var values = [count - 1, count + 1].map { wrongCount in
      WrongValue(
        "▸" + list([String](repeating: "0", count: wrongCount)),
        "expected \(type.description), found an array of \(wrongCount) "
          + (wrongCount == 1 ? "element" : "elements"))
    }
    values.append(
      WrongValue(
        list(zeros.dropLast() + ["▸\"0\""]), step: "[\(count - 1)]",
        "expected a number, found the text \"0\""))
    guard case .rect = type else { return values }
    return values + [
      WrongValue("[0, 0, ▸-1, 0]", step: "[2]", "the width is -1; a width is at least 0"),
      WrongValue("[0, 0, 0, ▸-0.5]", step: "[3]", "the height is -0.5; a height is at least 0"),
    ]
  }
}

/// Random JSON documents, the same for the same generator.
struct RandomJSON {
  var random: SeededGenerator

  mutating func document() -> String {
    value(depth: 0)
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 5 ? 8 : 6), using: &random) {
    case 0: ["true", "false", "null"].randomElement(using: &random) ?? "null"
    case 1: String(Int.random(in: -1000...1000, using: &random))
    case 2: "\(Double.random(in: -1e6...1e6, using: &random))"
    case 3: "\(Int.random(in: 0...999, using: &random))e\(Int.random(in: -20...20, using: &random))"
    case 4, 5: text()
    case 6: "[\(items { generator, _ in generator.value(depth: depth + 1) })]"
    default:
      "{\(items { $0.text(prefix: "k\($1)") + $0.space() + ":" + $0.value(depth: depth + 1) })}"
    }
  }

  private mutating func items(_ item: (inout Self, Int) -> String) -> String {
    let count = Int.random(in: 0...20, using: &random) / 3
    var items: [String] = []
    for number in 0..<count {
      items.append(space() + item(&self, number) + space())
    }
    return items.joined(separator: ",")
  }

  private mutating func text(prefix: String = "") -> String {
    let pieces = [
      "a", "contentInset", "é", "😀", "\\n", "\\u00e9", "\\ud83d\\ude00", "\\\"", "/", " ",
    ]
    let content = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    return "\"" + prefix + content.joined() + "\""
  }

  private mutating func space() -> String {
    ["", "", " ", "\n  ", "\t", "\r\n"].randomElement(using: &random) ?? ""
  }
}

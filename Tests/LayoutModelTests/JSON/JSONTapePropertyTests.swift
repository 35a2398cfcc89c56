import Foundation
import LayoutModel
import Testing

@Suite struct JSONTapePropertyTests {
  @Test func `random documents read as Foundation reads them`() throws {
    var documents = RandomJSON(random: SeededGenerator(seed: 2))
    for number in 0..<2000 {
      let text = documents.document()
      let tape = try JSONTape(parsing: Array(text.utf8))
      let object = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      let agrees = isEqual(tape, tape.root, object)
      #expect(agrees, "document \(number) of seed 2: \(text)")
    }
  }

  @Test func `damaged documents are read or refused, never fatal`() {
    var documents = RandomJSON(random: SeededGenerator(seed: 3))
    var random = SeededGenerator(seed: 4)
    var accepted = 0
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = Array(documents.document().utf8.prefix(400))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        damage(&bytes, using: &random)
      }
      do {
        let tape = try JSONTape(parsing: bytes)
        #expect(visit(tape, tape.root) > 0)
        accepted += 1
      } catch {
        #expect(error.location.line >= 1 && error.location.column >= 1)
        #expect(!error.message.isEmpty && !error.message.utf8.contains(0x0A))
        refused += 1
      }
    }
    #expect(accepted > 1000 && refused > 1000)
  }

  @Test func `a stream finds the same in any chunks as at once`() {
    var documents = RandomJSON(random: SeededGenerator(seed: 5))
    var random = SeededGenerator(seed: 6)
    for number in 0..<2000 {
      let separator = ["\n", ",", "", " ", "\n\n"].randomElement(using: &random) ?? ""
      let text = (0..<3).map { _ in "{\"a\":\(documents.document())}" }.joined(separator: separator)
      var bytes = Array((Bool.random(using: &random) ? "[\(text)]" : text).utf8)
      if Bool.random(using: &random) { damage(&bytes, using: &random) }
      let whole = outcome(bytes) { _ in bytes.count }
      let chunked = outcome(bytes) { _ in Int.random(in: 1...30, using: &random) }
      #expect(whole == chunked, "input \(number) of seeds 5 and 6")
    }
  }

  private func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let interesting =
      Array("{}[]:,\"\\/'u0123456789+-.eEnaNtrufls \n\t".utf8) + [
        0, 0x7F, 0x80, 0xC3, 0xED, 0xF0, 0xFF,
      ]
    let byte = interesting.randomElement(using: &random) ?? 0
    let index = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where index < bytes.count: bytes[index] = byte
    case 1 where index < bytes.count: bytes.remove(at: index)
    case 2: bytes.removeSubrange(index...)
    default: bytes.insert(byte, at: index)
    }
  }

  /// Visits everything on the tape and counts the values.
  private func visit(_ tape: JSONTape, _ node: JSONTape.NodeIndex) -> Int {
    switch tape.kind(node) {
    case .object:
      return tape.members(node).reduce(1) {
        $0 + visit(tape, $1.value) + (tape.equals($1.key, tape.text($1.key)) ? 0 : -1000)
      }
    case .array: return tape.elements(node).reduce(1) { $0 + visit(tape, $1) }
    case .string: return tape.equals(node, tape.text(node)) ? 1 : -1000
    case .number: return tape.number(node).isFinite ? 1 : -1000
    case .true, .false, .null: return 1
    }
  }

  private func isEqual(_ tape: JSONTape, _ node: JSONTape.NodeIndex, _ object: Any) -> Bool {
    switch tape.kind(node) {
    case .object:
      guard let object = object as? [String: Any], object.count == tape.count(node) else {
        return false
      }
      return tape.members(node).allSatisfy { key, value in
        object[tape.text(key)].map { isEqual(tape, value, $0) } ?? false
      }
    case .array:
      guard let array = object as? [Any], array.count == tape.count(node) else { return false }
      return zip(tape.elements(node), array).allSatisfy { isEqual(tape, $0, $1) }
    case .string: return object as? String == tape.text(node)
    case .number:
      // From 17 digits on Foundation makes a decimal number, whose `doubleValue` isn't the nearest.
      return (object as? NSNumber).flatMap { Double($0.stringValue) } == tape.number(node)
    case .true: return object as? Bool == true
    case .false: return object as? Bool == false
    case .null: return object is NSNull
    }
  }

  private func outcome(_ bytes: [UInt8], chunk: (Int) -> Int) -> [String] {
    var stream = JSONStream()
    var result: [String] = []
    var offset = 0
    do {
      while true {
        while let tape = try stream.next() {
          result.append("\(tape.location(tape.root)) \(tape.source(tape.root))")
        }
        if offset == bytes.count { break }
        let end = min(bytes.count, offset + chunk(offset))
        stream.append(bytes[offset..<end])
        offset = end
      }
      stream.finish()
      while let tape = try stream.next() {
        result.append("\(tape.location(tape.root)) \(tape.source(tape.root))")
      }
    } catch {
      result.append("\(error)")
    }
    return result
  }
}

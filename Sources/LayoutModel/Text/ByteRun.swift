/// A few bytes that are written at once, where one by one would cost too much.
@usableFromInline
package typealias ByteRun = OutputSpan<UInt8>

extension [UInt8] {
  /// Appends what `write` puts into a run.
  ///
  /// - Parameter capacity: The most bytes that the run takes; more stop the program.
  @inlinable
  @inline(__always)
  package mutating func append(atMost capacity: Int, _ write: (inout ByteRun) -> Void) {
    #if compiler(>=6.3)
      append(addingCapacity: capacity, initializingWith: write)
    #else
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
        var run = ByteRun(buffer: memory, initializedCount: 0)
        write(&run)
        let count = run.finalize(for: memory)
        append(contentsOf: memory[..<count])
      }
    #endif
  }
}

extension OutputSpan<UInt8> {
  /// Appends bytes.
  @inlinable
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    precondition(bytes.count <= freeCapacity, "a run has no more room")
    withUnsafeMutableBufferPointer { memory, count in
      memory.baseAddress?.advanced(by: count).initialize(from: source, count: bytes.count)
      count += bytes.count
    }
  }

  /// Appends a text that stands in the program and has more than one character.
  @inlinable
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text.
  @inlinable
  package mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  /// Appends an integer.
  package mutating func append(decimal value: Int) {
    if value < 0 { append(ASCII.minus) }
    append(decimal: UInt64(value.magnitude))
  }

  /// Appends an integer.
  mutating func append(decimal value: UInt64) {
    if value < 10 { return append(ASCII.zero &+ UInt8(value)) }
    guard value >= EightDigits.limit else {
      return append(EightDigits(value).withoutLeadingZeros)
    }
    let (high, low) = value.quotientAndRemainder(dividingBy: EightDigits.limit)
    append(decimal: high)
    append(EightDigits(low))
  }

  /// Appends digits.
  @inline(__always)
  mutating func append(_ digits: EightDigits) {
    let capacity = freeCapacity
    precondition(digits.count <= capacity, "a run has no more room")
    withUnsafeMutableBufferPointer { memory, count in
      guard let end = memory.baseAddress?.advanced(by: count) else { return }
      if capacity >= 8 {
        // All eight at once: those that do not count will be written over.
        UnsafeMutableRawPointer(end)
          .storeBytes(of: digits.characters.littleEndian, as: UInt64.self)
      } else {
        for place in 0..<digits.count { end[place] = digits[place] }
      }
      count += digits.count
    }
  }
}

extension String {
  /// Calls `body` with the text as UTF-8.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

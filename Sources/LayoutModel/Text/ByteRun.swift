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

  /// Appends a comma and the key of a member of a JSON object, which has nothing to escape.
  ///
  /// In one step: a report writes some million keys.
  @inlinable
  @inline(__always)
  package mutating func append(nextKey key: StaticString) {
    let length = key.utf8CodeUnitCount
    precondition(length + 4 <= freeCapacity, "a run has no more room")
    withUnsafeMutableBufferPointer { memory, count in
      guard let start = memory.baseAddress?.advanced(by: count) else { return }
      start[0] = UInt8(ascii: ",")
      start[1] = UInt8(ascii: "\"")
      start.advanced(by: 2).initialize(from: key.utf8Start, count: length)
      start[length + 2] = UInt8(ascii: "\"")
      start[length + 3] = UInt8(ascii: ":")
      count += length + 4
    }
  }

  /// Appends what stands at some places of the run once more.
  @inlinable
  @inline(__always)
  package mutating func append(copyOf places: Range<Int>) {
    precondition(places.count <= freeCapacity, "a run has no more room")
    withUnsafeMutableBufferPointer { memory, count in
      precondition(places.upperBound <= count, "a run is copied as far as it is written")
      guard let start = memory.baseAddress else { return }
      start.advanced(by: count)
        .initialize(from: start.advanced(by: places.lowerBound), count: places.count)
      count += places.count
    }
  }

  /// Appends a text.
  @inlinable
  package mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  /// Appends an integer.
  package mutating func append(decimal value: Int) {
    append(ShortDecimal(isNegative: value < 0, whole: UInt64(value.magnitude)))
  }

  /// Appends a decimal fraction.
  @inline(__always)
  mutating func append(_ decimal: ShortDecimal) {
    guard freeCapacity >= ShortDecimal.room else { return appendAtEnd(decimal) }
    withUnsafeMutableBufferPointer { memory, count in
      guard let start = memory.baseAddress?.advanced(by: count) else { return }
      count += decimal.write(to: start)
    }
  }

  /// Appends a decimal fraction where there may be room for no more than its digits.
  private mutating func appendAtEnd(_ decimal: ShortDecimal) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ShortDecimal.room) { memory in
      guard let start = memory.baseAddress else { return }
      append(UnsafeBufferPointer(start: start, count: decimal.write(to: start)))
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

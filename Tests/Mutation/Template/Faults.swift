public import CFaults

// What stands in for the constants, operators and statements of the sources: each asks whether its
// own fault is the one that this process runs with. The operators are generated behind this.

@inlinable @inline(__always)
public func faultNumber<T>(_ id: Int32, _ value: T, _ first: T, _ second: T) -> T {
  if fault_is_chosen(id) { return first }
  return fault_is_chosen(id + 1) ? second : value
}

@inlinable @inline(__always)
public func faultWord(_ id: Int32, _ value: Bool) -> Bool {
  fault_is_chosen(id) ? !value : value
}

@inlinable @inline(__always)
public func faultCondition(_ id: Int32, _ value: Bool) -> Bool {
  fault_is_chosen(id) ? !value : value
}

@inlinable @inline(__always)
public func faultKeeps(_ id: Int32) -> Bool { !fault_is_chosen(id) }

@inlinable @inline(__always)
public func faultMin<T: Comparable>(_ id: Int32, _ a: T, _ b: T) -> T {
  fault_is_chosen(id) ? max(a, b) : min(a, b)
}

@inlinable @inline(__always)
public func faultMax<T: Comparable>(_ id: Int32, _ a: T, _ b: T) -> T {
  fault_is_chosen(id) ? min(a, b) : max(a, b)
}

/// What `+` and `-` are planted in.
public protocol FaultAddable {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
}

/// What `*` and `/` are planted in.
public protocol FaultNumber: FaultAddable {
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
}

extension Int: FaultNumber {}
extension Double: FaultNumber {}

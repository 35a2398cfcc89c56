/// Something that the catalog keeps under a number, by which it can be removed.
package struct Numbered<Value: Sendable>: Sendable {
  package let number: Int64
  package let value: Value
}

extension Numbered: Equatable where Value: Equatable {}

@testable import LayoutSimulator

/// A sum of multiples of variables and a constant, to write equations as one reads them.
struct Expression {
  var coefficients: [Int: Double] = [:]
  var constant: Double

  init(constant: Double) { self.constant = constant }

  init(variable: Int, times factor: Double = 1, plus constant: Double = 0) {
    coefficients[variable] = factor
    self.constant = constant
  }

  static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.constant += b.constant
    for (variable, value) in b.coefficients { sum.coefficients[variable, default: 0] += value }
    return sum
  }
}

extension LinearSystem {
  init(variableCount: Int) { self.init(variableCount: variableCount, equationCapacity: 1) }

  /// Adds the equation of two expressions.
  mutating func require(_ left: Expression, equals right: Expression) {
    beginEquation()
    for (variable, factor) in left.coefficients { add(factor, variable: variable) }
    for (variable, factor) in right.coefficients { add(-factor, variable: variable) }
    add(constant: left.constant - right.constant)
  }

  mutating func require(_ left: Expression, equals constant: Double) {
    require(left, equals: Expression(constant: constant))
  }
}

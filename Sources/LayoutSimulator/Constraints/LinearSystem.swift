/// A small system of linear equations that says of each variable whether it is determined.
///
/// Gaussian elimination with partial pivoting; made for the few dozen variables of a view tree.
struct LinearSystem {
  /// A sum of multiples of variables and a constant.
  struct Expression {
    var coefficients: [Int: Double] = [:]
    var constant: Double

    init(constant: Double) { self.constant = constant }

    init(variable: Int) {
      constant = 0
      coefficients[variable] = 1
    }

    static func + (a: Expression, b: Expression) -> Expression {
      var sum = a
      sum.constant += b.constant
      for (variable, value) in b.coefficients { sum.coefficients[variable, default: 0] += value }
      return sum
    }

    static func * (a: Expression, factor: Double) -> Expression {
      var product = a
      product.constant *= factor
      for variable in product.coefficients.keys { product.coefficients[variable]? *= factor }
      return product
    }
  }

  private var rows: [(coefficients: [Double], value: Double, source: Int)] = []
  let variableCount: Int

  init(variableCount: Int) { self.variableCount = variableCount }

  /// Demands that two expressions are equal; `source` names the demand in a contradiction.
  mutating func require(_ left: Expression, equals right: Expression, source: Int) {
    var row = [Double](repeating: 0, count: variableCount)
    for (variable, value) in left.coefficients { row[variable] += value }
    for (variable, value) in right.coefficients { row[variable] -= value }
    rows.append((row, right.constant - left.constant, source))
  }

  /// What an elimination found.
  struct Solution {
    /// The value of each variable; nil where the equations leave it open.
    var values: [Double?]
    /// The sources of equations that no values can meet together with those before them.
    var contradictions: [Int]
  }

  /// Solves the system.
  ///
  /// - Complexity: O(e v²) in the numbers of equations and variables.
  func solve() -> Solution {
    let epsilon = 1e-9
    var reduced: [(coefficients: [Double], value: Double, pivot: Int)] = []
    var contradictions: [Int] = []
    for row in rows {
      var coefficients = row.coefficients
      var value = row.value
      for known in reduced where abs(coefficients[known.pivot]) > 0 {
        let factor = coefficients[known.pivot]
        for column in 0..<variableCount {
          coefficients[column] -= factor * known.coefficients[column]
        }
        value -= factor * known.value
      }
      var pivot = -1
      for column in 0..<variableCount where abs(coefficients[column]) > epsilon {
        if pivot < 0 || abs(coefficients[column]) > abs(coefficients[pivot]) { pivot = column }
      }
      guard pivot >= 0 else {
        if abs(value) > 1e-6 { contradictions.append(row.source) }
        continue
      }
      let scale = coefficients[pivot]
      for column in 0..<variableCount { coefficients[column] /= scale }
      value /= scale
      coefficients[pivot] = 1
      for index in reduced.indices where abs(reduced[index].coefficients[pivot]) > 0 {
        let factor = reduced[index].coefficients[pivot]
        for column in 0..<variableCount {
          reduced[index].coefficients[column] -= factor * coefficients[column]
        }
        reduced[index].coefficients[pivot] = 0
        reduced[index].value -= factor * value
      }
      reduced.append((coefficients, value, pivot))
    }
    var values = [Double?](repeating: nil, count: variableCount)
    for row in reduced {
      let isAlone = row.coefficients.enumerated().allSatisfy {
        $0.offset == row.pivot || abs($0.element) <= epsilon
      }
      if isAlone { values[row.pivot] = row.value }
    }
    return Solution(values: values, contradictions: contradictions)
  }
}
